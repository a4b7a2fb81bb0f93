import type { Json } from '@starboard/kernel';
import { calledIn, unasked, unforced } from './asks.ts';
import { type Called, compared, differences } from './difference.ts';
import { missedEvents, viewerFrom } from './events.ts';
import type { Then } from './format.ts';
import type { Path } from './path.ts';
import { openAsks, type Playing, type Told } from './play.ts';
import { shown, thrown } from './problem.ts';

/** An expectation that does not hold: where it is written, and what was there instead. */
export interface Unmet {
  readonly path: Path;
  readonly message: string;
}

/** What of the expectations does not hold now, given what happened. */
export function unmet(then: Then, playing: Playing, told: Told): Unmet[] {
  const { game, match } = playing;
  const { state } = match;
  const called = calledIn(game, state);
  return [
    ...(then.facts === undefined
      ? []
      : unlike(then.facts, ['facts'], called, () => game.tell?.(state) ?? state.facts)),
    ...(then.asks ?? []).flatMap((ask, i) => {
      const message = unasked(game, ask, state);
      return message === null ? [] : [{ path: ['asks', i], message }];
    }),
    ...(then.forced ?? []).flatMap((forced, i) => {
      const message = unforced(game, forced, told.forced, state);
      return message === null ? [] : [{ path: ['forced', i], message }];
    }),
    ...wrongWaiting(then, playing),
    ...wrongEvents(then, told, called),
    ...(then.view ?? []).flatMap(({ of, facts }, i) =>
      unlike(facts, ['view', i, 'facts'], called, () => game.view(state, viewerFrom(of))),
    ),
    ...wrongOutcome(then, playing, called),
  ];
}

function unlike(expected: Json, path: Path, called: Called, actual: () => unknown): Unmet[] {
  let there: unknown;
  try {
    there = actual();
  } catch (error) {
    return [{ path, message: `the rules broke: ${thrown(error)}` }];
  }
  return differences(expected, there, path, called).map((difference) => ({
    path: difference.path,
    message: compared(difference),
  }));
}

function wrongWaiting({ waiting }: Then, { match }: Playing): Unmet[] {
  if (waiting === undefined) return [];
  const asked = openAsks(match.state).map(({ seat }) => seat);
  const there = [...new Set<number>(asked)].sort((a, b) => a - b);
  const expected = [...new Set(waiting)].sort((a, b) => a - b);
  if (shown(there) === shown(expected)) return [];
  const message = `expected ${shown(expected)}, there was ${shown(there)}`;
  return [{ path: ['waiting'], message }];
}

function wrongEvents(then: Then, { events }: Told, called: Called): Unmet[] {
  const unmet: Unmet[] = missedEvents(then.events ?? [], events, called).map(
    ({ index, message }) => ({ path: ['events', index], message }),
  );
  for (const [i, type] of (then['no-events'] ?? []).entries()) {
    const event = events.find((happened) => happened.type === type);
    if (event === undefined) continue;
    const message = `expected no ${type}, there was ${shown(event.data)}`;
    unmet.push({ path: ['no-events', i], message });
  }
  return unmet;
}

function wrongOutcome({ outcome }: Then, { match }: Playing, called: Called): Unmet[] {
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
  return unlike(outcome, ['outcome'], called, () => there);
}
