import { card, type Gain, isCardId, type World } from '@starboard/roll';
import { fitted } from '../fitted.ts';
import { withSoftHyphens } from '../letters.ts';
import { thing } from '../thing.ts';
import type { Words } from '../words.ts';

/** What has a brief though it is no side of a tile. */
const PARTS = /^(phase|faction):(.+)$/;

/**
 * What a tile brings in at most 40 letters; also `phase:ship` and `faction:3`. Most worlds are told from their
 * gifts, everything else is written.
 */
export function briefOf(words: Words, id: string): string {
  const [, part, name] = PARTS.exec(id) ?? [];
  if (part !== undefined) return withSoftHyphens(words.say(`roll-brief-${part}-${name}`));
  if (!isCardId(id)) throw new RangeError(`there is no card "${id}"`);
  const own = `roll-brief-${id}`;
  const it = card(id);
  const made = it.kind === 'world' && !words.has(own) ? settled(words, it) : null;
  return withSoftHyphens(made ?? words.say(own));
}

function settled(words: Words, world: World): string | null {
  const { removes, gains, credits, startCredits } = world;
  const one = (what: string, count: number): string =>
    words.name(thing(`roll-brief-${what}`, { count }));
  const gifts = [
    ...(removes === 0 ? [] : [one('removes', removes)]),
    ...gains.map((it) => given(words, it)),
    ...(credits === 0 ? [] : [one('credits', credits)]),
    ...(startCredits === undefined ? [] : [one('start-credits', startCredits)]),
  ];
  return fitted([gifts], ([text = '']) => words.say('roll-brief-world', { text }));
}

function given(words: Words, { die, count, to }: Gain): string {
  const dice = thing('roll-brief-dice', { count, colour: thing(`roll-brief-colour-${die}`) });
  return words.name(thing(`roll-brief-to-${to}`, { dice }));
}
