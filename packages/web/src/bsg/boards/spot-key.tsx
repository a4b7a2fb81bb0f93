import { Digit } from '../../table/ask-panel.tsx';
import type { AnsweredThere } from '../answered-there.ts';
import type { Spot } from '../spots.ts';

/** The key that answers with this spot, where it is answered here. */
export function SpotKey({ spot, there }: { readonly spot: Spot; readonly there: AnsweredThere }) {
  const answer = there.get(spot);
  return answer === undefined ? null : <Digit index={answer.key} />;
}
