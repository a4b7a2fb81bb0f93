import type { StateOf } from '@starboard/kernel';
import {
  ALL_SKILL_CARDS,
  crisisDeck,
  destinationDeck,
  quorumDeck,
  superCrisisDeck,
} from './content/index.ts';
import type { Bsg } from './facts.ts';
import { isHuman } from './people.ts';
import { DAMAGE_TOKENS, RESOURCES, SKILLS } from './vocabulary.ts';

/** What must hold between any two answers. */
export function wrongWith({ facts, stack, outcome }: StateOf<Bsg>): string[] {
  const wrong: string[] = [];
  // When the game ends in the middle of something, the cards of that moment lie nowhere any more.
  if (outcome !== null) return wrong;
  const { players } = facts;
  const locals = stack.map((frame) => frame.locals as Readonly<Record<string, unknown>>);
  const inHand = (key: string): unknown[] =>
    locals.flatMap((it) => (Array.isArray(it[key]) ? (it[key] as unknown[]) : []));

  const skills = [
    ...players.flatMap(({ hand }) => hand),
    ...facts.destiny,
    ...SKILLS.flatMap((skill) => [...facts.skills[skill].draw, ...facts.skills[skill].discard]),
    ...inHand('pile'),
  ];
  if (!sameCards(skills, ALL_SKILL_CARDS)) wrong.push('a skill card is lost or in two places');

  const drawn = inHand('drawn');
  const turnedUp = facts.onTable.flatMap(({ card, fate }) =>
    fate === 'kept' || fate === 'given' ? [] : [card],
  );
  const crises = [...facts.crisis.draw, ...facts.crisis.discard, ...keptOf(facts, 'crisis')];
  const supers = [
    ...facts.superCrisis.draw,
    ...facts.superCrisis.discard,
    ...keptOf(facts, 'super-crisis'),
    ...players.flatMap(({ superCrisis }) => (superCrisis === null ? [] : [superCrisis])),
  ];
  const all = [...crisisDeck(), ...superCrisisDeck(), ...destinationDeck(), ...quorumDeck()];
  const found = [
    ...crises,
    ...supers,
    ...facts.destinations,
    ...facts.visited,
    ...facts.quorum.draw,
    ...facts.quorum.discard,
    ...facts.quorumHand,
    ...facts.removed,
    ...keptOf(facts, 'quorum'),
    ...players.flatMap(({ quorum }) => quorum),
    ...drawn,
    ...turnedUp,
  ];
  if (!sameCards(found, all))
    wrong.push(`a card is lost or in two places: ${difference(found, all)}`);

  const damage = [...facts.damaged, ...facts.damagePool];
  if (new Set(damage).size !== damage.length || damage.length > DAMAGE_TOKENS.length) {
    wrong.push('a damage token is in two places');
  }
  const basestarTokens = [...facts.basestarPool, ...facts.basestars.flatMap((it) => it.damage)];
  if (basestarTokens.length !== 4) wrong.push('a basestar token is lost');
  if (facts.boarding.length > 4) wrong.push('more centurions than there are');
  for (const resource of RESOURCES) {
    const value = facts.resources[resource];
    if (value < 0 || value > 15) wrong.push(`${resource} is ${value}`);
  }
  for (const [title, seat] of Object.entries(facts.titles)) {
    const passing = stack.some(({ procedure }) => procedure === 'becoming-cylon');
    if (seat !== null && !passing && !isHuman(facts, seat))
      wrong.push(`a revealed Cylon is ${title}`);
  }
  for (const { where, pilot } of facts.vipers) {
    if (pilot === null) continue;
    if (where === 'reserves' || where === 'damaged' || where === 'destroyed') {
      wrong.push('a pilot in a viper that is not in space');
    }
    if (players[pilot]?.location !== null) wrong.push(`seat ${pilot} is in two places`);
  }
  return wrong;
}

function keptOf({ kept }: StateOf<Bsg>['facts'], deck: string): string[] {
  return kept.filter((it) => it.deck === deck).map(({ card }) => card);
}

function sameCards(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && difference(a, b) === '';
}

function difference(a: readonly unknown[], b: readonly unknown[]): string {
  const counts = new Map<unknown, number>();
  for (const card of a) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of b) counts.set(card, (counts.get(card) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([card, count]) => `${String(card)} ${count > 0 ? '+' : ''}${count}`)
    .join(', ');
}
