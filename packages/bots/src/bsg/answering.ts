import {
  ALL_CRISES,
  ALL_DESTINATIONS,
  ALL_QUORUM,
  type CharacterId,
  type CrisisId,
  characterOf,
  type DestinationId,
  type Effect,
  isCharacterId,
  type QuorumId,
} from '@starboard/bsg';
import type {
  AmountAsk,
  AskView,
  Choice,
  Json,
  JsonObject,
  Message,
  OneAsk,
  OrderAsk,
  SomeAsk,
} from '@starboard/kernel';
import { because } from '../why.ts';
import { chosenAction, destination, nukeWorth, quorumWorth } from './actions.ts';
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

/** The card an ask shows under this index. */
function cardIn(about: JsonObject | undefined, index: Choice): unknown {
  const cards = about?.['cards'];
  return Array.isArray(cards) ? cards[Number(index)] : undefined;
}

const crisisNamed = (card: unknown): CrisisId | undefined => ALL_CRISES.find((it) => it === card);
const quorumNamed = (card: unknown): QuorumId | undefined => ALL_QUORUM.find((it) => it === card);
const destinationNamed = (card: unknown): DestinationId | undefined =>
  ALL_DESTINATIONS.find((it) => it === card);

// The effects of each option come with the ask, as the rules wrote them.
const optionsIn = (about: JsonObject | undefined): readonly (readonly Effect[])[] =>
  Array.isArray(about?.['options'])
    ? (about['options'] as unknown as readonly (readonly Effect[])[])
    : [];

function oneAnswer(position: Position, ask: OneAsk): Choice | null {
  const { facts, me, role } = position;
  const { prompt, of, about, args } = ask;
  const side = shownSide(position);
  switch (prompt) {
    case 'pick-a-character':
      return preferred(position, of, (it) => characterAppeal(position, String(it)));
    case 'choose-action':
      return chosenAction(position, of.map(String));
    case 'move-to':
      return destination(position, of.map(String));
    case 'choose-launch-sector':
      return sectorFor(position, of, 'need');
    case 'choose-part': {
      const card = crisisNamed(args?.['card']);
      return card === undefined ? null : chosenPart(position, card, of.map(Number));
    }
    case 'choose-option': {
      const options = optionsIn(about);
      const worth = (it: Choice): number =>
        it === 'none' ? 0 : optionWorth(position, options[Number(it)] ?? []);
      return bestForSide(position, of, worth, prompt);
    }
    case 'choose-crisis': {
      const worth = (it: Choice): number => {
        const card = crisisNamed(cardIn(about, it));
        return card === undefined ? 0 : crisisWorth(position, card);
      };
      return bestForSide(position, of, worth, prompt);
    }
    case 'choose-quorum-card': {
      return preferred(position, of, (it) => {
        const card = quorumNamed(cardIn(about, it));
        return card === undefined ? 0 : quorumWorth(position, card);
      });
    }
    case 'choose-destination': {
      const worth = (it: Choice): number => {
        const card = destinationNamed(cardIn(about, it));
        return card === undefined ? 0 : destinationWorth(position, card);
      };
      return bestForSide(position, of, worth, prompt);
    }
    case 'top-or-bottom':
      return deckCardWorth(position, args?.['card']) > 0 !== tempted(position, prompt)
        ? 'top'
        : 'bottom';
    case 'choose-deck':
      return facts.jumpTrack >= 3 && facts.titles.admiral === me.seat ? 'destination' : 'crisis';
    case 'name-a-character':
      return named(position, of, fateAmong(String(args?.['among'])));
    case 'accused':
      return named(position, of, 'harm');
    case 'nominee':
    case 'give-card-to':
      return named(position, of, 'help');
    case 'choose-for-executive-order':
      return preferred(position, of, (it) => orderAppeal(position, Number(it)));
    case 'executive-order':
      return executiveOrder(position, of);
    case 'leave-the-brig-for':
      return destination(
        position,
        of.map(String).filter((it) => it !== 'stay'),
      );
    case 'choose-skill-to-draw':
      return skillToDraw(position, of);
    case 'use-reveal-power':
      return 'use';
    case 'pass-sympathizer':
      return passedSympathizer(position, of);
    case 'give-loyalty-to':
      return named(position, of, 'harm');
    case 'choose-hand':
      return preferred(position, of, (it) => {
        const player = facts.players[Number(it)];
        return player === undefined || player.revealed !== 'no' ? -1 : player.handSize;
      });
    case 'choose-card-to-take':
      return leastUseful(position, of.map(Number)).reverse()[0] ?? null;
    case 'swap-super-crisis':
      return 'keep';
    case 'repair':
      return role === 'human' ? 'location' : 'vipers';
    case 'activate-a-viper':
      return viperOrder(position, of);
    case 'use-own-viper':
      return ownViper(position, of);
    case 'choose-target':
    case 'choose-basestar':
      return gunTarget(position, of);
    case 'choose-centurion':
      return preferred(position, of, (it) => Number(it) * side);
    case 'choose-sector':
    case 'choose-sector-to-activate':
    case 'choose-sector-to-board-from':
      return sectorFor(position, of, 'harm');
    case 'choose-sector-for-ship':
    case 'place-scarce-ship':
      return args?.['ship'] === 'viper'
        ? sectorFor(position, of, 'need')
        : sectorFor(position, of, args?.['ship'] === 'civilian' ? 'safety' : 'harm');
    case 'withdraw-a-viper':
      return sectorFor(position, of, 'safety');
    case 'move-civilian':
      return movedCivilian(position, of, Number(args?.['ship']));
    case 'choose-civilian-to-destroy':
      return preferred(position, of, (it) => -side * civilianWorth(position, Number(it)));
    case 'choose-viper-to-damage':
    case 'choose-viper-under-attack':
      return preferred(position, of, (it) =>
        facts.vipers[Number(it)]?.pilot === me.seat ? -1 : 0,
      );
    default:
      return null;
  }
}

/** Everybody wants somebody to fly, to lead and to govern. */
function characterAppeal(position: Position, id: string): number {
  if (!isCharacterId(id)) return 0;
  return taste(position, id) + 0.3 * strengthOfSheet(id);
}

function strengthOfSheet(id: CharacterId): number {
  return characterOf(id).skillSet.reduce((sum, { count }) => sum + count, 0) / 5;
}

/** For a card on top of a deck: whether whoever draws it will be glad. */
function deckCardWorth(position: Position, card: unknown): number {
  const destinationCard = destinationNamed(card);
  if (destinationCard !== undefined) return destinationWorth(position, destinationCard) - 2.2;
  const crisis = crisisNamed(card);
  return crisis === undefined ? 0 : crisisWorth(position, crisis) + 1.4;
}

function fateAmong(among: string): 'harm' | 'help' | 'look' {
  switch (among) {
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

/** Who makes the most of two actions: trusted, at large, with something to do. */
function orderAppeal({ facts, suspicion, role }: Position, seat: number): number {
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const doubt = suspicion[seat] ?? 0.5;
  const trust = role === 'human' ? 1 - doubt : doubt;
  return (
    trust * 2 +
    (player.where === 'brig' || player.where === 'sickbay' ? -0.6 : 0) +
    (facts.titles.president === seat ? 0.2 : 0) +
    (facts.titles.admiral === seat && nukeWorth(facts) > 0.8 ? 0.3 : 0)
  );
}

function executiveOrder(position: Position, of: readonly Choice[]): Choice {
  const moves = of.find((it) => it === 'move-and-act');
  const { me } = position;
  const settled =
    me.where === 'command' || me.where === 'weapons-control' || me.where === 'press-room';
  return settled || moves === undefined ? (of.find((it) => it === 'act-only') ?? 'decline') : moves;
}

function passedSympathizer(position: Position, of: readonly Choice[]): Choice {
  // Somebody in the Brig, or another Cylon, is what a human fleet can do least with.
  return named(position, of, 'harm');
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

function someAnswer(position: Position, { prompt, of, min, max }: SomeAsk): Answered | null {
  const why = because('bot-bsg-chooses', { prompt });
  switch (prompt) {
    case 'contribute': {
      const answer = contribution(position, of.map(Number), max);
      return { answer, why: whyGiven(position, answer) };
    }
    case 'choose-damage':
      return { answer: damageChoice(position, of, min), why };
    case 'choose-civilians':
      return { answer: civiliansInDanger(position, of, min), why };
    case 'discard-to-move':
    case 'discard-to-activate':
    case 'discard-to-three':
    case 'discard-to-hand-limit':
    case 'discard-skill-cards':
      return { answer: leastUseful(position, of.map(Number)).slice(0, min), why };
    default:
      return null;
  }
}

function civiliansInDanger(position: Position, ships: readonly Choice[], count: number): Choice[] {
  const { facts } = position;
  const danger = (ship: Choice): number => {
    const sector = facts.civilians.find((it) => it.ship === ship)?.sector;
    return facts.raiders.filter((it) => it === sector).length;
  };
  return [...ships].sort((a, b) => danger(b) - danger(a)).slice(0, count);
}

function orderAnswer(position: Position, { prompt, of, about }: OrderAsk): Answered | null {
  if (prompt === 'order-of-plays')
    return { answer: [...of], why: because('bot-bsg-chooses', { prompt }) };
  if (prompt !== 'order-destinations') return null;
  const worth = (index: Choice): number => {
    const card = destinationNamed(cardIn(about, index));
    return card === undefined ? 0 : sideOf(position) * destinationWorth(position, card);
  };
  const answer = [...of].sort((a, b) => worth(b) - worth(a));
  return { answer, why: because('bot-bsg-chooses', { prompt }) };
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
