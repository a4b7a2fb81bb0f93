import { whims } from '../chance.ts';
import { brokenRules } from '../faults.ts';
import { anyGame, type Game, type GameTypes } from '../game.ts';
import { canonical, firstDifference, type Json } from '../json.ts';
import {
  beginMatch,
  type Entry,
  enterMove,
  type Link,
  type Match,
  restoreMatch,
} from '../match.ts';
import { type GameRecord, recordOf, verify } from '../record.ts';
import type { OpenAsk } from '../state.ts';
import {
  determinism,
  lastingEvents,
  noLeak,
  plainData,
  refusalsChangeNothing,
  restoreAndContinue,
  soundAsks,
  soundViews,
} from './checks.ts';
import { type Check, playTrial, type Trial, type TrialResult, type Watcher } from './trial.ts';

/** Everything the harness can check around an answer. */
export function everyCheck<G extends GameTypes>(): Check<G>[] {
  return [
    plainData(),
    lastingEvents(),
    soundAsks(),
    refusalsChangeNothing(),
    soundViews(),
    determinism(),
    restoreAndContinue(),
    noLeak(),
  ];
}

/**
 * Plays a game with every check at every answer, then plays its answers again as a match: with take-backs
 * thrown in, stored and restored on the way, and verified from its record at the end.
 */
export function examine<G extends GameTypes>(
  game: Game<G>,
  trial: Trial,
  watcher: Watcher<G> = {},
): TrialResult {
  const entries: Entry[] = [];
  const result = playTrial(game, trial, {
    ...watcher,
    checks: [...everyCheck<G>(), ...(watcher.checks ?? [])],
    answered: (open, answer) => {
      keep(entries)(open, answer);
      watcher.answered?.(open, answer);
    },
  });
  if (result.violations.length > 0) return result;
  const violations: string[] = [];
  const report = (violation: string): void => {
    violations.push(`seed ${trial.seed}: ${violation}`);
  };
  try {
    playMatch(game, trial, entries, report);
  } catch (error) {
    report(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return { ...result, violations };
}

/** Plays a game with random answers, as a match, and returns its record. */
export function recordTrial<G extends GameTypes>(game: Game<G>, trial: Trial): GameRecord {
  const entries: Entry[] = [];
  const result = playTrial(game, trial, { answered: keep(entries) });
  const [wrong] = result.violations;
  if (wrong !== undefined) throw brokenRules(wrong);
  let { match } = beginMatch(game, trial);
  const links: Link[] = [];
  for (const entry of entries) {
    const move = enterMove(game, match, entry);
    links.push(move.link);
    match = move.match;
  }
  return recordOf(match, links);
}

function keep(entries: Entry[]): (open: OpenAsk, answer: Json) => void {
  return ({ seat, id }, answer) => entries.push({ kind: 'answer', seat, ask: id, answer });
}

function playMatch<G extends GameTypes>(
  game: Game<G>,
  trial: Trial,
  entries: readonly Entry[],
  report: (violation: string) => void,
): void {
  const chance = whims(`match ${trial.seed}`);
  let { match } = beginMatch(game, trial);
  const links: Link[] = [];
  for (const entry of entries) {
    const before = JSON.stringify(match);
    const move = enterMove(game, match, entry);
    if (JSON.stringify(match) !== before) report('a move changed the match it was played on');
    if (move.match.undo !== null && chance.below(4) === 0) {
      checkTakeBack(game, match, move.match, entry, report);
    }
    links.push(move.link);
    match =
      chance.below(8) === 0 ? restoreMatch(game, JSON.parse(canonical(move.match))) : move.match;
  }
  const verdict = verify([anyGame(game)], JSON.stringify(recordOf(match, links)));
  if (!verdict.genuine) report(`its record does not verify: ${verdict.problem}`);
}

/** An answer before the horizon, taken back, leaves the game as it was before the answer. */
function checkTakeBack<G extends GameTypes>(
  game: Game<G>,
  before: Match<G>,
  after: Match<G>,
  { seat }: Entry,
  report: (violation: string) => void,
): void {
  const { match } = enterMove(game, after, { kind: 'take-back', seat });
  const difference = firstDifference({ ...before.state, nextId: 0 }, { ...match.state, nextId: 0 });
  if (difference !== null) report(`a take-back did not restore ${difference}`);
}
