import type { AnyTypes, Entry, GameRecord, Match } from '@starboard/kernel';
import type { Person } from '@starboard/words';
import { botName } from '../app/bot-names.ts';
import { type GameName, gameNamed } from '../game-name.ts';
import { call, Refused } from '../online/api.ts';
import { kept } from '../practice/keep.ts';
import { peopleOf } from '../practice/people.ts';
import type { Recording } from './messages.ts';
import { keptRecord } from './record-file.ts';
import type { Telling } from './running.ts';

export interface Found {
  /** The whole game; of one that goes on, what I have seen of it. */
  readonly recording: Recording | null;
  readonly running: { readonly game: GameName; readonly telling: Telling } | null;
  readonly people: readonly Person[];
  /** What is written into a file of it; undefined where nobody is known by name. */
  readonly names: readonly string[] | undefined;
  /** A game of this browser, which a link cannot lead others to. */
  readonly local: boolean;
  /** The page of the table it was played at, or of one that goes on; otherwise the lobby. */
  readonly home: string;
}

/** A finished game, from this browser or else from the server; or, from there, one of mine that still goes on. */
export async function findGame(
  id: string,
  captain: string,
  seatName: (number: number) => string,
): Promise<Found> {
  const file = keptRecord(id);
  if (file !== null) {
    const { names } = file;
    return {
      local: true,
      home: '/',
      recording: { ...recordingOf(file), record: file },
      running: null,
      // Earlier records say what was done, not by whom.
      people: Array.from({ length: file.seats }, (_, seat) => ({
        name: names === undefined ? seatName(seat + 1) : names[seat] || botName(seat),
      })),
      names,
    };
  }
  const here = await kept(id).catch(() => undefined);
  if (here !== undefined) {
    const { setup, entries, match } = here.saved;
    // What the practice worker gave to be kept: its match.
    const { state } = match as unknown as Match<AnyTypes>;
    const people = peopleOf(setup, captain);
    return {
      local: true,
      home: `/practice/${setup.game}/${id}`,
      recording: {
        game: setup.game,
        seats: setup.seats,
        options: setup.options,
        noTells: state.noTells,
        seed: state.dice.seed,
        entries,
      },
      running: null,
      people,
      names: people.map(({ name }) => name),
    };
  }
  const info = await call('table', 'GET', `/tables/${id}`);
  const people = info.seats.map(nameOf);
  const names = people.map(({ name }) => name);
  if (info.status === 'finished') {
    const record = await call('record', 'GET', `/tables/${id}/record`);
    const recording = recordingOf(record);
    return { local: false, home: '/', recording, running: null, people, names };
  }
  const telling = await call('telling', 'GET', `/tables/${id}/replay`);
  const running = { game: knownGame(info.game), telling };
  return { local: false, home: `/table/${id}`, recording: null, running, people, names };
}

const nameOf = (it: {
  readonly seat: number;
  readonly player: { readonly name: string } | null;
}): Person => ({ name: it.player?.name ?? botName(it.seat) });

function knownGame(name: string): GameName {
  const known = gameNamed(name);
  if (known === null) throw new Refused(0, { id: 'unknown-game' });
  return known;
}

function recordingOf(record: GameRecord): Recording {
  const { game, seats, options, noTells, seed, links } = record;
  const known = knownGame(game);
  const entries: readonly Entry[] = links.map(({ entry }) => entry);
  return {
    game: known,
    seats,
    options: { ...options },
    noTells,
    seed,
    entries,
  };
}
