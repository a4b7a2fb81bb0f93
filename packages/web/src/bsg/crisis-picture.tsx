import { useEffect } from 'react';
import { drawAhead, Picture } from '../art/picture.tsx';
import { SCENE_NAMES, type SceneName, scene } from '../art/scenes/index.ts';
import { sceneOf } from './crisis-scenes.ts';

const drawn = (name: SceneName) => ({ id: `scene:${name}`, draw: () => scene(name, 260, 104) });

const later = [...SCENE_NAMES];

/** One scene, whenever there is nothing else to do: no card has to wait for its picture. */
function drawLater(): void {
  const name = later.pop();
  if (name === undefined) return;
  const { id, draw } = drawn(name);
  drawAhead(id, draw);
  whenIdle(drawLater);
}

// Safari does not tell when it has nothing to do.
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
};

/** The picture window of a Crisis card. The sixteen scenes come when the first is wanted. */
export default function CrisisPicture({ card }: { readonly card: string }) {
  useEffect(() => whenIdle(drawLater), []);
  const name = sceneOf(card);
  return name === undefined ? null : <Picture {...drawn(name)} />;
}
