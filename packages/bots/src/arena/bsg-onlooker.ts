import { type Bsg, bsg, type Facts, type Player } from '@starboard/bsg';
import {
  isPlainObject,
  type Json,
  type State,
  type StateOf,
  seatAt,
  viewOf,
} from '@starboard/kernel';
import { isCylonCard } from '../bsg/loyalty.ts';
import { readMemory } from '../bsg/memory.ts';
import { suspicions } from '../bsg/suspicion.ts';
import type { Onlooker } from './contest.ts';

/** A leader has a goal of the own, and so has a Sympathetic Cylon. */
export type FinalRole = 'human' | 'cylon' | 'sympathizer' | 'leader';

/** How much the human players suspected hidden Cylons, and each other, at one moment; null where there were none. */
export interface Beliefs {
  readonly cylons: number | null;
  readonly humans: number | null;
}

/** What a ladder of Battlestar Galactica keeps of a game. */
export interface BsgNotes {
  readonly turns: number;
  readonly distance: number;
  readonly roles: readonly FinalRole[];
  readonly revealed: readonly boolean[];
  /** In ten parts of the game, from its beginning to its end. */
  readonly beliefs: readonly Beliefs[];
}

const PARTS = 10;

export function bsgOnlooker(): Onlooker {
  const samples: Beliefs[] = [];
  let turn = 0;
  return {
    look(state, memories) {
      const playing = ofBsg(state);
      if (playing.facts.turn === turn) return;
      turn = playing.facts.turn;
      samples.push(beliefsAt(playing, memories));
    },
    notes(state): Json {
      const { facts } = ofBsg(state);
      const kept: BsgNotes = {
        turns: facts.turn,
        distance: facts.distance,
        roles: facts.players.map(finalRole),
        revealed: facts.players.map(({ standing }) => standing !== 'human'),
        beliefs: Array.from({ length: PARTS }, (_, part) => partOf(samples, part)),
      };
      return kept as unknown as Json;
    },
  };
}

// Only games of Battlestar Galactica are looked at here.
const ofBsg = (state: State): StateOf<Bsg> => state as StateOf<Bsg>;

export function bsgNotes(notes: Json): BsgNotes | null {
  return isPlainObject(notes) && Array.isArray(notes['roles'])
    ? (notes as unknown as BsgNotes)
    : null;
}

/** Whether a seat of a game of Battlestar Galactica is a Cylon by now; nobody is in another game. */
export function isCylonSeat(state: State, seat: number): boolean {
  if (state.game !== bsg.name) return false;
  const player = ofBsg(state).facts.players[seat];
  return player !== undefined && finalRole(player) !== 'human';
}

function finalRole({ standing, loyalty, agenda }: Player): FinalRole {
  if (agenda !== undefined) return 'leader';
  if (standing === 'sympathizer') return 'sympathizer';
  return standing === 'cylon' || isHiddenCylon(loyalty) ? 'cylon' : 'human';
}

function isHiddenCylon(loyalty: Facts['players'][number]['loyalty']): boolean {
  return loyalty.some(({ card }) => isCylonCard(card));
}

function beliefsAt(state: StateOf<Bsg>, memories: readonly Json[]): Beliefs {
  const { players } = state.facts;
  const hidden = players.map(
    ({ standing, loyalty }) => standing === 'human' && isHiddenCylon(loyalty),
  );
  const aboutCylons: number[] = [];
  const aboutHumans: number[] = [];
  for (const [seat, { standing }] of players.entries()) {
    if (standing !== 'human' || hidden[seat] === true) continue;
    const { facts } = viewOf(bsg, state, seatAt(seat));
    const { evidence } = readMemory(memories[seat] ?? null, players.length);
    for (const [other, doubt] of suspicions(facts, evidence, seat).entries()) {
      if (other === seat || players[other]?.standing !== 'human') continue;
      (hidden[other] === true ? aboutCylons : aboutHumans).push(doubt);
    }
  }
  return { cylons: meanOf(aboutCylons), humans: meanOf(aboutHumans) };
}

function partOf(samples: readonly Beliefs[], part: number): Beliefs {
  const from = Math.floor((samples.length * part) / PARTS);
  const to = Math.max(from + 1, Math.floor((samples.length * (part + 1)) / PARTS));
  const within = samples.slice(from, to);
  return {
    cylons: meanOf(within.flatMap(({ cylons }) => cylons ?? [])),
    humans: meanOf(within.flatMap(({ humans }) => humans ?? [])),
  };
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, it) => sum + it, 0) / values.length;
}
