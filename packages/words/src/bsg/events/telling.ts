import type { BsgEvents } from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import type { Thing } from '../../thing.ts';

export type Who = (seat: number) => Thing;

/** One line of the log for each of some events. */
export type Tellers<K extends keyof BsgEvents = keyof BsgEvents> = {
  readonly [E in K]: (data: BsgEvents[E], who: Who) => Line;
};
