import { eachIn, eachOf, type Json, mapOf, mistake, oneOf } from '@starboard/kernel';
import {
  type CrisisId,
  type DestinationId,
  type QuorumId,
  type SkillCard,
  skillOf,
} from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { type Aside, without } from '../secrets/zone.ts';
import type { Deck, Facts } from '../table/facts.ts';
import type { Skill } from '../table/vocabulary.ts';
import { takeFromDecks } from './names.ts';

/** The default Destiny deck is two cards of each skill; a named one is made of the named cards alone. */
export function layDestiny(facts: Facts, named: Json | undefined): void {
  if (named === undefined) {
    facts.destiny = boxOf(facts).skills.flatMap((skill) => facts.skills[skill].draw.splice(0, 2));
    return;
  }
  // During the setup there is none yet, and later it may be named anew.
  for (const card of facts.destiny) facts.skills[skillOf(card)].draw.push(card);
  facts.destiny = [];
}

export function arrangeDestiny(facts: Facts, value: Json): void {
  facts.destiny = eachOf(value, (card) => takeFromDecks(facts, card));
}

export function arrangeSkillDecks(facts: Facts, value: Json, aside: Aside): void {
  eachIn(value, (name, deck) => {
    arrangeSkillDeck(facts, oneOf(name, boxOf(facts).skills, 'skill'), deck, aside);
  });
}

/** `{ top: [...] }`, `{ discard: [...] }`, or `{ draw: [...] }` for all there is. */
function arrangeSkillDeck(facts: Facts, skill: Skill, value: Json, aside: Aside): void {
  const deck = facts.skills[skill];
  const own = (card: Json): SkillCard => {
    const taken = takeFromDecks(facts, card);
    if (skillOf(taken) !== skill) throw mistake(`${String(card)} is no ${skill} card`);
    return taken;
  };
  const named: Partial<Record<'top' | 'draw' | 'discard', SkillCard[]>> = {};
  eachIn(value, (name, cards) => {
    named[oneOf(name, ['top', 'draw', 'discard'], 'part of a deck')] = eachOf(cards, own);
  });
  const { top = [], draw, discard } = named;
  if (discard !== undefined) deck.discard = discard;
  if (draw !== undefined) setAside(aside, 'skill', deck.draw);
  deck.draw = draw ?? [...top, ...deck.draw];
}

/** Where a scenario names all there is of a deck, the others of it lie aside. */
function setAside(aside: Aside, zone: string, cards: readonly unknown[]): void {
  if (cards.length > 0) aside[zone] = [...(aside[zone] ?? []), ...cards];
}

export const crisisNamed = (facts: Facts, name: Json): CrisisId =>
  oneOf(name, boxOf(facts).crises, 'Crisis card');
export const superCrisisNamed = (facts: Facts, name: Json): CrisisId =>
  oneOf(name, boxOf(facts).superCrises, 'Super Crisis card');
export const quorumNamed = (facts: Facts, name: Json): QuorumId =>
  oneOf(name, boxOf(facts).quorum, 'Quorum card');

/** `[a, b]` goes on top of the deck; `{ draw: [...], discard: [...] }` is all there is of it. */
export function arrangeDeck<T extends string>(
  deck: Deck<T>,
  value: Json,
  named: (it: Json) => T,
  aside: Aside,
  zone: string,
): void {
  if (Array.isArray(value)) {
    toTop(deck, eachOf(value, named));
    return;
  }
  const parts: Partial<Record<'draw' | 'discard', T[]>> = {};
  eachIn(mapOf(value), (name, cards) => {
    const part = oneOf(name, ['draw', 'discard'], 'part of a deck');
    const found = eachOf(cards, named);
    for (const card of found) takeOut(deck, card);
    parts[part] = found;
  });
  const { draw, discard } = parts;
  if (discard !== undefined) deck.discard = discard;
  if (draw === undefined) return;
  setAside(aside, zone, deck.draw);
  deck.draw = draw;
}

export function toTop<T extends string>(deck: Deck<T>, cards: readonly T[]): void {
  for (const card of cards) takeOut(deck, card);
  deck.draw = [...cards, ...deck.draw];
}

/** Takes a card out of a deck, so that it can lie elsewhere. */
export function takeOut<T extends string>(deck: Deck<T>, card: T): void {
  deck.draw = lessOne(deck.draw, card);
}

function lessOne<T extends string>(cards: readonly T[], card: T): T[] {
  if (!cards.includes(card)) throw mistake(`no "${card}" is left: all of them lie elsewhere`);
  return without(cards, [card]);
}

/** Cards in play beside the board. */
export function arrangeKept(facts: Facts, value: Json): void {
  eachOf(value, (it) => {
    const { crises, superCrises, quorum } = boxOf(facts);
    const card = oneOf(it, [...quorum, ...crises, ...superCrises], 'card');
    const ofQuorum = quorum.find((id) => id === card);
    if (ofQuorum !== undefined) {
      takeOut(facts.quorum, ofQuorum);
      facts.kept.push({ deck: 'quorum', id: ofQuorum });
      return;
    }
    const crisis = oneOf(it, [...crises, ...superCrises], 'card');
    const isSuper = superCrises.includes(crisis);
    takeOut(isSuper ? facts.superCrisis : facts.crisis, crisis);
    facts.kept.push(
      isSuper ? { deck: 'super-crisis', id: crisis } : { deck: 'crisis', id: crisis },
    );
  });
}

export function arrangeVisited(facts: Facts, value: Json): void {
  facts.visited.splice(0, facts.visited.length, ...takeDestinations(facts, value));
}

export function arrangeDestinations(facts: Facts, value: Json): void {
  const cards = takeDestinations(facts, value);
  facts.destinations = [...cards, ...facts.destinations];
}

function takeDestinations(facts: Facts, value: Json): DestinationId[] {
  return eachOf(value, (name) => {
    const card = oneOf(name, boxOf(facts).destinations, 'destination');
    facts.destinations = lessOne(facts.destinations, card);
    return card;
  });
}
