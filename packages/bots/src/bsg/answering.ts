import {
  type Card,
  type CharacterId,
  type CrisisId,
  characterOf,
  countedIn,
  effectsOf,
  inner,
  isCharacterId,
  isIn,
  kindOf,
  type Meaning,
  meaningOf,
  PEGASUS,
  RESOURCES,
  SECTORS,
  type SkillCard,
  skillOf,
  strengthOf,
  type Things,
  TREACHERY,
} from '@starboard/bsg';
import type {
  AmountAsk,
  AskView,
  Choice,
  Json,
  Message,
  OneAsk,
  OrderAsk,
  SomeAsk,
} from '@starboard/kernel';
import { because } from '../why.ts';
import { chosenAction, destination, nukeWorth, quorumWorth } from './actions.ts';
import { seeksArrest, sparesGalactica, wantsToDie } from './aims.ts';
import { contribution } from './checks.ts';
import {
  chosenPart,
  crisisWorth,
  damageChoice,
  destinationWorth,
  gunTarget,
  leastUseful,
  named,
  optionWorth,
  ownViper,
  sectorFor,
  skillToDraw,
  viperOrder,
} from './choices.ts';
import { advanceOf, forcesAt, isExodus, oddsNow, phaseOf, planetOf } from './planet.ts';
import {
  bestForSide,
  type Position,
  preferred,
  shownSide,
  sideOf,
  taste,
  tempted,
} from './position.ts';
import { whyGiven, whyOf } from './reasons.ts';
import { civiliansIn, heavyIn, needIn, raidersIn, sectorOf, vipersIn } from './space.ts';
import { threat, unitFor } from './stakes.ts';
import { condemnedWorth } from './suspects.ts';
import { interruption } from './windows.ts';

export interface Answered {
  readonly answer: Json;
  readonly why: Message;
}

/** The answer of a player with a role and beliefs, without look-ahead; null for an unknown ask. */
export function judgedAnswer(position: Position, { ask, window }: AskView): Answered | null {
  switch (ask.kind) {
    case 'one': {
      const answer =
        window === null ? oneAnswer(position, ask) : interruption(position, window, ask);
      return answer === null ? null : { answer, why: whyOf(position, ask.prompt, window, answer) };
    }
    case 'some':
      return someAnswer(position, ask);
    case 'order':
      return orderAnswer(position, ask);
    case 'amount':
      return amountAnswer(position, ask);
    case 'plan':
      return null;
  }
}

/** What choosing a card of its deck is worth to the fleet. */
function cardWorth(position: Position, { deck, id }: Card): number {
  switch (deck) {
    case 'crisis':
    case 'super-crisis':
      return crisisWorth(position, id);
    case 'destination':
      return destinationWorth(position, id);
    case 'quorum':
      return quorumWorth(position, id);
    default:
      return 0;
  }
}

/** Answers of one choice, by what the choices are. */
function oneAnswer(position: Position, ask: OneAsk): Choice | null {
  const { prompt, of } = ask;
  const meant = (choice: Choice): Meaning => meaningOf(ask, choice);
  const worth = (choice: Choice): number => choiceWorth(position, meant(choice));
  // The rules write these words, and no others.
  switch (ask.things as Things | undefined) {
    case 'character':
      return preferred(position, of, (it) => characterAppeal(position, String(it)));
    case 'action':
      return chosenAction(position, ask);
    case 'move':
      return destination(position, ask);
    case 'location':
      return placeAnswer(position, ask);
    case 'part': {
      const card = cardIn(ask);
      return card === null ? null : chosenPart(position, card, of.map(Number));
    }
    case 'card':
      // What somebody plays from the own hand everybody sees.
      return prompt === 'choose-quorum-card'
        ? preferred(position, of, worth)
        : bestForSide(position, of, worth, prompt);
    case 'option':
      return bestForSide(position, of, worth, prompt);
    case 'seat':
      return seatAnswer(position, ask);
    case 'skill':
      return skillAnswer(position, ask);
    case 'skill-card':
    case 'look':
      return cardAnswer(position, prompt, of.map(Number));
    case 'board':
      return shipToDamage(position, of);
    case 'resource':
      return preferred(position, of, (it) => -sideOf(position) * lossOf(position, it));
    case 'loyalty':
      // Whoever is proved a Cylon keeps the card that would have done most.
      return preferred(position, of, () => 0);
    case 'viper-order':
      return prompt === 'activate-a-viper' ? viperOrder(position, ask) : ownViper(position, ask);
    case 'target':
    case 'basestar':
      return gunTarget(position, ask);
    case 'centurion':
      return preferred(position, of, (it) => Number(it) * shownSide(position));
    case 'sector':
      return sectorAnswer(position, ask);
    case 'civilian':
      return prompt === 'choose-civilian'
        ? preferred(position, of, (it) => defended(position, Number(it)))
        : preferred(
            position,
            of,
            (it) => -shownSide(position) * civilianWorth(position, Number(it)),
          );
    case 'viper':
      return preferred(position, of, (it) =>
        position.facts.vipers[Number(it)]?.pilot === position.me.seat ? -1 : 0,
      );
    case 'deck':
      return position.facts.jumpTrack >= 3 && position.facts.titles.admiral === position.me.seat
        ? 'destination'
        : 'crisis';
    case 'word':
      return wordAnswer(position, ask);
    case 'damage':
    case 'play':
    case undefined:
      return null;
  }
}

function choiceWorth(position: Position, meant: Meaning): number {
  switch (meant.is) {
    case 'card':
      return cardWorth(position, meant.shown);
    case 'option':
      return optionWorth(position, effectsOf(inner(meant.line, 'options', meant.option)));
    default:
      return 0;
  }
}

/** A crisis card an ask is about. */
function cardIn({ args }: OneAsk): CrisisId | null {
  const id = args?.['card'];
  return typeof id === 'string' && (isIn('crisis', id) || isIn('super-crisis', id))
    ? (id as CrisisId)
    : null;
}

/** Whom to name, by what it means for them. */
function seatAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  switch (prompt) {
    case 'name-a-character':
      return named(position, of, fateAmong(String(args?.['among']), of.includes('nobody')));
    case 'give-card-to':
      return named(position, of, isOnProbation(position) ? 'harm' : 'help');
    case 'nominee':
    case 'give-skill-card-to':
      return named(position, of, 'help');
    case 'condemned':
      return preferred(position, of, (it) => condemnation(position, Number(it)));
    case 'choose-human-to-detain':
    case 'swap-hands-with':
      return preferred(position, of, (it) => prey(position, Number(it)));
    case 'choose-for-executive-order':
      return preferred(position, of, (it) => orderAppeal(position, Number(it)));
    case 'choose-hand':
      return preferred(position, of, (it) => {
        const player = position.facts.players[Number(it)];
        return player === undefined || player.revealed !== 'no' ? -1 : player.handSize;
      });
    case 'accused':
      return seeksArrest(position.me, position.memory.deeds)
        ? position.me.seat
        : named(position, of, 'harm');
    default:
      // Loyalty cards that are handed on, the Sympathizer: nothing anybody wants.
      return named(position, of, 'harm');
  }
}

/** Probation is for those one would like to see the cards of. */
function isOnProbation({ facts }: Position): boolean {
  return facts.onTable.at(-1)?.card === 'probation';
}

/** Whom to execute: by what is believed; a Cylon in hiding does not point at its own. */
function condemnation(position: Position, seat: number): number {
  const { suspicion, me, role, memory } = position;
  if (seat === me.seat) return wantsToDie(me, memory.deeds) ? 5 : -5;
  const known = role === 'hidden-cylon' && suspicion[seat] === 1;
  return condemnedWorth(position, seat, known ? 0 : (suspicion[seat] ?? 0.3));
}

/** Whom a Cylon player picks: those who are against it, with most in hand and the highest office. */
function prey({ facts, suspicion, aim }: Position, seat: number): number {
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const against = aim < 0 ? 1 - (suspicion[seat] ?? 0.3) : (suspicion[seat] ?? 0.3);
  const office = facts.titles.admiral === seat ? 1 : facts.titles.president === seat ? 0.6 : 0;
  return 2 * against + 0.2 * player.handSize + office;
}

function sectorAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  switch (prompt) {
    case 'choose-launch-sector':
      return sectorFor(position, of, 'need');
    case 'withdraw-a-viper':
      return sectorFor(position, of, 'safety');
    case 'choose-sector-for-evacuated':
      return sectorFor(position, of, 'safety');
    case 'fly-anywhere':
      return preferred(position, of, (it) => flownTo(position, it));
    case 'choose-sector':
      return position.me.where === 'main-batteries'
        ? preferred(position, of, (it) => salvoWorth(position, String(it)))
        : sectorFor(position, of, 'harm');
    case 'move-civilian':
      return movedCivilian(position, of, Number(args?.['ship']));
    case 'choose-sector-for-ship':
    case 'place-scarce-ship':
      return args?.['ship'] === 'viper'
        ? sectorFor(position, of, 'need')
        : sectorFor(position, of, args?.['ship'] === 'civilian' ? 'safety' : 'harm');
    default:
      return sectorFor(position, of, 'harm');
  }
}

/** Where a pilot at full throttle is needed most. */
function flownTo({ facts, me }: Position, choice: Choice): number {
  const sector = choice === 'stay' ? sectorOf(facts, me.seat) : choice;
  const found = SECTORS.find((it) => it === sector);
  return found === undefined ? 0 : needIn(facts, found) + (choice === 'stay' ? 0.1 : 0);
}

/** What the guns of Pegasus do to an area: raiders there are hit, and now and then those they should protect. */
function salvoWorth(position: Position, sector: string): number {
  const { facts } = position;
  const raiders = raidersIn(facts, sector);
  const hits = (3 / 8) * Math.min(2, raiders) + (2 / 8) * Math.min(4, raiders);
  const friends = (1 / 8) * 1.2 * Math.min(1, civiliansIn(facts, sector));
  const vipers = (2 / 8) * 0.35 * Math.min(1, vipersIn(facts, sector));
  return shownSide(position) * (0.35 * hits * (1 + friends) - friends - vipers);
}

/** How many raiders a civilian ship that defends itself could hit. */
function defended({ facts }: Position, ship: number): number {
  const sector = facts.civilians.find((it) => it.ship === ship)?.sector ?? '';
  return Math.max(
    Math.min(3, raidersIn(facts, sector)) * 0.3,
    heavyIn(facts, sector) > 0 ? 0.6 : 0,
  );
}

/** Places that are asked for: to go to, to repair, to strike. */
function placeAnswer(position: Position, ask: OneAsk): Choice {
  const { prompt, of } = ask;
  switch (prompt) {
    case 'choose-force':
      // Those who fight the forces take the foremost; so do those who send them, unless they mean well.
      return preferred(position, of, (it) => {
        const open = position.role === 'revealed-cylon' ? -sideOf(position) : 1;
        return open * advanceOf(String(it));
      });
    case 'repair-a-location':
      return preferred(
        position,
        of,
        (it) => shownSide(position) * repairWorth(position, String(it)),
      );
    case 'board-galactica':
      return boarding(position, ask);
    default: {
      const places = of.filter((it) => it !== 'stay');
      return destination(position, { ...ask, of: places.length > 0 ? places : of });
    }
  }
}

/** Whoever has brought a ship into orbit goes along, unless there are more to bring and time for it. */
function boarding(position: Position, ask: OneAsk): Choice {
  const { facts, me } = position;
  const planet = planetOf(facts);
  const more = (planet?.prepared.length ?? 0) + (planet?.locked.length ?? 0);
  if (more > 0 && oddsNow(facts) < 0.6 && facts.titles.admiral !== me.seat) return 'stay';
  return destination(position, { ...ask, of: ask.of.filter((it) => it !== 'stay') });
}

/** What is missed most of what is damaged. */
function repairWorth({ facts }: Position, place: string): number {
  switch (place) {
    case 'none':
      return 0;
    case 'ftl-control':
      return phaseOf(facts) === 'orbit' ? 0.5 : 1;
    case 'command':
    case 'weapons-control':
      return 0.7 + 0.1 * threat(facts);
    case 'hangar-deck':
    case 'armory':
    case 'admirals-quarters':
      return 0.7;
    default:
      return 0.4;
  }
}

/** Galactica is lost with six damaged places; Pegasus costs nothing but itself. */
function shipToDamage(position: Position, of: readonly Choice[]): Choice {
  const { facts, me } = position;
  const pegasus = facts.damaged.filter((token) => isPegasus(token)).length;
  const galactica = facts.damaged.length - pegasus;
  const spare = sparesGalactica(me);
  return preferred(position, of, (it) => {
    const hit = it === 'galactica' ? 1 + 0.35 * galactica : 0.5 + 0.25 * pegasus;
    return spare ? (it === 'galactica' ? -1 : 1) : -shownSide(position) * hit;
  });
}

const isPegasus = (token: string): boolean => PEGASUS.some((it) => it === token);

function lossOf({ facts }: Position, resource: Choice): number {
  const found = RESOURCES.find((it) => it === resource);
  return found === undefined ? 0 : unitFor(facts, found, facts.resources[found]);
}

/** A skill to draw, to learn from, or that somebody else must draw. */
function skillAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  const { facts, aim, suspicion } = position;
  switch (prompt) {
    case 'choose-skill-for': {
      const doubt = suspicion[Number(args?.['seat'])] ?? 0.3;
      const friend = aim > 0 ? doubt < 0.5 : doubt > 0.9;
      return preferred(position, of, (it) => ((it === TREACHERY) === friend ? -1 : 0));
    }
    case 'choose-skill-deck': {
      const skills = facts.check?.skills ?? [];
      return preferred(position, of, (it) => {
        const counts = skills.some((skill) => skill === it);
        return (counts ? 1 : 0) + (it === TREACHERY ? -0.5 : it === 'piloting' ? -0.2 : 0);
      });
    }
    default:
      return skillToDraw(position, of);
  }
}

/** A skill card to take, to give away, or whose text comes first. */
function cardAnswer(
  position: Position,
  prompt: string,
  cards: readonly SkillCard[],
): Choice | null {
  switch (prompt) {
    case 'choose-card-to-give':
      return givenCard(position, cards);
    case 'choose-text-to-resolve':
      // New ships had better come after the activation, or before it.
      return preferred(position, cards, (it) =>
        kindOf(it).id === 'by-your-command' ? shownSide(position) : 0,
      );
    default:
      return leastUseful(position, cards).reverse()[0] ?? null;
  }
}

/** A friend gets something of use; a Cylon gives what spoils a hand. */
function givenCard(position: Position, cards: readonly SkillCard[]): Choice | null {
  if (sideOf(position) < 0) {
    return preferred(
      position,
      cards,
      (it) => (skillOf(it) === TREACHERY ? 1 : 0) - strengthOf(it) / 10,
    );
  }
  const useful = cards.filter((it) => skillOf(it) !== TREACHERY);
  return leastUseful(position, useful.length > 0 ? useful : cards)[0] ?? null;
}

function wordAnswer(position: Position, ask: OneAsk): Choice | null {
  const { prompt, of, args } = ask;
  switch (prompt) {
    case 'top-or-bottom': {
      const card = { deck: args?.['deck'], id: args?.['card'] } as Card;
      const good = deckCardWorth(position, card) > 0;
      return good !== tempted(position, prompt) ? 'top' : 'bottom';
    }
    case 'executive-order':
      return executiveOrder(position, of);
    case 'use-reveal-power':
      return 'use';
    case 'swap-super-crisis':
      return 'keep';
    case 'repair':
      return position.role === 'human' ? 'location' : 'vipers';
    case 'may-draw':
      return 'draw';
    case 'ignore-discard':
      return 'ignore';
    case 'ignore-execution':
      return wantsToDie(position.me, position.memory.deeds) ? 'bear' : 'ignore';
    case 'destroy-scar':
      return shownSide(position) > 0 ? 'scar' : 'others';
    case 'learn-fast':
      return learned(position, ask);
    case 'see-added-cards':
      return (position.suspicion[Number(args?.['seat'])] ?? 0) > 0.15 ? 'see' : 'decline';
    case 'choose-deck-bottom':
      // What lies at the bottom of the others is of no use to know.
      return of.find((it) => it === 'destination') ?? of[0] ?? null;
    case 'locked-top-or-bottom':
      return lockedEnd(position);
    default:
      return null;
  }
}

/** Three cards just seen: into the check if they help it, and else to the hand. */
function learned({ facts, aim }: Position, { about }: OneAsk): Choice {
  const { check } = facts;
  const cards = Array.isArray(about?.['cards']) ? about['cards'].map(Number) : [];
  if (check === null) return 'hand';
  const sum = cards.reduce((all, card) => all + countedIn(check, card), 0);
  return aim * sum >= 3 ? 'check' : 'hand';
}

/**
 * The top ship is the next to be destroyed, and the next to be made ready. Where a force is close, a full ship is
 * left on top; else it goes under, where it will be left behind.
 */
function lockedEnd(position: Position): Choice {
  const { facts, me } = position;
  const [top] = planetOf(facts)?.locked ?? [];
  const full = civilianWorth(position, top ?? -1) >= 1 && me.notes.length > 0;
  const doomed = forcesAt(facts, 'shipyard') + forcesAt(facts, 'breeders-canyon') > 0;
  return (full === doomed) === sideOf(position) < 0 ? 'top' : 'bottom';
}

/** Everybody wants somebody to fly, to lead and to govern. */
function characterAppeal(position: Position, id: string): number {
  if (!isCharacterId(id)) return 0;
  return taste(position, id) + 0.3 * strengthOfSheet(id) + newcomerAppeal(position, id);
}

/** Somebody who comes in later: free to act at once, and of the trade that is missing. */
function newcomerAppeal({ facts, me }: Position, id: CharacterId): number {
  // The first choice of all is a matter of taste alone, and leading the Cylons is to the taste of some.
  if (me.character === null) return characterOf(id).type === 'cylon-leader' ? 0.25 : 0;
  const { abilities, type } = characterOf(id);
  const held = facts.sleeperDone && abilities.some(({ rule }) => rule === 'sleeper-loyalty');
  const late = abilities.some(({ rule }) => rule === 'arrives-late');
  const frail = abilities.some(
    (it) => it.rule === 'executed-at-morale' && facts.resources.morale <= it.atMost + 1,
  );
  const others = facts.players.filter(
    ({ seat, character, revealed }) =>
      seat !== me.seat &&
      revealed === 'no' &&
      character !== null &&
      characterOf(character).type === type,
  );
  return (held ? -1.5 : 0) + (late ? -0.5 : 0) + (frail ? -2 : 0) - 0.4 * others.length;
}

function strengthOfSheet(id: CharacterId): number {
  return characterOf(id).skillSet.reduce((sum, { count }) => sum + count, 0) / 5;
}

/** For a card on top of a deck: whether whoever draws it will be glad. */
function deckCardWorth(position: Position, card: Card): number {
  const worth = cardWorth(position, card);
  return card.deck === 'destination' ? worth - 2.2 : worth + 1.4;
}

function fateAmong(among: string, optional: boolean): 'harm' | 'help' | 'look' {
  switch (among) {
    case 'prisoners':
      // Those who may be named are set free, those who must be are executed.
      return optional ? 'help' : 'harm';
    case 'in-detention':
    case 'others':
    case 'other-not-admiral':
    case 'others-in-brig':
      return 'help';
    case 'with-hidden-loyalty':
      return 'look';
    default:
      return 'harm';
  }
}

const CONFINED = ['brig', 'sickbay', 'detention', 'medical-center'];

/** Who makes the most of two actions: trusted, at large, with something to do. */
function orderAppeal({ facts, suspicion, role }: Position, seat: number): number {
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const doubt = suspicion[seat] ?? 0.5;
  const trust = role === 'human' ? 1 - doubt : doubt;
  return (
    trust * 2 +
    (player.where === 'shipyard' && isExodus(facts) ? 0.5 : 0) +
    (CONFINED.includes(player.where) ? -0.6 : 0) +
    (facts.titles.president === seat ? 0.2 : 0) +
    (facts.titles.admiral === seat && nukeWorth(facts) > 0.8 ? 0.3 : 0)
  );
}

function executiveOrder(position: Position, of: readonly Choice[]): Choice {
  const moves = of.find((it) => it === 'move-and-act');
  const { me } = position;
  const settled =
    me.where === 'command' ||
    me.where === 'weapons-control' ||
    me.where === 'press-room' ||
    me.where === 'shipyard';
  return settled || moves === undefined ? (of.find((it) => it === 'act-only') ?? 'decline') : moves;
}

function civilianWorth({ me }: Position, ship: number): number {
  const note = me.notes.find((it) => it.about === 'civilian' && it.ship === ship);
  if (note === undefined || note.about !== 'civilian') return 1.1;
  if (note.face === 'empty') return 0;
  return note.face === 'population-1' ? 1 : 2;
}

function movedCivilian(position: Position, of: readonly Choice[], ship: number): Choice {
  const here = position.facts.civilians.find((it) => it.ship === ship)?.sector;
  const places = of.map((it) => (it === 'stay' ? (here ?? it) : it));
  const best = sectorFor(position, places, 'safety');
  return best === here ? 'stay' : best;
}

function someAnswer(position: Position, ask: SomeAsk): Answered | null {
  const { prompt, of, min, max } = ask;
  const why = because('bot-bsg-chooses', { prompt });
  if (prompt === 'contribute') {
    const answer = contribution(position, of.map(Number), max);
    return { answer, why: whyGiven(position, answer) };
  }
  switch (ask.things as Things | undefined) {
    case 'damage':
      return { answer: damageChoice(position, of, min), why };
    case 'civilian':
      return { answer: civiliansInDanger(position, of, min), why };
    case 'skill-card':
      return { answer: someCards(position, prompt, of.map(Number), min), why };
    case 'card':
      return { answer: someShown(position, ask), why };
    default:
      return null;
  }
}

function someCards(
  position: Position,
  prompt: string,
  cards: readonly SkillCard[],
  min: number,
): SkillCard[] {
  switch (prompt) {
    case 'lay-on-destiny':
      return [...cards].sort((a, b) => destined(position, b) - destined(position, a)).slice(0, min);
    case 'discard-from-destiny':
      return [...cards].sort((a, b) => destined(position, a) - destined(position, b)).slice(0, min);
    case 'add-to-check':
      return addedOpenly(position, cards);
    default:
      return leastUseful(position, cards).slice(0, min);
  }
}

/** How welcome a card is among those that fate adds to a check: the skills that are asked for most count for it. */
function destined(position: Position, card: SkillCard): number {
  const skill = skillOf(card);
  const usual = { politics: 0.5, leadership: 0.7, tactics: 0.6, piloting: -0.6, engineering: -0.3 };
  const counts = skill === TREACHERY ? -1 : usual[skill];
  return sideOf(position) * counts * strengthOf(card);
}

/** Just enough to turn a check that lies open. */
function addedOpenly(position: Position, cards: readonly SkillCard[]): SkillCard[] {
  const { check } = position.facts;
  if (check === null || check.pile === null) return [];
  const side = sideOf(position);
  const total = check.pile.reduce((sum, card) => sum + countedIn(check, card), 0);
  let missing = side > 0 ? check.difficulty - total : total - check.difficulty + 1;
  const fitting = cards
    .filter((card) => side * countedIn(check, card) > 0)
    .sort((a, b) => strengthOf(b) - strengthOf(a));
  const chosen: SkillCard[] = [];
  for (const card of fitting) {
    if (missing <= 0) break;
    chosen.push(card);
    missing -= strengthOf(card);
  }
  return missing > 0 ? [] : chosen;
}

/** Cards that were shown: bad ones go under, useless ones go. */
function someShown(position: Position, ask: SomeAsk): Choice[] {
  const { prompt, of, min } = ask;
  const worth = (choice: Choice): number => choiceWorth(position, meaningOf(ask, choice));
  if (prompt === 'crises-to-bottom') {
    const side = tempted(position, prompt) ? -1 : shownSide(position);
    return of.filter((it) => side * (worth(it) + 1.4) < 0);
  }
  return [...of].sort((a, b) => worth(a) - worth(b)).slice(0, min);
}

function civiliansInDanger(position: Position, ships: readonly Choice[], count: number): Choice[] {
  const { facts } = position;
  const danger = (ship: Choice): number => {
    const sector = facts.civilians.find((it) => it.ship === ship)?.sector;
    return facts.raiders.filter((it) => it === sector).length;
  };
  return [...ships].sort((a, b) => danger(b) - danger(a)).slice(0, count);
}

function orderAnswer(position: Position, ask: OrderAsk): Answered | null {
  const { prompt, of } = ask;
  const why = because('bot-bsg-chooses', { prompt });
  if (prompt === 'order-of-plays') return { answer: [...of], why };
  if (ask.things === 'skill-card') {
    // What fits best comes first: the next check is the nearest.
    const rate = (card: Choice): number => destined(position, Number(card));
    return { answer: [...of].sort((a, b) => rate(b) - rate(a)), why };
  }
  if (ask.things !== 'card') return null;
  const worth = (choice: Choice): number =>
    sideOf(position) * choiceWorth(position, meaningOf(ask, choice));
  return { answer: [...of].sort((a, b) => worth(b) - worth(a)), why };
}

function amountAnswer(position: Position, { prompt, min, max, args }: AmountAsk): Answered | null {
  const why = because('bot-bsg-chooses', { prompt });
  switch (prompt) {
    case 'split-skill-draw': {
      const first = String(args?.['first']);
      const second = String(args?.['second']);
      const better = skillToDraw(position, [first, second]);
      const half = Math.ceil(max / 2);
      return { answer: Math.max(min, better === first ? half : max - half), why };
    }
    case 'choose-vipers-to-repair':
    case 'choose-destroyed-vipers-to-repair':
      return { answer: max, why };
    default:
      return null;
  }
}
