import { judge, listAnswers } from '../answers.ts';
import { eventsFor, viewersOf } from '../event.ts';
import { Fault } from '../faults.ts';
import type { GameTypes, StateOf } from '../game.ts';
import { imagine } from '../imagine.ts';
import { canonical, clone, firstDifference, type Json, notJson, same } from '../json.ts';
import { answer, askAgain } from '../referee.ts';
import { restore } from '../restore.ts';
import { type Seat, seatAt, type Viewer } from '../seat.ts';
import type { Progress } from '../table.ts';
import { viewOf } from '../view.ts';
import type { Check, Step } from './trial.ts';

/** The state is JSON: nothing is lost or changed by writing it down and reading it again. */
export function plainData<G extends GameTypes>(): Check<G> {
  return ({ state }, report) => {
    const wrong = notJson(state);
    if (wrong !== null) report(`not plain data: ${wrong}`);
    const back: unknown = JSON.parse(JSON.stringify(state));
    const difference = firstDifference(state, back);
    if (difference !== null) report(`changed by a JSON round trip at ${difference}`);
    return undefined;
  };
}

/** How many answers back events are looked at again. */
const REMEMBERED = 16;

/** Events are plain data, and stay as they were told, whatever changes after. */
export function lastingEvents<G extends GameTypes>(): Check<G> {
  const told: { readonly events: unknown; readonly text: string }[] = [];
  return (_, report) =>
    ({ events }) => {
      const odd = notJson(events);
      if (odd !== null) report(`an event is not plain data: ${odd}`);
      for (const { events: earlier, text } of told) {
        if (JSON.stringify(earlier) !== text) report(`an event changed after it was told: ${text}`);
      }
      told.push({ events, text: JSON.stringify(events) });
      if (told.length > REMEMBERED) told.shift();
    };
}

/** A game stored, loaded (its keys in another order, as a store may return them) and gone on with. */
export function restoreAndContinue<G extends GameTypes>(): Check<G> {
  return ({ game, state, open, answer: value }, report) => {
    const loaded = restore(game, canonical(state));
    return ({ events }) => {
      const progress = answer(game, loaded, open.seat, open.id, value);
      const difference = firstDifference(state, loaded) ?? firstDifference(events, progress.events);
      if (difference !== null) report(`a restored game went another way at ${difference}`);
    };
  };
}

/** The same state and answer give the same bytes. */
export function determinism<G extends GameTypes>(): Check<G> {
  return ({ game, state, open, answer: value }, report) => {
    const twin = clone(state);
    return ({ events }) => {
      const progress = answer(game, twin, open.seat, open.id, value);
      if (JSON.stringify(twin) !== JSON.stringify(state)) {
        report(`not deterministic at ${firstDifference(state, twin) ?? 'the order of keys'}`);
      }
      if (!same(events, progress.events)) report('not deterministic: other events');
    };
  };
}

const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  Number.NaN,
  '',
  'no such choice',
  [],
  [[]],
  ['no such choice'],
  {},
  { count: 'many' },
  () => 0,
];

/** Asks are well formed, a pure function of the facts, and their lists and samples are legal. */
export function soundAsks<G extends GameTypes>(): Check<G> {
  return ({ game, state, open, answer: sampled }, report) => {
    const { ask } = open;
    const { prompt } = ask;
    if ('of' in ask && new Set(ask.of).size !== ask.of.length) {
      report(`"${prompt}" offers the same choice twice`);
    }
    const before = JSON.stringify(state);
    const again = askAgain(game, state, open);
    if (!same(again, ask)) report(`"${prompt}" would be asked differently a moment later`);
    if (JSON.stringify(state) !== before) report(`asking "${prompt}" changed the state`);
    const refusal = judge(game, state, open, sampled);
    if (refusal !== null) report(`the sample of "${prompt}" is refused: ${refusal.id}`);
    const all = listAnswers(game, state, open, 50);
    if (all === null) return undefined;
    if (all.length === 0) report(`"${prompt}" has no legal answer`);
    for (const value of all) {
      const why = judge(game, state, open, value);
      if (why !== null) report(`"${prompt}" lists ${JSON.stringify(value)}, refused: ${why.id}`);
    }
    return undefined;
  };
}

/** Whatever is refused is refused with a fault and changes nothing. */
export function refusalsChangeNothing<G extends GameTypes>(): Check<G> {
  return ({ game, state, open, answer: value }, report) => {
    const before = JSON.stringify(state);
    const attempts: readonly (readonly [Seat, number, unknown])[] = [
      [seatAt(open.seat + 1), open.id, value],
      [open.seat, open.id + 1_000_000, value],
      [open.seat, -1, value],
      ...JUNK.filter((junk) => judge(game, state, open, junk) !== null).map(
        (junk) => [open.seat, open.id, junk] as const,
      ),
    ];
    for (const [seat, id, given] of attempts) {
      try {
        answer(game, state, seat, id, given);
        report(`took ${String(given)} from seat ${seat} for ask ${id}`);
        return undefined;
      } catch (error) {
        if (!(error instanceof Fault) || error.code === 'broken-rules') throw error;
      }
    }
    if (JSON.stringify(state) !== before) report('a refused answer changed the state');
    return undefined;
  };
}

/** No view holds the seed, and every view is plain data. */
export function soundViews<G extends GameTypes>(): Check<G> {
  return ({ game, state }, report) => {
    for (const viewer of viewersOf(state.seats)) {
      const view = viewOf(game, state, viewer);
      const wrong = notJson(view);
      if (wrong !== null) report(`the view of ${viewer} is not plain data: ${wrong}`);
      if (JSON.stringify(view).includes(state.dice.seed)) report(`${viewer} sees the seed`);
    }
    return undefined;
  };
}

/**
 * No leak: in another world that differs only in what a viewer may not know, the viewer's view is the same,
 * and after the same answer so are the events seen and the view, unless the rules said (by `reveal`, or by
 * opening sealed answers) that this viewer was shown something.
 */
export function noLeak<G extends GameTypes>(): Check<G> {
  return (step, report) => {
    const looks = viewersOf(step.state.seats).map((viewer) => leakTo(step, viewer, report));
    return (progress) => {
      for (const look of looks) look?.(progress);
    };
  };
}

function leakTo<G extends GameTypes>(
  { game, state, open, answer: value, chance }: Step<G>,
  viewer: Viewer,
  report: (violation: string) => void,
): ((progress: Progress<G['events']>) => void) | undefined {
  const imagined = imagine(game, state, viewer, chance);
  if (imagined === null) return undefined;
  const { state: world, translate } = imagined;
  const difference = firstDifference(viewOf(game, state, viewer), viewOf(game, world, viewer));
  if (difference !== null) report(`${viewer} can tell hidden facts from the view: ${difference}`);
  const same = open.seat === viewer ? value : translate(value, open);
  const other = progressIn(game, world, open.seat, open.id, same);
  if (other === null) return undefined;
  return (progress) => {
    if (includes(progress.learned, viewer) || includes(other.learned, viewer)) return;
    const seen = firstDifference(
      eventsFor(progress.events, viewer),
      eventsFor(other.events, viewer),
    );
    if (seen !== null) report(`${viewer} can tell hidden facts from the events: ${seen}`);
    const after = firstDifference(viewOf(game, state, viewer), viewOf(game, world, viewer));
    if (after !== null)
      report(`${viewer} can tell hidden facts after "${open.ask.prompt}": ${after}`);
  };
}

/** Plays the answer in the other world too, where it may be illegal: then there is nothing to compare. */
function progressIn<G extends GameTypes>(
  game: Step<G>['game'],
  world: StateOf<G>,
  seat: Seat,
  ask: number,
  value: Json,
): Progress<G['events']> | null {
  try {
    return answer(game, world, seat, ask, value);
  } catch (error) {
    if (error instanceof Fault && error.code === 'illegal-answer') return null;
    throw error;
  }
}

function includes(learned: Progress['learned'], viewer: Viewer): boolean {
  if (learned === 'everybody') return true;
  return viewer !== 'spectator' && learned.includes(viewer);
}
