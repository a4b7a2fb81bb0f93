import type { BsgEvents } from '@starboard/bsg/reading';
import type { RollEvents } from '@starboard/roll';
import type { Words } from '@starboard/words';
import type { Saved } from '../practice/messages.ts';

/**
 * What everybody calls a character, from the id: the nickname within it, else the last name. It is the same in every
 * language, so that a list of games needs no game's words.
 */
export function calledById(id: string): string {
  const parts = id.split('-');
  const nickname = parts.slice(1, -1).find((it) => it.length > 1);
  const name = nickname ?? parts.at(-1) ?? id;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How far a kept game has come, as its log tells: whom the people here play, and the turn or the round. */
export function howFar(
  { setup: { humans }, logs }: Pick<Saved, 'setup' | 'logs'>,
  { say }: Words,
): readonly string[] {
  const played = new Map<number, string>();
  let when: string | null = null;
  for (const { event } of logs[humans[0] ?? 0] ?? []) {
    switch (event.type) {
      // The log of a game holds that game's events.
      case 'character-picked':
      case 'character-replaced': {
        const { seat, character } = event.data as BsgEvents['character-picked'];
        played.set(seat, character);
        break;
      }
      case 'turn-began':
        when = say('web-kept-turn', { turn: (event.data as BsgEvents['turn-began']).turn });
        break;
      case 'round-began':
        when = say('web-kept-round', { round: (event.data as RollEvents['round-began']).round });
    }
  }
  const who = humans.flatMap((seat) => played.get(seat) ?? []).map(calledById);
  return [...(who.length === 0 ? [] : [who.join(', ')]), ...(when === null ? [] : [when])];
}
