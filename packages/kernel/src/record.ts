import { commitmentOf, digest } from './dice.ts';
import { corrupt, Fault } from './faults.ts';
import type { AnyGame, Game, GameTypes, StateOf } from './game.ts';
import { pastOf } from './go-back.ts';
import { canonical, isPlainObject, notJson, same } from './json.ts';
import { beginMatch, enterMove, type Link, type Match, optionsAsIn, readEntry } from './match.ts';
import type { Outcome } from './state.ts';

/** A finished game as one file: enough to play it again and compare every byte. */
export interface GameRecord {
  readonly format: 'starboard-record';
  readonly formatVersion: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly noTells: boolean;
  readonly seed: string;
  readonly commitment: string;
  readonly links: readonly Link[];
  /** SHA-256 of the final state. */
  readonly final: string;
  /** The version the game ended under, if not the one it was begun under. */
  readonly finalVersion?: number;
  readonly outcome: Outcome;
  /** What people were called, by seat; empty for who had no name. A remark: nothing vouches for it. */
  readonly names?: readonly string[];
}

export function recordOf<G extends GameTypes>(
  match: Match<G>,
  links: readonly Link[],
  names?: readonly string[],
): GameRecord {
  const { state, commitment } = match;
  if (state.outcome === null) throw new Fault('bad-setup', 'game-not-over');
  return {
    format: 'starboard-record',
    formatVersion: 1,
    game: state.game,
    version: match.version,
    seats: state.seats,
    options: state.options,
    noTells: state.noTells,
    seed: state.dice.seed,
    commitment,
    links,
    final: digestOf(state),
    ...(state.version !== match.version && { finalVersion: state.version }),
    outcome: state.outcome,
    ...(names !== undefined && { names }),
  };
}

function digestOf<G extends GameTypes>(state: StateOf<G>): string {
  return digest(canonical(state));
}

/** What came of a verification. `at` is the entry, counted from 1, at which record and replay part. */
export type Verdict =
  | { readonly genuine: true; readonly record: GameRecord }
  | { readonly genuine: false; readonly problem: string; readonly at?: number };

/** Plays a recorded game again from its seed and entries and compares everything. Takes any input. */
export function verify(games: readonly AnyGame[], input: unknown): Verdict {
  try {
    const record = readRecord(typeof input === 'string' ? parsed(input) : input);
    const game = games.find(({ name }) => name === record.game);
    if (game === undefined) return { genuine: false, problem: `no game named "${record.game}"` };
    return replayed(game, record);
  } catch (error) {
    return { genuine: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw corrupt('the file is not JSON');
  }
}

function replayed<G extends GameTypes>(game: Game<G>, record: GameRecord): Verdict {
  if (record.version !== game.version && game.earlier?.[record.version] === undefined) {
    const problem = `played under rules version ${record.version}; this program has version ${game.version}`;
    return { genuine: false, problem };
  }
  if (commitmentOf(record.seed) !== record.commitment) {
    return { genuine: false, problem: 'the seed is not the one committed to at the start' };
  }
  const { seed, seats, options, noTells } = record;
  const begun = record.version;
  let { match } = beginMatch(game, { seed, seats, noTells, begun, options: { ...options } });
  // As the version it was begun under wrote them, or as the one it ended under did.
  const now = match.state.options;
  if (!same(now, options) && !same(optionsAsIn(game, begun, now), options)) {
    return { genuine: false, problem: 'these are not the options it was played with' };
  }
  const past = pastOf<G>(record.links.map(({ entry }) => entry));
  for (const [i, link] of record.links.entries()) {
    const at = i + 1;
    past.pass(match);
    let move: ReturnType<typeof enterMove<G>>;
    try {
      move = enterMove(game, match, link.entry, past.at);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { genuine: false, problem: `the entry is refused (${why})`, at };
    }
    if (move.link.hash !== link.hash) {
      return { genuine: false, problem: 'what happened is not what was recorded', at };
    }
    match = move.match;
  }
  if (match.state.outcome === null) return { genuine: false, problem: 'the game is not over' };
  if (!same(match.state.outcome, record.outcome)) {
    return { genuine: false, problem: 'the outcome is another' };
  }
  // The state of another version has another shape, and its links have told everything.
  const comparable = (record.finalVersion ?? record.version) === game.version;
  if (comparable && digestOf(match.state) !== record.final) {
    return { genuine: false, problem: 'the final state is another' };
  }
  return { genuine: true, record };
}

const HEX_64 = /^[0-9a-f]{64}$/;

function readRecord(data: unknown): GameRecord {
  if (!isPlainObject(data) || data['format'] !== 'starboard-record') {
    throw corrupt('not a record of a Starboard game');
  }
  if (data['formatVersion'] !== 1) throw corrupt('a record of an unknown format version');
  const wrong = notJson(data);
  if (wrong !== null) throw corrupt(wrong);
  onlyParts(data, PARTS);
  const { game, version, seats, options, noTells, seed, commitment, links, final, outcome } = data;
  const { finalVersion, names } = data;
  if (finalVersion !== undefined && typeof finalVersion !== 'number') {
    throw corrupt('the version it ended under is not a number');
  }
  const hex = (value: unknown): value is string => typeof value === 'string' && HEX_64.test(value);
  if (typeof game !== 'string' || typeof version !== 'number' || typeof seats !== 'number') {
    throw corrupt('the record does not say which game it is');
  }
  if (!isPlainObject(options) || typeof noTells !== 'boolean') throw corrupt('no options');
  if (!hex(seed) || !hex(commitment) || !hex(final))
    throw corrupt('no seed, commitment or final hash');
  if (!isPlainObject(outcome)) throw corrupt('no outcome');
  if (!Array.isArray(links)) throw corrupt('no entries');
  if (names !== undefined && !areNames(names, seats)) throw corrupt('the names are not names');
  return {
    format: 'starboard-record',
    formatVersion: 1,
    game,
    version,
    seats,
    options,
    noTells,
    seed,
    commitment,
    links: (links as unknown[]).map(readLink),
    final,
    ...(finalVersion !== undefined && { finalVersion }),
    // Compared as a whole with the outcome of the replay.
    outcome: outcome as unknown as Outcome,
    ...(names !== undefined && { names }),
  };
}

const LONGEST_NAME = 200;

function areNames(value: unknown, seats: number): value is readonly string[] {
  if (!Array.isArray(value) || value.length !== seats) return false;
  return value.every((it) => typeof it === 'string' && it.length <= LONGEST_NAME);
}

const PARTS = [
  'format',
  'formatVersion',
  'game',
  'version',
  'seats',
  'options',
  'noTells',
  'seed',
  'commitment',
  'links',
  'final',
  'finalVersion',
  'outcome',
  'names',
];

function onlyParts(value: Record<string, unknown>, parts: readonly string[]): void {
  const unknown = Object.keys(value).find((key) => !parts.includes(key));
  if (unknown !== undefined) throw corrupt(`an unknown part "${unknown}"`);
}

function readLink(link: unknown): Link {
  if (!isPlainObject(link) || typeof link['hash'] !== 'string')
    throw corrupt('an entry has no hash');
  onlyParts(link, ['entry', 'hash']);
  return { entry: readEntry(link['entry']), hash: link['hash'] };
}
