import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AskView, Json, Link, Patch, SeenEvent, View, Viewer } from '@starboard/kernel';
import { type Budget, budget } from '../running/budget.ts';
import { fairQueue } from '../running/fair-queue.ts';
import type { Level } from '../store/database.ts';
import type { Step } from './step.ts';

/** All a bot is given: what its seat sees. */
export interface Question {
  readonly game: string;
  readonly level: Level;
  readonly view: View;
  readonly ask: AskView;
  /** What it remembers; null for one that has just sat down. */
  readonly memory: { readonly value: Json } | null;
  /** What happened since, and can no longer be taken back. */
  readonly settled: readonly SeenEvent[];
  /** What happened after that. It will be told again, or what took its place. */
  readonly events: readonly SeenEvent[];
  readonly seed: string;
  /** How many milliseconds it may think. */
  readonly patience: number;
}

export interface Decided {
  readonly answer: Json;
  /** What it remembers of what is settled. */
  readonly memory: Json;
}

/** A game to be played again up to the last of these links. */
export interface Moment {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly noTells: boolean;
  readonly links: readonly Link[];
}

/** The same for one viewer, who sees every step of it. */
export interface Again extends Moment {
  readonly viewer: Viewer;
}

export interface Replayed {
  readonly viewer: Viewer;
  readonly first: View;
  readonly steps: readonly (Step & { readonly patch: Patch })[];
}

/** A game again, as JSON text; or that today's rules do not play it as it was played. */
export type Replay = { readonly text: string } | 'other-rules';

export type Task =
  | { readonly kind: 'decide'; readonly question: Question }
  | { readonly kind: 'replay'; readonly again: Again }
  | { readonly kind: 'moment'; readonly moment: Moment };
type Outcome = { readonly decided: Decided | null } | { readonly replayed: Replay };

/** What a thread says when it is done. */
export interface Reply {
  readonly id: number;
  readonly outcome: Outcome | null;
  readonly problem?: string;
}

/**
 * Bots think in threads of their own, so that nobody waits for them but their table. Every account has its own line, and
 * one that has used up its time comes when nobody else waits.
 */
export interface Pool {
  /** Null when there is no bot for this game, or it broke. */
  decide(question: Question, account: string): Promise<Decided | null>;
  /** Null when it took too long. */
  replay(again: Again, account: string): Promise<Replay | null>;
  /** The match at a moment. Null when it took too long. */
  moment(moment: Moment, account: string): Promise<Replay | null>;
  /** How many tasks wait or are being done. */
  busy(): number;
  close(): Promise<void>;
}

interface Job {
  readonly id: number;
  readonly task: Task;
  readonly account: string;
  readonly done: (outcome: Outcome | null) => void;
}

/** A thread that thinks this much longer than it was given is stuck. */
const STUCK_MS = 20_000;

/** Tests run from the sources, which a thread cannot load: it takes the built file. */
const file = import.meta.url.endsWith('.ts')
  ? new URL('../../dist/play/thinking-thread.js', import.meta.url)
  : new URL('./thinking-thread.js', import.meta.url);

export function thinkingPool(
  onError: (error: Error) => void,
  size = Math.max(1, availableParallelism() - 1),
  /** Of seconds. */
  time: Budget = budget(Number.POSITIVE_INFINITY),
): Pool {
  const waiting = fairQueue<Job>();
  const threads = new Set<Thread>();
  let nextId = 1;
  let closed = false;

  interface Thread {
    readonly worker: Worker;
    job: Job | null;
    began: number;
    stuck: NodeJS.Timeout | undefined;
  }

  const settle = (thread: Thread, outcome: Outcome | null): void => {
    clearTimeout(thread.stuck);
    const { job } = thread;
    thread.job = null;
    if (job !== null) time.spend(job.account, (performance.now() - thread.began) / 1000);
    job?.done(outcome);
    next();
  };
  const open = (): Thread => {
    const worker = new Worker(file, { execArgv: [] });
    const thread: Thread = { worker, job: null, began: 0, stuck: undefined };
    threads.add(thread);
    worker.unref();
    worker.on('message', ({ id, outcome, problem }: Reply) => {
      if (problem !== undefined) onError(new Error(problem));
      if (id === thread.job?.id) settle(thread, outcome);
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      threads.delete(thread);
      settle(thread, null);
    });
    return thread;
  };
  const next = (): void => {
    if (waiting.waiting() === 0) return;
    const free = [...threads].find(({ job }) => job === null);
    const thread = free ?? (threads.size < size && !closed ? open() : undefined);
    if (thread === undefined) return;
    const job = waiting.take((account) => time.has(account));
    if (job === undefined) return;
    thread.job = job;
    thread.began = performance.now();
    const patience = job.task.kind === 'decide' ? job.task.question.patience : 0;
    thread.stuck = setTimeout(() => void thread.worker.terminate(), patience + STUCK_MS);
    thread.worker.postMessage({ id: job.id, task: job.task });
  };
  const give = (task: Task, account: string): Promise<Outcome | null> => {
    if (closed) return Promise.resolve(null);
    return new Promise((done) => {
      waiting.push(account, { id: nextId++, task, account, done });
      next();
    });
  };
  return {
    async decide(question, account) {
      const outcome = await give({ kind: 'decide', question }, account);
      return outcome !== null && 'decided' in outcome ? outcome.decided : null;
    },
    async replay(again, account) {
      const outcome = await give({ kind: 'replay', again }, account);
      return outcome !== null && 'replayed' in outcome ? outcome.replayed : null;
    },
    async moment(moment, account) {
      const outcome = await give({ kind: 'moment', moment }, account);
      return outcome !== null && 'replayed' in outcome ? outcome.replayed : null;
    },
    busy: () => waiting.waiting() + [...threads].filter(({ job }) => job !== null).length,
    async close() {
      closed = true;
      for (const job of waiting.empty()) job.done(null);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
