import { bsg } from '@starboard/bsg';
import { liarsDice, ticTacToe } from '@starboard/examples';
import {
  type AnyGame,
  type AnyTypes,
  anyGame,
  beginMatch,
  enterMove,
  eventsFor,
  type GameEvent,
  type GameRecord,
  type Link,
  type Match,
  type Past,
  pastOf,
  recordOf,
  seatAt,
  type View,
  verify,
  viewOf,
} from '@starboard/kernel';
import { roll } from '@starboard/roll';
import type { GameName } from '../game-name.ts';
import { appended, type LogEntry } from '../table/client.ts';
import { allSeen } from './all-seeing.ts';
import type { Eyes, FromReplay, Recording, ToReplay } from './messages.ts';

// The game is played again here, move by move, so that any moment of it can be looked at.

const games: Readonly<Record<GameName, AnyGame>> = {
  roll: anyGame(roll),
  bsg: anyGame(bsg),
  'liars-dice': anyGame(liarsDice),
  'tic-tac-toe': anyGame(ticTacToe),
};

/** A whole match is remembered every so many moves; the others are played again from there. */
const EVERY = 25;

interface Played {
  readonly recording: Recording;
  readonly game: AnyGame;
  readonly moments: Match<AnyTypes>[];
  /** The moments the game itself went back to. */
  readonly past: Past<AnyTypes>;
  readonly record: GameRecord | null;
  readonly steps: {
    readonly seq: number;
    readonly replaces: number;
    readonly events: readonly GameEvent[];
  }[];
}

let played: Played | null = null;

function tell(message: FromReplay): void {
  postMessage(message);
}

function play(recording: Recording): Played {
  const game = games[recording.game];
  if (recording.record !== undefined && !verify([game], recording.record).genuine) {
    throw new RangeError('not what was played');
  }
  const { seed, seats, options, noTells } = recording;
  const begun = beginMatch(game, { seed, seats, options, noTells });
  const moments = [begun.match];
  const steps: Played['steps'] = [{ seq: 0, replaces: 0, events: begun.events }];
  let { match } = begun;
  const links: Link[] = [];
  const past = pastOf<AnyTypes>(recording.entries);
  for (const [i, entry] of recording.entries.entries()) {
    past.pass(match);
    const move = enterMove(game, match, entry, past.at);
    ({ match } = move);
    links.push(move.link);
    steps.push({ seq: i + 1, replaces: move.replaces, events: move.events });
    if ((i + 1) % EVERY === 0) moments.push(match);
  }
  const record = match.state.outcome === null ? null : recordOf(match, links);
  return { recording, game, moments, past, steps, record };
}

function matchAt({ recording, game, moments, past }: Played, seq: number): Match<AnyTypes> {
  const from = Math.floor(seq / EVERY);
  let match = moments[from];
  if (match === undefined) throw new RangeError('no such moment');
  for (const entry of recording.entries.slice(from * EVERY, seq)) {
    ({ match } = enterMove(game, match, entry, past.at));
  }
  return match;
}

function look(it: Played, wanted: number, eyes: Eyes): void {
  const seq = Math.max(0, Math.min(wanted, it.recording.entries.length));
  const match = matchAt(it, seq);
  const viewer = eyes === 'all' ? 'spectator' : eyes;
  let log: readonly LogEntry[] = [];
  for (const { seq: at, replaces, events } of it.steps.slice(0, seq + 1)) {
    // All-seeing: every event as whoever saw most of it.
    const seen = eyes === 'all' ? events.map(whole) : eventsFor(events, viewer);
    log = appended(log, at, seen, replaces === 0 ? null : at - replaces);
  }
  const view = viewOf(it.game, match.state, viewer);
  tell({
    say: 'seen',
    seq,
    // Nobody can answer any more what was asked then.
    view: { ...(eyes === 'all' ? everything(it, match, view) : view), asks: [] },
    log,
  });
}

function whole({ type, data }: GameEvent) {
  return { type, data };
}

/** What everybody knew, together: each player as that player sees themselves, each secret as its owner sees it. */
function everything(
  { game, recording }: Played,
  match: Match<AnyTypes>,
  view: View<object>,
): View<object> {
  const own = Array.from({ length: recording.seats }, (_, seat) => {
    return viewOf(game, match.state, seatAt(seat)).facts;
  });
  return { ...view, facts: allSeen(recording.game, view.facts, own) };
}

self.addEventListener('message', ({ data }: MessageEvent<ToReplay>) => {
  if (data.say === 'look') {
    if (played !== null) look(played, data.seq, data.eyes);
    return;
  }
  try {
    played = play(data.recording);
    const { length } = data.recording.entries;
    tell({ say: 'loaded', length, record: played.record });
  } catch (error) {
    console.warn(error);
    tell({ say: 'failed' });
  }
});
