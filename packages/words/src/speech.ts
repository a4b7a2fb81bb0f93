import type {
  AskView,
  Choice,
  Message,
  Order,
  Outcome,
  Seat,
  SeenEvent,
  Test,
} from '@starboard/kernel';
import type { Person } from './thing.ts';

/** A card, tile, ability or place, told from the definition that runs. */
export interface Definition {
  readonly id: string;
  /** What kind of thing it is, as a key: `development`, `crisis`. */
  readonly kind: string;
  readonly name: string;
  /** One or more sentences each. */
  readonly lines: readonly string[];
}

/**
 * Which brief of something that has several: of a place, what it is to humans (as without a side) or to Cylons on
 * a board for both, while it is damaged, while an occupation force is there; of an ally or a Crossroads card, what
 * either kind of trauma token brings (benevolent without a side).
 */
export type Side = 'human' | 'cylon' | 'damaged' | 'occupied' | 'benevolent' | 'antagonistic';

/** Who sits where. */
export type People = readonly Person[];

/**
 * A game in a language. Everything is a function of plain data, so that a client that changes language renders
 * all it has again, the log's past included.
 */
export interface Speech {
  readonly ids: readonly string[];
  /** Rendered once, then kept. */
  definition(id: string): Definition;
  name(id: string): string;
  /**
   * What it does or costs in at most 40 letters, for boards and small cards. Needs the parts with briefs. Beside
   * definitions there are briefs of `ability:cag`, `trauma:disaster` and `token:nuke`, `phase:ship` and `faction:3`.
   */
  brief(id: string, side?: Side): string;
  /** Of which sides something has a brief beside its own. */
  sides(id: string): readonly Side[];
  /** To whom it is said, where that is known: they are told of themselves as "you". */
  prompt(ask: AskView['ask'], people: People, asked?: Seat): string;
  /** One of an ask's choices. `facts` are the viewer's facts, where a choice names something by its number. */
  choice(ask: AskView['ask'], choice: Choice, people: People, facts?: object): string;
  refusal(why: Message): string;
  /** Empty for what tells nobody anything. */
  event(event: SeenEvent, people: People): string;
  outcome(outcome: Outcome, people: People): string;
  /** What lies on the table as a viewer sees it, a sentence each: for games that no table is drawn for. */
  scene?(facts: object, people: People): readonly string[];
  /** Why a bot answered as it did. */
  reason(why: Message, people: People): string;
  window(name: string): string;
  /** `people` for orders that speak of somebody at the table. */
  order(order: Order, people?: People): string;
  /** One condition of a standing order, and what one may play: the parts to make an order of. */
  orderTest(fact: string, test: Test, people?: People): string;
  orderPlay(choice: Choice): string;
  /** An option of a new table. */
  option(name: string): string;
}
