import { parentPort } from 'node:worker_threads';
import { botFor } from '@starboard/bots';
import {
  type AnyTypes,
  beginMatch,
  enterMove,
  Fault,
  pastOf,
  patchBetween,
  viewOf,
  whims,
} from '@starboard/kernel';
import { gameNamed } from '../games.ts';
import { stepFor } from './step.ts';
import type {
  Again,
  Decided,
  Moment,
  Question,
  Replay,
  Replayed,
  Reply,
  Task,
} from './thinking.ts';

function decide({
  game,
  level,
  view,
  ask,
  memory,
  settled,
  events,
  seed,
  patience,
}: Question): Decided | null {
  const bot = botFor(game, level);
  if (bot === null) return null;
  const began = memory === null ? bot.sitDown(view) : memory.value;
  const lasting = bot.notice(began, settled, view);
  const remembered = bot.notice(lasting, events, view);
  const until = Date.now() + patience;
  const decision = bot.decide(view, ask, remembered, whims(seed), () => Date.now() >= until);
  return { answer: decision.answer, memory: bot.unlearn(decision.memory, lasting) };
}

function replay({ game: name, seed, seats, options, noTells, links, viewer }: Again): Replay {
  const game = gameNamed(name);
  const begun = playedAgain(() => beginMatch(game, { seed, seats, options, noTells }));
  if (begun === null) return 'other-rules';
  let { match, events } = begun;
  const first = viewOf(game, match.state, viewer);
  const steps: Replayed['steps'][number][] = [
    { ...stepFor({ seq: 0, replaces: 0, events }, viewer), patch: [] },
  ];
  let before = first;
  const past = pastOf<AnyTypes>(links.map(({ entry }) => entry));
  for (const [i, { entry, hash }] of links.entries()) {
    past.pass(match);
    const move = playedAgain(() => enterMove(game, match, entry, past.at));
    // The chain tells whether today's rules come to what was played then.
    if (move === null || move.link.hash !== hash) return 'other-rules';
    ({ match } = move);
    ({ events } = move);
    const view = viewOf(game, match.state, viewer);
    const step = stepFor({ seq: i + 1, replaces: move.replaces, events }, viewer);
    steps.push({ ...step, patch: patchBetween(before, view) });
    before = view;
  }
  const replayed: Replayed = { viewer, first, steps };
  return { text: JSON.stringify(replayed) };
}

/** The match as it stood after all these links. */
function moment({ game: name, seed, seats, options, noTells, links }: Moment): Replay {
  const game = gameNamed(name);
  const begun = playedAgain(() => beginMatch(game, { seed, seats, options, noTells }));
  if (begun === null) return 'other-rules';
  let { match } = begun;
  const past = pastOf<AnyTypes>(links.map(({ entry }) => entry));
  for (const { entry, hash } of links) {
    past.pass(match);
    const move = playedAgain(() => enterMove(game, match, entry, past.at));
    if (move === null || move.link.hash !== hash) return 'other-rules';
    ({ match } = move);
  }
  return { text: JSON.stringify(match) };
}

/** Null when the rules refuse what they once took. */
function playedAgain<T>(enter: () => T): T | null {
  try {
    return enter();
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

function doTask(task: Task): Reply['outcome'] {
  switch (task.kind) {
    case 'decide':
      return { decided: decide(task.question) };
    case 'replay':
      return { replayed: replay(task.again) };
    case 'moment':
      return { replayed: moment(task.moment) };
  }
}

parentPort?.on('message', ({ id, task }: { id: number; task: Task }) => {
  let reply: Reply;
  try {
    reply = { id, outcome: doTask(task) };
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown';
    reply = { id, outcome: null, problem: `a thread could not ${task.kind}: ${kind}` };
  }
  parentPort?.postMessage(reply);
});
