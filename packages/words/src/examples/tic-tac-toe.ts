import type { TicTacToe } from '@starboard/examples';
import type { SeenEvent } from '@starboard/kernel';
import {
  NO_ORDERS,
  order,
  orderPlay,
  orderTest,
  outcome,
  plainArgs,
  reason,
  refusal,
  seated,
} from '../shared.ts';
import type { Speech } from '../speech.ts';
import { type Thing, thing } from '../thing.ts';
import type { Words } from '../words.ts';
import { NO_CARDS } from './no-cards.ts';

const cell = (number: number): Thing => thing(`tic-tac-toe-cell-${number}`);

/** Tic-tac-toe in a language. */
export function ticTacToeSpeech(words: Words): Speech {
  return {
    ...NO_CARDS,
    prompt: ({ prompt }) => words.say(`tic-tac-toe-prompt-${prompt}`),
    choice: (_ask, choice) => words.say(cell(Number(choice)).say),
    refusal: (why) => refusal(words, 'tic-tac-toe', why.id, plainArgs(why)),
    event(event, people) {
      const { seat, cell: marked } = markedIn(event);
      const said = { who: seated(people)(seat), cell: cell(marked) };
      return words.say('tic-tac-toe-event-marked', said);
    },
    outcome: (ended, people) => outcome(words, 'tic-tac-toe', ended, people),
    scene(facts, people) {
      // Facts come from a game of this kind, so that they are what its view says.
      const { cells } = facts as TicTacToe['view'];
      return [0, 1].map((seat) => {
        const who = seated(people)(seat);
        const marked = cells.flatMap((owner, number) => (owner === seat ? cell(number) : []));
        return marked.length === 0
          ? words.say('tic-tac-toe-scene-none', { who })
          : words.say('tic-tac-toe-scene-marks', { who, cells: marked });
      });
    },
    reason: (why) => reason(words, why, plainArgs(why)),
    window: () => words.say('order-elsewhere'),
    order: (given) => order(words, given, NO_ORDERS),
    orderTest: (fact, test) => orderTest(words, fact, test, NO_ORDERS),
    orderPlay: (choice) => orderPlay(words, choice, NO_ORDERS),
    option: (name) => words.say('refusal-unknown-option', { name }),
  };
}

/** Events come from a game of this kind, so that the data is what the type says. */
function markedIn({ type, data }: SeenEvent): TicTacToe['events']['marked'] {
  if (type !== 'marked') throw new RangeError(`tic-tac-toe has no event "${type}"`);
  return data as TicTacToe['events']['marked'];
}
