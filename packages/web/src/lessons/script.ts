import type { AskView, Json, View } from '@starboard/kernel';
import { seatAt, viewOf } from '@starboard/kernel';
import type { GameName } from '../game-name.ts';
import { enter, type Played, type PracticeGame } from '../practice/game.ts';

/** What is answered in a lesson by agreement; null where somebody has to think. */
export interface Script {
  /** Before the lesson begins, for everybody. */
  opening(view: View<object>, ask: AskView): Json | null;
  /** By the bots, as long as the lesson needs it. */
  others(view: View<object>, ask: AskView): Json | null;
}

export async function scriptOf(game: GameName): Promise<Script | null> {
  switch (game) {
    case 'roll':
      return (await import('./script-roll.ts')).script;
    case 'bsg':
      return (await import('./script-bsg.ts')).script;
    default:
      return null;
  }
}

/** The same game, with bots that keep to a script as far as it goes. */
export function scripted(played: Played, script: Script): Played {
  const { botOf } = played;
  if (botOf === null) return played;
  return {
    ...played,
    botOf(level) {
      const bot = botOf(level);
      return {
        ...bot,
        decide(view, ask, ...rest) {
          const own = bot.decide(view, ask, ...rest);
          return { ...own, answer: script.others(view, ask) ?? own.answer };
        },
      };
    },
  };
}

/** Plays what a lesson leaves out, by the rules. */
export function playOpening(practice: PracticeGame, { opening }: Script): void {
  for (;;) {
    const { state } = practice.match;
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) return;
    const seat = seatAt(open.seat);
    const view = viewOf(practice.played.game, state, seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    const answer = ask === undefined ? null : opening(view, ask);
    if (answer === null) return;
    enter(practice, { kind: 'answer', seat, ask: open.id, answer });
  }
}
