import type { AnyTypes, Entry, GameRecord, Match } from '@starboard/kernel';
import type { Person } from '@starboard/words';
import { botName } from '../app/bot-names.ts';
import { gameNamed } from '../game-name.ts';
import { call, Refused } from '../online/api.ts';
import { kept } from '../practice/keep.ts';
import { peopleOf } from '../practice/people.ts';
import type { Recording } from './messages.ts';
import { keptRecord } from './record-file.ts';

export interface Found {
  readonly recording: Recording;
  readonly people: readonly Person[];
  /** A game of this browser, which a link cannot lead others to. */
  readonly local: boolean;
}

/** A finished game, from this browser or else from the server. */
export async function findGame(
  id: string,
  captain: string,
  seatName: (number: number) => string,
): Promise<Found> {
  const file = keptRecord(id);
  if (file !== null) {
    return {
      local: true,
      recording: { ...recordingOf(file), record: file },
      // A record says what was done, not by whom.
      people: Array.from({ length: file.seats }, (_, seat) => ({ name: seatName(seat + 1) })),
    };
  }
  const here = await kept(id).catch(() => undefined);
  if (here !== undefined) {
    const { setup, entries, match } = here.saved;
    // What the practice worker gave to be kept: its match.
    const { state } = match as unknown as Match<AnyTypes>;
    return {
      local: true,
      recording: {
        game: setup.game,
        seats: setup.seats,
        options: setup.options,
        noTells: state.noTells,
        seed: state.dice.seed,
        entries,
      },
      people: peopleOf(setup, captain),
    };
  }
  const [record, info] = await Promise.all([
    call('record', 'GET', `/tables/${id}/record`),
    call('table', 'GET', `/tables/${id}`),
  ]);
  return { local: false, recording: recordingOf(record), people: info.seats.map(nameOf) };
}

const nameOf = (it: {
  readonly seat: number;
  readonly player: { readonly name: string } | null;
}): Person => ({ name: it.player?.name ?? botName(it.seat) });

function recordingOf(record: GameRecord): Recording {
  const { game, seats, options, noTells, seed, links } = record;
  const known = gameNamed(game);
  if (known === null) throw new Refused(0, { id: 'unknown-game' });
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
