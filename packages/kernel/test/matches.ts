import {
  beginMatch,
  canTakeBack,
  type Entry,
  enterMove,
  type Game,
  type GameEvent,
  type GameTypes,
  type Json,
  type Link,
  type Match,
  type Move,
  type Order,
  type StartOptions,
  sampleAnswer,
  seatAt,
  seatsOf,
  seedFrom,
  whims,
} from '@starboard/kernel';
import { expect } from 'vitest';
import { goesOn } from './small-games.ts';

/** A match in progress, with all a store would have kept of it. */
export class Sitting<G extends GameTypes> {
  readonly game: Game<G>;
  readonly links: Link[] = [];
  /** The events that stand, by link; the first list is what happened before the first entry. */
  readonly standing: (readonly GameEvent<G['events']>[])[];
  match: Match<G>;
  /** Every moment there was, by its length. */
  readonly moments: Match<G>[];

  constructor(game: Game<G>, seats = 2, how: Partial<StartOptions> = {}) {
    this.game = game;
    const { match, events } = beginMatch(game, { seed: seedFrom('sitting'), seats, ...how });
    this.match = match;
    this.moments = [match];
    this.standing = [events];
  }

  enter(entry: Entry): Move<G> {
    const move = enterMove(this.game, this.match, entry, (length) => this.moments[length]);
    this.match = move.match;
    this.moments.push(move.match);
    this.links.push(move.link);
    const could = seatsOf(this.match.state.seats).filter((seat) =>
      canTakeBack(this.game, this.match, seat),
    );
    expect(this.match.mayTakeBack).toEqual(could);
    // As a client would: what a take-back replaces stands no longer.
    const kept = this.standing.length - move.replaces;
    for (let i = kept; i < this.standing.length; i++) this.standing[i] = [];
    this.standing.push(move.events);
    return move;
  }

  /** Answers the first question that a seat has not answered yet. */
  say(seat: number, answer: Json): Move<G> {
    const open = this.match.state.asks.find((ask) => ask.seat === seat && !ask.answered);
    if (open === undefined) throw new Error(`nothing is asked of seat ${seat}`);
    return this.enter({ kind: 'answer', seat: open.seat, ask: open.id, answer });
  }

  order(seat: number, orders: readonly Order[]): Move<G> {
    return this.enter({ kind: 'orders', seat: seatAt(seat), orders });
  }

  takeBack(seat: number): Move<G> {
    return this.enter({ kind: 'take-back', seat: seatAt(seat) });
  }

  goBack(seat: number, to: number): Move<G> {
    return this.enter({ kind: 'go-back', seat: seatAt(seat), to });
  }

  /** Plays to the end with answers drawn from a seed. */
  playOut(seed: string): this {
    const chance = whims(seed);
    for (let i = 0; goesOn(this.match.state, i); i++) {
      const waiting = this.match.state.asks.filter((open) => !open.answered);
      const open = waiting[chance.below(waiting.length)];
      if (open === undefined) throw new Error('nobody can act');
      const answer = sampleAnswer(this.game, this.match.state, open, chance);
      this.enter({ kind: 'answer', seat: open.seat, ask: open.id, answer });
    }
    return this;
  }
}
