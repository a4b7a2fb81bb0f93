import type { BsgView, PlayerView } from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';
import type { TableProps } from '../table/page.tsx';
import { sayDraw } from './draws.ts';
import { sayScarce } from './scarce.ts';

/** Of a card to be drawn, or of ships that are too few, which of how many it is. */
export function sayHowMany({
  ask: { ask },
  facts,
  me,
  table: { state, words },
}: {
  readonly ask: AskView;
  readonly facts: BsgView;
  readonly me: PlayerView | undefined;
  readonly table: TableProps;
}): string | undefined {
  if (ask.prompt !== 'choose-skill-to-draw') return sayScarce(ask, facts, state.log, words);
  return me && sayDraw(state.log, me, facts.turn, state.view?.options, words);
}
