import type { Frame, Seat, StateOf } from '@starboard/kernel';
import type { Bsg, Deck, Facts } from '../table/facts.ts';
import type { Place } from './zone.ts';

type State = StateOf<Bsg>;

/** The locals of what is going on, where cards may lie for a moment. */
interface Held {
  readonly seat?: Seat;
  readonly chooser?: Seat;
  readonly deck?: string;
  drawn?: unknown[];
  under?: unknown[];
}

function held({ stack }: State, procedures: readonly string[]): Held[] {
  return stack.flatMap(({ procedure, locals }: Frame) =>
    procedures.includes(procedure) ? [locals as Held] : [],
  );
}

/** Cards that somebody has drawn and looks at. */
export function drawnPlaces<T>(
  state: State,
  procedures: readonly string[],
  where: 'drawn' | 'under' = 'drawn',
): Place<T>[] {
  return held(state, procedures).flatMap((locals) => {
    const { seat, chooser } = locals;
    const drawn = locals[where];
    if (drawn === undefined || drawn.length === 0) return [];
    const by = chooser ?? seat;
    return [
      {
        name: 'drawn',
        seenBy: by === undefined ? 'none' : [by],
        // What these procedures draw are cards of this deck.
        things: drawn as T[],
        put: (things) => {
          locals[where] = [...things];
        },
      },
    ];
  });
}

/** A deck whose top somebody may be looking at. */
export function deckPlaces<T>(state: State, deck: string, cards: T[], lookedAt = true): Place<T>[] {
  const lookers = held(state, ['looking-at-deck']).flatMap((it) =>
    lookedAt && it.deck === deck && it.seat !== undefined ? [it.seat] : [],
  );
  const put = (from: number) => (things: readonly T[]) => {
    cards.splice(from, things.length, ...things);
  };
  if (lookers.length === 0) {
    return [{ name: 'deck', seenBy: 'none', things: cards, put: put(0) }];
  }
  return [
    { name: 'top', seenBy: lookers, things: cards.slice(0, 1), put: put(0), within: cards },
    { name: 'deck', seenBy: 'none', things: cards.slice(1), put: put(1) },
  ];
}

export const open = <T>(name: string, things: readonly T[]): Place<T> => ({
  name,
  seenBy: 'all',
  things,
});

/** Cards of a deck that lie open: discarded, in play, being resolved. */
export function openPlaces<T extends string>(
  facts: Facts,
  deck: string,
  { discard }: Deck<T>,
): Place<T>[] {
  const turnedUp = facts.onTable.filter(({ fate }) => fate !== 'kept' && fate !== 'given');
  return [
    open('discard', discard),
    // Cards in play say which deck they are of.
    open(
      'in play',
      [...facts.kept, ...turnedUp].flatMap((it) => (it.deck === deck ? [it.id as T] : [])),
    ),
  ];
}
