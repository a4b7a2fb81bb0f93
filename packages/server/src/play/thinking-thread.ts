import { parentPort } from 'node:worker_threads';
import { botFor } from '@starboard/bots';
import { beginMatch, enterMove, patchBetween, viewOf, whims } from '@starboard/kernel';
import { gameNamed } from '../games.ts';
import { stepFor } from './step.ts';
import type { Again, Decided, Question, Replayed, Reply, Task } from './thinking.ts';

function decide({
  game,
  level,
  view,
  ask,
  memory,
  events,
  seed,
  patience,
}: Question): Decided | null {
  const bot = botFor(game, level);
  if (bot === null) return null;
  const began = memory === null ? bot.sitDown(view) : memory.value;
  const remembered = bot.notice(began, events, view);
  const until = Date.now() + patience;
  const decision = bot.decide(view, ask, remembered, whims(seed), () => Date.now() >= until);
  return { answer: decision.answer, memory: decision.memory };
}

function replay({ game: name, seed, seats, options, noTells, entries, viewer }: Again): Replayed {
  const game = gameNamed(name);
  let { match, events } = beginMatch(game, { seed, seats, options, noTells });
  const first = viewOf(game, match.state, viewer);
  const steps: Replayed['steps'][number][] = [
    { ...stepFor({ seq: 0, replaces: 0, events }, viewer), patch: [] },
  ];
  let before = first;
  for (const [i, entry] of entries.entries()) {
    const move = enterMove(game, match, entry);
    ({ match } = move);
    ({ events } = move);
    const view = viewOf(game, match.state, viewer);
    const step = stepFor({ seq: i + 1, replaces: move.replaces, events }, viewer);
    steps.push({ ...step, patch: patchBetween(before, view) });
    before = view;
  }
  return { viewer, first, steps };
}

function doTask(task: Task): Reply['outcome'] {
  switch (task.kind) {
    case 'decide':
      return { decided: decide(task.question) };
    case 'replay':
      return { replayed: replay(task.again) };
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
