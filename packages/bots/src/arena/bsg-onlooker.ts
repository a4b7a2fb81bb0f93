import { type Bsg, type BsgEvents, type BsgView, bsg, kindOf } from '@starboard/bsg';
import {
  type GameEvent,
  isPlainObject,
  type Json,
  type StateOf,
  seatAt,
  viewOf,
} from '@starboard/kernel';
import { readMemory } from '../bsg/memory.ts';
import { suspicions } from '../bsg/suspicion.ts';
import type { Onlooker } from './contest.ts';
import type { Contestant } from './contestants.ts';
import { type FinalRole, finalRole, isHiddenCylon, ofBsg } from './loyalties.ts';
import {
  readMemory as readVeteranMemory,
  suspicions as veteranSuspicions,
} from './veteran/bsg/index.ts';

/** How much the human players suspected hidden Cylons, and each other, at one moment; null where there were none. */
export interface Beliefs {
  readonly cylons: number | null;
  readonly humans: number | null;
}

/** Every single suspicion of a human at one moment, by who was suspected. */
export interface Suspicions {
  readonly cylons: readonly number[];
  readonly humans: readonly number[];
}

/**
 * What a seat did for all to see while it was one thing: a human, or a Cylon in hiding. What was done before the
 * sleepers woke stands by itself: it is another game then, for whoever is what.
 */
export interface PublicDeeds {
  readonly seat: number;
  readonly cylon: boolean;
  readonly deeds: readonly string[];
}

/** What a ladder of Battlestar Galactica keeps of a game. */
export interface BsgNotes {
  readonly turns: number;
  readonly distance: number;
  readonly roles: readonly FinalRole[];
  readonly revealed: readonly boolean[];
  /** In ten parts of the game, from its beginning to its end. */
  readonly beliefs: readonly Beliefs[];
  /** When seven tenths of the turns were over. */
  readonly late: Suspicions;
  readonly deeds: readonly PublicDeeds[];
  /** How often somebody was sent to the Brig: hidden Cylons, and humans. */
  readonly jailed: { readonly cylons: number; readonly humans: number };
}

const PARTS = 10;
const LATE = 0.7;

type Happened = {
  readonly [K in keyof BsgEvents]: { readonly type: K; readonly data: BsgEvents[K] };
}[keyof BsgEvents];

// The events of a table of Battlestar Galactica are the game's.
const asHappened = (event: GameEvent): Happened => event as unknown as Happened;

export function bsgOnlooker(): Onlooker {
  const samples: Suspicions[] = [];
  const diary = deedsDiary();
  const jailed = { cylons: 0, humans: 0 };
  let turn = 0;
  return {
    look(state, memories, events, seating) {
      const playing = ofBsg(state);
      for (const event of events.map(asHappened)) {
        diary.write(playing, event);
        if (event.type !== 'moved' || event.data.to !== 'brig' || event.data.how !== 'sent')
          continue;
        jailed[isHidden(playing, event.data.seat) ? 'cylons' : 'humans'] += 1;
      }
      if (playing.facts.turn === turn) return;
      turn = playing.facts.turn;
      samples.push(suspicionsAt(playing, memories, seating));
    },
    notes(state): Json {
      const { facts } = ofBsg(state);
      const kept: BsgNotes = {
        turns: facts.turn,
        distance: facts.distance,
        roles: facts.players.map(finalRole),
        revealed: facts.players.map(({ standing }) => standing !== 'human'),
        beliefs: Array.from({ length: PARTS }, (_, part) => partOf(samples, part)),
        late: samples[Math.floor(samples.length * LATE)] ?? { cylons: [], humans: [] },
        deeds: diary.deeds(),
        jailed,
      };
      return kept as unknown as Json;
    },
  };
}

export function bsgNotes(notes: Json): BsgNotes | null {
  return isPlainObject(notes) && Array.isArray(notes['roles'])
    ? (notes as unknown as BsgNotes)
    : null;
}

function isHidden({ facts }: StateOf<Bsg>, seat: number): boolean {
  const player = facts.players[seat];
  return player !== undefined && player.standing === 'human' && isHiddenCylon(player.loyalty);
}

/** Writes down what everybody did with an action: the place used, the card played, or else what kind of action. */
function deedsDiary() {
  const deeds = new Map<string, string[]>();
  let vague: { readonly seat: number; readonly deeds: string[] } | null = null;
  return {
    write(state: StateOf<Bsg>, event: Happened): void {
      switch (event.type) {
        case 'action-taken': {
          const { seat, action } = event.data;
          vague = null;
          const player = state.facts.players[seat];
          if (player === undefined || player.standing !== 'human' || action === 'reveal') return;
          const { sleeperDone } = state.facts;
          const key = `${seat} ${isHidden(state, seat) ? 'cylon' : 'human'} ${sleeperDone}`;
          const own = deeds.get(key) ?? [];
          deeds.set(key, own);
          if (action === 'location' || action === 'card') vague = { seat, deeds: own };
          else own.push(action);
          return;
        }
        case 'location-activated':
          if (vague?.seat === event.data.seat) vague.deeds.push(event.data.location);
          vague = null;
          return;
        case 'card-played':
          if (vague?.seat === event.data.seat) vague.deeds.push(kindOf(event.data.card).id);
          vague = null;
          return;
        default:
          return;
      }
    },
    deeds: (): PublicDeeds[] =>
      [...deeds].map(([key, done]) => {
        const [seat = '', role = ''] = key.split(' ');
        return { seat: Number(seat), cylon: role === 'cylon', deeds: done };
      }),
  };
}

/** What a seat makes of the others. */
function doubtsOf(
  facts: BsgView,
  memory: Json,
  seat: number,
  contestant: Contestant | undefined,
): readonly number[] {
  const seats = facts.players.length;
  return contestant === 'veteran'
    ? veteranSuspicions(facts, readVeteranMemory(memory, seats).evidence, seat)
    : suspicions(facts, readMemory(memory, seats), seat);
}

function suspicionsAt(
  state: StateOf<Bsg>,
  memories: readonly Json[],
  seating: readonly Contestant[],
): Suspicions {
  const { players } = state.facts;
  const cylons: number[] = [];
  const humans: number[] = [];
  for (const [seat, { standing }] of players.entries()) {
    if (standing !== 'human' || isHidden(state, seat)) continue;
    const { facts } = viewOf(bsg, state, seatAt(seat));
    const doubts = doubtsOf(facts, memories[seat] ?? null, seat, seating[seat]);
    for (const [other, doubt] of doubts.entries()) {
      if (other === seat || players[other]?.standing !== 'human') continue;
      (isHidden(state, other) ? cylons : humans).push(doubt);
    }
  }
  return { cylons, humans };
}

function partOf(samples: readonly Suspicions[], part: number): Beliefs {
  const from = Math.floor((samples.length * part) / PARTS);
  const to = Math.max(from + 1, Math.floor((samples.length * (part + 1)) / PARTS));
  const within = samples.slice(from, to);
  return {
    cylons: meanOf(within.flatMap(({ cylons }) => meanOf(cylons) ?? [])),
    humans: meanOf(within.flatMap(({ humans }) => meanOf(humans) ?? [])),
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, it) => sum + it, 0) / values.length;
}
