import type { Die, Face, Use } from '@starboard/roll';
import type { TableProps } from '../table/page.tsx';
import { dieName } from './die.tsx';

/** What a power was used for: who was set aside, who went where. */
export function sayUse(
  { aside, moves }: Use,
  faces: ReadonlyMap<Die, Face>,
  words: TableProps['words'],
): string {
  const die = (it: Die): string => dieName(it, faces.get(it), words, undefined);
  const moved = moves.map((it) =>
    words.say('web-roll-use-moved', { die: die(it.die), phase: { say: `roll-phase-${it.to}` } }),
  );
  // Dice that are alike are said once.
  const times = (it: string): number => moved.filter((other) => other === it).length;
  return [
    ...(aside === undefined ? [] : [words.say('web-roll-use-aside', { die: die(aside) })]),
    ...[...new Set(moved)].map((it) => (times(it) > 1 ? `${times(it)} × ${it}` : it)),
  ].join(' · ');
}
