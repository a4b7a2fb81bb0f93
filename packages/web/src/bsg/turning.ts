import {
  type BsgEvents,
  type BsgView,
  type CheckView,
  countedIn,
  type PlayerView,
} from '@starboard/bsg/reading';
import { useEffect, useRef, useState } from 'react';
import { settings } from '../settings.ts';
import type { LogEntry, TableState } from '../table/client.ts';
import { isStill } from '../table/pieces.ts';

// The cards of a check are turned up one after the other. Until they all lie there, nothing on the table, in the log or in
// a question tells what they come to. Whoever asked for stillness sees the same steps, and nothing moves.

/** How long each card is looked at, and then all of them, in milliseconds. */
const CARD_MS = 170;
const STILL_CARD_MS = 400;
const ALL_MS = 900;

export interface Turning {
  /** The table as it lies there meanwhile. */
  readonly state: TableState;
  skip(): void;
}

/** Null when no cards are being turned up. */
export function useTurning(state: TableState): Turning | null {
  const { log, view } = state;
  // The view of this game holds this game's facts.
  const facts = view?.facts as BsgView;
  const seen = useRef({ length: log.length, facts });
  const [turned, setTurned] = useState({ at: -1, cards: 0 });
  const { length, facts: before } = seen.current;
  const at = log.findIndex((entry, i) => i >= length && cardsIn(entry) !== null);
  const cards = (at < 0 ? null : cardsIn(log[at])) ?? [];
  const open = turned.at === at ? turned.cards : 0;
  const { check } = before;
  // A replay is step by step already.
  const shows = settings().botPace > 0 && state.past !== true;
  const turning = shows && at >= 0 && check !== null && open <= cards.length;
  useEffect(() => {
    if (!turning) {
      seen.current = { length: log.length, facts };
      return;
    }
    const step = isStill() ? STILL_CARD_MS : CARD_MS;
    const timer = setTimeout(
      () => setTurned({ at, cards: open + 1 }),
      open === cards.length ? ALL_MS : step,
    );
    return () => clearTimeout(timer);
  }, [turning, at, open, cards.length, log, facts]);
  if (!turning || view === null) return null;
  const sorted = [...cards].sort((a, b) => countedIn(check, b) - countedIn(check, a));
  const pile = sorted.slice(0, open);
  const { added, players } = withAdded({ ...before, check }, facts, log.slice(length, at));
  const then: BsgView = {
    ...before,
    players,
    check: { ...check, added, pile, cards: pile.length, total: null },
  };
  return {
    state: {
      ...state,
      log: log.slice(0, at),
      view: { ...view, facts: then, asks: [], outcome: null },
    },
    skip: () => setTurned({ at, cards: cards.length + 1 }),
  };
}

/** Who added how many, and what is left in the hands, once the last ones have added theirs. */
export function withAdded<P extends Pick<PlayerView, 'seat' | 'hand' | 'handSize'>>(
  before: { readonly check: Pick<CheckView, 'added'>; readonly players: readonly P[] },
  now: { readonly players: readonly P[] },
  since: readonly LogEntry[],
) {
  const late = since.flatMap(({ event }) => {
    if (event.type !== 'contributed') return [];
    // The log of this game holds this game's events.
    const { seat, count } = event.data as BsgEvents['contributed'];
    return seat === null ? [] : [{ seat, count }];
  });
  const players = before.players.map((player) => {
    const gave = late.find(({ seat }) => seat === player.seat);
    if (gave === undefined) return player;
    const left = now.players.find(({ seat }) => seat === player.seat)?.hand ?? [];
    const hand = player.hand?.filter((card) => left.includes(card)) ?? null;
    return { ...player, hand, handSize: player.handSize - gave.count };
  });
  return { added: [...before.check.added, ...late], players };
}

function cardsIn(entry: LogEntry | undefined): BsgEvents['check-revealed']['cards'] | null {
  if (entry?.event.type !== 'check-revealed') return null;
  // The log of this game holds this game's events.
  return (entry.event.data as BsgEvents['check-revealed']).cards;
}
