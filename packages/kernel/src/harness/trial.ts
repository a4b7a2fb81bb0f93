import { sampleAnswer } from '../answers.ts';
import { type Chance, pickWith, whims } from '../chance.ts';
import type { GameEvent } from '../event.ts';
import type { Game, GameTypes, StateOf } from '../game.ts';
import type { Json } from '../json.ts';
import { answer, type StartOptions, start } from '../referee.ts';
import type { OpenAsk, Outcome } from '../state.ts';
import type { Progress } from '../table.ts';

/** One game to be played by random players. The seed decides the dice and the players' whims. */
export interface Trial extends StartOptions {
  /** A game that takes longer is reported as endless. */
  readonly mostAnswers?: number;
}

export interface TrialResult {
  readonly answers: number;
  readonly outcome: Outcome | null;
  readonly violations: readonly string[];
}

const MOST_ANSWERS = 100_000;

/** What a check may look at around one answer. */
export interface Step<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: StateOf<G>;
  readonly open: OpenAsk;
  readonly answer: Json;
  readonly chance: Chance;
}

/** Looks before an answer is given; what it returns looks again afterwards. Both report violations. */
export type Check<G extends GameTypes> = (
  step: Step<G>,
  report: (violation: string) => void,
) => ((progress: Progress<G['events']>) => void) | undefined;

export interface Watcher<G extends GameTypes> {
  readonly checks?: readonly Check<G>[];
  readonly events?: (events: readonly GameEvent<G['events']>[]) => void;
  readonly answered?: (open: OpenAsk, answer: Json) => void;
}

/**
 * Plays one game with random legal answers. Always checks that somebody can act or the game is over, that
 * sampled answers are accepted, and the game's own invariants; the watcher's checks come on top.
 */
export function playTrial<G extends GameTypes>(
  game: Game<G>,
  trial: Trial,
  watcher: Watcher<G> = {},
): TrialResult {
  const violations: string[] = [];
  const report = (violation: string): void => {
    violations.push(`seed ${trial.seed}, answer ${answers + 1}: ${violation}`);
  };
  const chance = whims(trial.seed);
  const most = trial.mostAnswers ?? MOST_ANSWERS;
  let answers = 0;
  try {
    const { state, events } = start(game, trial);
    watcher.events?.(events);
    reportInvariants(game, state, report);
    while (state.outcome === null && violations.length === 0) {
      const waiting = state.asks.filter((open) => !open.answered);
      if (waiting.length === 0) report('nobody can act and the game is not over');
      else if (answers >= most) report(`the game is not over after ${most} answers`);
      else {
        playAnswer(game, state, pickWith(chance, waiting), chance, watcher, report);
        answers += 1;
      }
    }
    return { answers, outcome: state.outcome, violations };
  } catch (error) {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { answers, outcome: null, violations };
  }
}

function playAnswer<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  open: OpenAsk,
  chance: Chance,
  watcher: Watcher<G>,
  report: (violation: string) => void,
): void {
  const value = sampleAnswer(game, state, open, chance);
  const step = { game, state, open, answer: value, chance };
  const after = watcher.checks?.map((check) => check(step, report)) ?? [];
  watcher.answered?.(open, value);
  const progress = answer(game, state, open.seat, open.id, value);
  watcher.events?.(progress.events);
  for (const look of after) look?.(progress);
  reportInvariants(game, state, report);
}

function reportInvariants<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  report: (violation: string) => void,
): void {
  for (const wrong of game.invariants?.(state) ?? []) report(`invariant: ${wrong}`);
}
