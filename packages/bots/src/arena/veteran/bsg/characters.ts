import { type CharacterId, characterOf, isCharacterId } from '@starboard/bsg';
import { type Position, taste } from './position.ts';

/** Everybody wants somebody to fly, to lead and to govern. */
export function characterAppeal(position: Position, id: string): number {
  if (!isCharacterId(id)) return 0;
  return taste(position, id) + 0.3 * strengthOfSheet(id) + newcomerAppeal(position, id);
}

/** Somebody who comes in later: free to act at once, and of the trade that is missing. */
function newcomerAppeal({ facts, me }: Position, id: CharacterId): number {
  // The first choice of all is a matter of taste alone, and leading the Cylons is to the taste of some.
  if (me.character === null) return characterOf(id).type === 'cylon-leader' ? 0.25 : 0;
  const { abilities, type } = characterOf(id);
  const held = facts.sleeperDone && abilities.some(({ rule }) => rule === 'sleeper-loyalty');
  const late = abilities.some(({ rule }) => rule === 'arrives-late');
  const frail = abilities.some(
    (it) => it.rule === 'executed-at-morale' && facts.resources.morale <= it.atMost + 1,
  );
  const others = facts.players.filter(
    ({ seat, character, revealed }) =>
      seat !== me.seat &&
      revealed === 'no' &&
      character !== null &&
      characterOf(character).type === type,
  );
  return (held ? -1.5 : 0) + (late ? -0.5 : 0) + (frail ? -2 : 0) - 0.4 * others.length;
}

function strengthOfSheet(id: CharacterId): number {
  return characterOf(id).skillSet.reduce((sum, { count }) => sum + count, 0) / 5;
}
