import {
  type Card,
  type CrisisId,
  effectsOf,
  inner,
  isIn,
  type Meaning,
  meaningOf,
  RESOURCES,
  type Things,
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
import { chosenAction, destination, hereWorth, withAnOrder } from './actions.ts';
import { wantsToDie } from './aims.ts';
import { characterAppeal } from './characters.ts';
import {
  chosenPart,
  crisisWorth,
  damageChoice,
  destinationWorth,
  gunTarget,
  optionWorth,
  ownViper,
  skillToDraw,
  usualCourse,
  viperOrder,
} from './choices.ts';
import { contribution, neverOne } from './contributing.ts';
import { raidersOut, threat } from './danger.ts';
import { seatAnswer } from './naming.ts';
import {
  crossroadsWorth,
  encounterWorth,
  heldAgainst,
  laidOnAlly,
  nebulaOf,
  tokensAgainst,
} from './nebula.ts';
import { advanceOf, forcesAt, oddsNow, phaseOf, planetOf } from './planet.ts';
import {
  asInnocent,
  bestForSide,
  type Position,
  preferred,
  shownSide,
  sideOf,
  tempted,
} from './position.ts';
import { unitFor } from './prices.ts';
import { decided } from './prowess.ts';
import { quorumWorth } from './quorum.ts';
import { whyGiven, whyOf } from './reasons.ts';
import { scoutedDeck } from './scouting.ts';
import { civiliansInDanger, civilianWorth, defended, sectorAnswer, shipToDamage } from './ships.ts';
import {
  cardAnswer,
  cardsComingTo,
  destined,
  learned,
  skillAnswer,
  someCards,
} from './skill-cards.ts';
import { titleChoice } from './titles.ts';
import { leadsAstray, savesTheFleet } from './traitors.ts';
import { lostViper, prizedMarks, seizedMark } from './vipers.ts';
import { interruption } from './windows.ts';

export interface Answered {
  readonly answer: Json;
  readonly why: Message;
  /** Somebody has looked ahead for it, though the reason does not say so. */
  readonly searched?: true;
}

/** The answer of a player with a role and beliefs, without look-ahead; null for an unknown ask. */
export function judgedAnswer(position: Position, { ask, window }: AskView): Answered | null {
  switch (ask.kind) {
    case 'one': {
      const answer =
        window === null ? oneAnswer(position, ask) : interruption(position, window, ask);
      if (answer === null) return null;
      const asHuman =
        window === null && position.role === 'hidden-cylon' ? honest(position, ask) : null;
      return { answer, why: whyOf(position, ask.prompt, window, answer, asHuman) };
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

/** A Cylon in hiding has other plans for a card that would save the fleet. */
function restraint({ role, facts }: Position, meant: Meaning): number {
  const quorum = meant.is === 'card' && meant.shown.deck === 'quorum' ? meant.shown.id : null;
  return role === 'hidden-cylon' && quorum !== null && savesTheFleet(facts, quorum) ? 5 : 0;
}

/** What somebody at the same place would choose who is no Cylon. */
function honest(position: Position, ask: OneAsk): Choice | null {
  return oneAnswer(asInnocent(position), ask);
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
      if (prompt === 'choose-destination' && leadsAstray(position)) {
        return preferred(position, of, (it) => -worth(it));
      }
      // What somebody plays from the own hand everybody sees.
      return prompt === 'choose-quorum-card'
        ? preferred(position, of, (it) => worth(it) - restraint(position, meant(it)))
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
      return preferred(position, of, (it) => lostViper(position, prompt, Number(it)));
    case 'title':
      return titleChoice(position, of);
    case 'trauma':
      return traumaAnswer(position, ask);
    case 'ally':
      return preferred(position, of, (it) => allyWorth(position, String(it)));
    case 'deck':
      return scoutedDeck(position);
    case 'word':
      return wordAnswer(position, ask);
    case 'damage':
    case 'play':
    case undefined:
      return null;
  }
}

/** Which of the own tokens, or which half of a card: both are said in the same words. */
function traumaAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  return preferred(position, of, (it) => {
    const kind = it === 'benevolent' ? 'benevolent' : 'antagonistic';
    switch (prompt) {
      case 'lay-trauma-on-ally':
        return laidOnAlly(position, String(args?.['ally']), kind);
      case 'lay-trauma-on-crossroads':
      case 'choose-crossroads-result': {
        const lays = prompt === 'lay-trauma-on-crossroads';
        return crossroadsWorth(position, String(args?.['card']), kind, lays);
      }
      default:
        return kind === heldAgainst(position) ? 1 : 0;
    }
  });
}

function allyWorth(position: Position, id: string): number {
  const ally = nebulaOf(position.facts)?.allies.find((it) => it.ally === id);
  return ally === undefined ? 0 : sideOf(position) * encounterWorth(position, ally);
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

function lossOf({ facts }: Position, resource: Choice): number {
  const found = RESOURCES.find((it) => it === resource);
  return found === undefined ? 0 : unitFor(facts, found, facts.resources[found]);
}

function wordAnswer(position: Position, ask: OneAsk): Choice | null {
  const { prompt, of, args } = ask;
  switch (prompt) {
    case 'top-or-bottom': {
      const card = { deck: args?.['deck'], id: args?.['card'] } as Card;
      const good = deckCardWorth(position, card) > 0;
      // What nobody else has seen, nobody can check.
      return good === sideOf(position) > 0 || position.level === 'easy' ? 'top' : 'bottom';
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
    case 'choose-viper-mark':
      return seizedMark(position);
    case 'launch-or-stay':
      return raidersOut(position.facts) > 0 ? 'launch' : 'stay';
    case 'search-destiny':
      return 'look';
    case 'state-of-emergency':
      return emergency(position, of);
    case 'decide-check':
      return decided(position) ? 'pass' : 'fail';
    case 'may-discard-trauma':
      return tokensAgainst(position) > 0 ? 'discard' : 'keep';
    case 'meet-ally-first':
      // What one can do here first may not be possible afterwards.
      return 'wait';
    default:
      return null;
  }
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

/** For a card on top of a deck: whether whoever draws it will be glad. */
function deckCardWorth(position: Position, card: Card): number {
  const worth = cardWorth(position, card);
  return card.deck === 'destination' ? worth - usualCourse(position) : worth + 1.4;
}

/** Two actions here, or one elsewhere: whichever does more; a Cylon is seen to do as humans do. */
function executiveOrder(position: Position, of: readonly Choice[]): Choice {
  const moves = of.find((it) => it === 'move-and-act');
  const acts = of.find((it) => it === 'act-only');
  if (moves === undefined || acts === undefined) return moves ?? acts ?? 'decline';
  if (position.me.where === 'shipyard') return acts;
  const shown = position.role === 'hidden-cylon' ? asInnocent(position) : position;
  const { stay, go } = withAnOrder(shown);
  return stay >= go ? acts : moves;
}

/** A move or an action in between: where there is something to do it is done. */
function emergency(position: Position, of: readonly Choice[]): Choice {
  const use = position.role === 'revealed-cylon' ? 1 : hereWorth(position);
  return use < 0.3 && of.includes('move') ? 'move' : 'act';
}

function someAnswer(position: Position, ask: SomeAsk): Answered | null {
  const { prompt, of, min, max } = ask;
  const why = because('bot-bsg-chooses', { prompt });
  if (prompt === 'contribute') {
    const hand = of.map(Number);
    const given = contribution(position, hand, max);
    // The only thing the rules ask of these cards is that they be none, or more than one.
    const answer = ask.constraint === undefined ? given : neverOne(position, hand, given);
    return { answer, why: whyGiven(position, answer) };
  }
  switch (ask.things as Things | undefined) {
    case 'damage':
      return { answer: damageChoice(position, of, min), why };
    case 'civilian':
      return { answer: civiliansInDanger(position, of, min), why };
    case 'skill-card': {
      const strength = Number(ask.args?.['strength']);
      return prompt === 'discard-for-goal'
        ? { answer: cardsComingTo(position, of.map(Number), strength), why }
        : { answer: someCards(position, prompt, of.map(Number), min), why };
    }
    case 'location':
      return { answer: repaired(position, of, max), why };
    case 'card':
      return { answer: someShown(position, ask), why };
    default:
      return null;
  }
}

/** Places to repair, those that are missed most. */
function repaired(position: Position, of: readonly Choice[], max: number): Choice[] {
  const worth = (place: Choice): number => repairWorth(position, String(place));
  const sorted = [...of].sort((a, b) => worth(b) - worth(a));
  return shownSide(position) > 0 ? sorted.slice(0, max) : [];
}

/** Cards that were shown: bad ones go under, useless ones go. */
function someShown(position: Position, ask: SomeAsk): Choice[] {
  const { prompt, of, min } = ask;
  const worth = (choice: Choice): number => choiceWorth(position, meaningOf(ask, choice));
  if (prompt === 'crises-to-bottom') {
    const side = tempted(position, prompt) ? -1 : shownSide(position);
    return of.filter((it) => side * (worth(it) + 1.4) < 0);
  }
  if (prompt === 'trade-quorum-cards') return of.filter((it) => worth(it) < 0.2);
  return [...of].sort((a, b) => worth(a) - worth(b)).slice(0, min);
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
    case 'choose-raiders-to-destroy':
      return { answer: shownSide(position) > 0 ? max : min, why };
    case 'mark-vii-to-repair':
    case 'mark-vii-to-damage':
    case 'mark-vii-to-place':
      return { answer: prizedMarks(position, prompt) ? max : min, why };
    default:
      return null;
  }
}
