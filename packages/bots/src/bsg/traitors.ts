import {
  type BsgView,
  type Effect,
  loyaltyOf,
  type Meaning,
  type QuorumId,
  quorumOf,
} from '@starboard/bsg';
import type { Choice } from '@starboard/kernel';
import { activationHarm, basestarsOut } from './danger.ts';
import { planetOf } from './planet.ts';
import { type Position, preferred, taste, tempted } from './position.ts';
import { fleetWorth } from './stakes.ts';
import { turnsLeft } from './time-left.ts';
import { TUNE } from './tuning.ts';

// How a Cylon in hiding behaves where everybody watches, and when it stops hiding.

/** What costs the fleet so much ends the game. */
const DECISIVE = -6;

/** What is nearly as good could have been meant well, too; and what is worth less than nothing could not. */
const NEARLY = 0.12;
const FOOLISH = 0.04;

/**
 * What a Cylon in hiding does for all to see: what humans do, and now and then what is nearly as good. It does not save
 * the fleet, and does not miss the chance to end it all. What it spoils, it spoils in how it does things.
 */
export function asHumansDo(
  position: Position,
  choices: readonly Choice[],
  worth: (choice: Choice) => number,
): Choice {
  const fatal = choices.filter((choice) => worth(choice) < DECISIVE);
  if (fatal.length > 0) return preferred(position, fatal, (it) => -worth(it));
  const plausible = choices.filter((choice) => worth(choice) <= TUNE.rescue);
  if (plausible.length === 0) return preferred(position, choices, (it) => -worth(it));
  const best = Math.max(...plausible.map(worth));
  if (!tempted(position, `lesser ${choices.length}`)) return preferred(position, plausible, worth);
  const lesser = plausible.filter((it) => worth(it) > Math.max(FOOLISH, best - NEARLY));
  return preferred(position, lesser.length > 0 ? lesser : plausible, (it) =>
    lesser.length > 0 ? -worth(it) : worth(it),
  );
}

/** Whether a Quorum card may bring back what is nearly gone. */
export function savesTheFleet({ resources }: BsgView, card: QuorumId): boolean {
  const saves = (effects: readonly Effect[]): boolean =>
    effects.some((effect) => {
      if (effect.op === 'resource') return effect.by > 0 && resources[effect.resource] <= 2;
      return effect.op === 'roll' && (saves(effect.then) || saves(effect.else ?? []));
    });
  return saves(quorumOf(card).effects);
}

/** What an open Cylon can do to the fleet with a turn. */
function openTurn(facts: BsgView): number {
  const fleet = Math.max(
    1.4 * activationHarm(facts, 'raiders'),
    1.3 * activationHarm(facts, 'heavy-raiders'),
    1.3 * activationHarm(facts, 'basestars'),
    0.9 * basestarsOut(facts),
  );
  // The cards it would have to give for show are missed, too.
  return Math.max(TUNE.capricaTurn, fleet) + TUNE.denied;
}

/** Where others press the fleet anyhow, somebody among its people does more. */
const isPressed = (facts: BsgView): boolean => facts.pursuit !== null || planetOf(facts) !== null;

/** What hiding is worth for a turn: less for somebody nobody trusts, and little for somebody locked up. */
function hiddenTurn({ facts, me, exposure, personality }: Position): number {
  const held = me.where === 'brig' || me.where === 'detention' ? TUNE.hiddenHeld : 1;
  const office =
    (facts.titles.admiral === me.seat ? 0.5 : 0) + (facts.titles.president === me.seat ? 0.5 : 0);
  const trust = Math.max(0, 1 - exposure);
  // Where others press the fleet anyhow, somebody among its people does more.
  const pressed = facts.pursuit === null && planetOf(facts) === null ? 1 : TUNE.hiddenPressed;
  return (
    pressed * held * trust * (TUNE.hiddenTurn * (0.75 + 0.5 * (1 - personality.nerve)) + office)
  );
}

/** What showing one's face does at once, and the Super Crisis card that comes with it. */
function strokeWorth({ facts, me }: Position, card: Meaning): number {
  const held = me.where === 'brig' || me.where === 'detention';
  const power = card.is === 'reveal' ? -fleetWorth(facts, loyaltyOf(card.loyalty).power) : 0;
  return (held ? 0 : Math.max(0, power)) + TUNE.superCrisis * Math.min(1, turnsLeft(facts));
}

/**
 * Whether to stop hiding now. Whatever comes at once could as well come later, as long as there is a later: it is time
 * when a turn in the open does more than one in hiding, or when there are hardly any turns left.
 */
export function timeToReveal(position: Position, cards: readonly Meaning[]): boolean {
  const { facts } = position;
  // Before the sleepers wake, the second card would make another Cylon only by chance.
  if (!facts.sleeperDone && facts.distance < 3) return false;
  const left = turnsLeft(facts);
  const stroke = Math.max(0, ...cards.map((card) => strokeWorth(position, card)));
  const last = TUNE.lastTurns * (isPressed(facts) ? 0.5 : 1);
  if (left <= last && stroke > 0.5) return true;
  return openTurn(facts) > hiddenTurn(position) + (facts.sleeperDone ? 0 : TUNE.asleep);
}

/** Which of several cards to show: what does most harm. */
export function faceToShow(
  position: Position,
  choices: readonly Choice[],
  meant: (choice: Choice) => Meaning,
): Choice {
  return preferred(position, choices, (choice) => strokeWorth(position, meant(choice)));
}

/**
 * Whether an Admiral who is a Cylon leads the fleet astray: nobody else sees which courses there were. Not every time,
 * since whoever never has luck is found out.
 */
export function leadsAstray(position: Position): boolean {
  const { role, level, personality, facts } = position;
  if (role !== 'hidden-cylon' || level === 'easy') return false;
  const often = TUNE.astray + TUNE.astrayNerve * personality.nerve;
  const part = planetOf(facts) === null ? 1 : TUNE.astrayPlanet;
  return taste(position, `course ${facts.turn}`) < often * part;
}
