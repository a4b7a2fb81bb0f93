import { playMeant, skillOf, strengthOf, TREACHERY } from '@starboard/bsg';
import { type Choice, type JsonObject, PASS } from '@starboard/kernel';
import type { Position } from './position.ts';
import { lossFor } from './prices.ts';

/** Strategic Planning for a deed that is worth it; Hotshot where a card does what the die might not. */
export function beforeRoll(
  position: Position,
  offers: readonly Choice[],
  about: JsonObject | undefined,
): Choice {
  const cards = offers.filter((it) => playMeant(String(it)).is === 'play-card');
  const planned = worthPlanning(position, numberIn(about, 'roller')) ? weakest(cards) : undefined;
  return planned ?? hotshot(offers, about) ?? PASS;
}

/** What a card must make for a roll to succeed. */
function neededFor(about: JsonObject | undefined): number | null {
  const atMost = numberIn(about, 'atMost');
  if (about?.['what'] === 'jump') return atMost + 1;
  const atLeast = numberIn(about, 'atLeast');
  if (atLeast > 0) return atLeast;
  switch (about?.['target']) {
    case 'raider':
      return 3;
    case 'occupation-force':
      return 5;
    case 'centurion':
    case 'heavy-raider':
      return 7;
    default:
      return null;
  }
}

/** The weakest card that will do, if the die would often fail or the card is of no other use. */
function hotshot(offers: readonly Choice[], about: JsonObject | undefined): Choice | null {
  const needed = neededFor(about);
  if (needed === null) return null;
  const fitting = offers
    .flatMap((offer) => {
      const meant = playMeant(String(offer));
      return meant.is === 'use' && meant.card !== undefined ? [{ offer, card: meant.card }] : [];
    })
    .filter(({ card }) => strengthOf(card) + 2 >= needed)
    .sort((a, b) => priceOf(a.card) - priceOf(b.card));
  const [first] = fitting;
  return first !== undefined && priceOf(first.card) <= needed - 3 ? first.offer : null;
}

const priceOf = (card: number): number => (skillOf(card) === TREACHERY ? 0 : strengthOf(card));

/** Deeds whose die is worth a card, if somebody trusted rolls it. */
const WORTH_PLANNING = [
  'ftl-control',
  'armory',
  'title:admiral',
  'quorum',
  'presidents-office',
  'pegasus-cic',
  'main-batteries',
  'action:attack-occupation-forces',
];

/** What must be rolled there, for whoever could make it one more. */
const THRESHOLDS: Readonly<Record<string, readonly number[]>> = {
  'ftl-control': [7],
  armory: [7],
  'weapons-control': [3],
  'pegasus-cic': [4, 7],
  'main-batteries': [2, 4, 7],
  'action:attack-occupation-forces': [5],
};

/** Whether one more would do, for somebody trusted. */
export function oneShort(
  { memory, suspicion, me }: Position,
  about: JsonObject | undefined,
): boolean {
  const { doing } = memory;
  const roller = numberIn(about, 'roller');
  if (doing === null || doing.seat !== roller) return false;
  if (roller !== me.seat && (suspicion[roller] ?? 1) > 0.45) return false;
  return THRESHOLDS[doing.what]?.includes(numberIn(about, 'result') + 1) === true;
}

/** Whether a die is rolled again: a jump that costs people, or the own roll that failed. */
export function rolledAgain(
  { memory, me }: Position,
  offers: readonly Choice[],
  about: JsonObject | undefined,
): boolean {
  const result = numberIn(about, 'result');
  // What is meant for jumps alone is asked at jumps alone.
  if (offers.some((it) => it === 'ftl-operator')) return result <= 6;
  return memory.doing?.seat === me.seat && result <= 3;
}

/** Longshot: once, where much hangs on a die. */
export function longshot(
  position: Position,
  offers: readonly Choice[],
  about: JsonObject | undefined,
): Choice {
  const { facts } = position;
  const named = (result: number, worth: number): Choice =>
    (worth > 1.1 ? offers.find((it) => it === `longshot:${result}`) : undefined) ?? PASS;
  const people = numberIn(about, 'population');
  switch (about?.['what']) {
    case 'jump':
      return named(8, 0.75 * lossFor(facts, 'population', facts.resources.population, people));
    case 'attack':
      if (about['by'] === 'nuke') return named(7, 1.2);
      if (about['by'] === 'basestar' && about['target'] === 'galactica') {
        return named(1, 0.6 + 0.25 * facts.damaged.length);
      }
      return PASS;
    default:
      return PASS;
  }
}

function worthPlanning({ memory, suspicion, me }: Position, roller: number): boolean {
  const { doing } = memory;
  if (doing === null || doing.seat !== roller) return false;
  const trusted = roller === me.seat || (suspicion[roller] ?? 1) < 0.45;
  return trusted && WORTH_PLANNING.includes(doing.what);
}

export function numberIn(about: JsonObject | undefined, name: string): number {
  const value = about?.[name];
  return typeof value === 'number' ? value : -1;
}

/** The weakest card that does it. */
export function weakest(offers: readonly Choice[]): Choice | undefined {
  const strength = (offer: Choice): number => {
    const meant = playMeant(String(offer));
    return meant.is === 'play-card' ? strengthOf(meant.card) : 0;
  };
  return [...offers].sort((a, b) => strength(a) - strength(b))[0];
}
