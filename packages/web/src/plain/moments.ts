import type { Words } from '@starboard/words';
import type { GameName } from '../game-name.ts';
import type { OrderMoment } from '../table/order-form.tsx';

/** What standing orders can speak of: in liar's dice, of the bid that can be called a lie. */
export function momentsOf(game: GameName, words: Words): readonly OrderMoment[] {
  if (game !== 'liars-dice') return NONE;
  const number = (name: 'count' | 'face' | 'dice', max: number) => ({
    name,
    label: words.say(`liars-dice-fact-${name}`),
    fact: { kind: 'number', min: 1, max } as const,
  });
  const facts = [number('count', MOST_DICE), number('face', 6), number('dice', MOST_DICE)];
  return [{ window: 'challenge', facts, plays: ['liar'] }];
}

const NONE: readonly never[] = [];
/** LIAR-1.1: six players with eight dice each. */
const MOST_DICE = 48;
