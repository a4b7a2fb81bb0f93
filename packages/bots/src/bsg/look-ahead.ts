import type { BsgView } from '@starboard/bsg';
import type { AskView, Chance, View } from '@starboard/kernel';
import type { Answered } from './answering.ts';
import type { Position } from './position.ts';

/** What somebody answers who tries it out first; null where there is nothing to look ahead to. */
export type LookAhead = (
  view: View<BsgView>,
  position: Position,
  asked: AskView,
  chance: Chance,
  late: () => boolean,
) => Answered | null;
