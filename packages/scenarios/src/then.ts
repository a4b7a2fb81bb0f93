import type { GameEvent, Json } from '@starboard/kernel';
import { unasked } from './asks.ts';
import { compared, differences } from './difference.ts';
import { missedEvent, viewerFrom } from './events.ts';
import type { Then } from './format.ts';
import type { Path } from './path.ts';
import type { Playing } from './play.ts';
import { shown, thrown } from './problem.ts';

/** An expectation that does not hold: where it is written, and what was there instead. */
export interface Unmet {
  readonly path: Path;
  readonly message: string;
}

/** What of the expectations does not hold now, given what happened. */
export function unmet(then: Then, playing: Playing, events: readonly GameEvent[]): Unmet[] {
  const { game, match } = playing;
  const { state } = match;
  return [
    ...(then.facts === undefined
      ? []
      : unlike(then.facts, ['facts'], () => game.tell?.(state) ?? state.facts)),
    ...(then.asks ?? []).flatMap((ask, i) => {
      const message = unasked(game, ask, state);
      return message === null ? [] : [{ path: ['asks', i], message }];
    }),
    ...wrongWaiting(then, playing),
    ...wrongEvents(then, events),
    ...(then.view ?? []).flatMap(({ of, facts }, i) =>
      unlike(facts, ['view', i, 'facts'], () => game.view(state, viewerFrom(of))),
    ),
    ...wrongOutcome(then, playing),
  ];
}

function unlike(expected: Json, path: Path, actual: () => unknown): Unmet[] {
  let there: unknown;
  try {
    there = actual();
  } catch (error) {
    return [{ path, message: `the rules broke: ${thrown(error)}` }];
  }
  return differences(expected, there, path).map((difference) => ({
    path: difference.path,
    message: compared(difference),
  }));
}

function wrongWaiting({ waiting }: Then, { match }: Playing): Unmet[] {
  if (waiting === undefined) return [];
  const asked = match.state.asks.filter(({ answered }) => !answered).map(({ seat }) => seat);
  const there = [...new Set<number>(asked)].sort((a, b) => a - b);
  const expected = [...new Set(waiting)].sort((a, b) => a - b);
  if (shown(there) === shown(expected)) return [];
  const message = `expected ${shown(expected)}, there was ${shown(there)}`;
  return [{ path: ['waiting'], message }];
}

function wrongEvents(then: Then, events: readonly GameEvent[]): Unmet[] {
  const missed = missedEvent(then.events ?? [], events);
  const unmet: Unmet[] =
    missed === null ? [] : [{ path: ['events', missed.index], message: missed.message }];
  for (const [i, type] of (then['no-events'] ?? []).entries()) {
    const event = events.find((happened) => happened.type === type);
    if (event === undefined) continue;
    const message = `expected no ${type}, there was ${shown(event.data)}`;
    unmet.push({ path: ['no-events', i], message });
  }
  return unmet;
}

function wrongOutcome({ outcome }: Then, { match }: Playing): Unmet[] {
  const there = match.state.outcome;
  if (outcome === undefined) return [];
  if (outcome === 'none') {
    if (there === null) return [];
    return [{ path: ['outcome'], message: `expected none, there was ${shown(there)}` }];
  }
  if (there === null) {
    const message = `expected ${shown(outcome)}, but the game is not over`;
    return [{ path: ['outcome'], message }];
  }
  return unlike(outcome, ['outcome'], () => there);
}
