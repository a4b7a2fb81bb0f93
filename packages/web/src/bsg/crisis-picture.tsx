import { Picture } from '../art/picture.tsx';
import { scene } from '../art/scenes/index.ts';
import { sceneOf } from './crisis-scenes.ts';

/** The picture window of a Crisis card. The sixteen scenes come when the first is wanted. */
export default function CrisisPicture({ card }: { readonly card: string }) {
  const name = sceneOf(card);
  if (name === undefined) return null;
  return <Picture id={`scene:${name}`} draw={() => scene(name, 260, 104)} />;
}
