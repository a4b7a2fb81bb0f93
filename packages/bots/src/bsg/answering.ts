import {
  type Card,
  type CharacterId,
  type CrisisId,
  characterOf,
  effectsOf,
  inner,
  isCharacterId,
  isIn,
  type Meaning,
  meaningOf,
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
      return destination(position, { ...ask, of: of.filter((it) => it !== 'stay') });
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
      return skillToDraw(position, of);
    case 'skill-card':
      return leastUseful(position, of.map(Number)).reverse()[0] ?? null;
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
      return preferred(
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
    case 'board':
    case 'damage':
    case 'loyalty':
    case 'play':
    case 'resource':
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
      return named(position, of, fateAmong(String(args?.['among'])));
    case 'nominee':
    case 'give-card-to':
      return named(position, of, 'help');
    case 'choose-for-executive-order':
      return preferred(position, of, (it) => orderAppeal(position, Number(it)));
    case 'choose-hand':
      return preferred(position, of, (it) => {
        const player = position.facts.players[Number(it)];
        return player === undefined || player.revealed !== 'no' ? -1 : player.handSize;
      });
    default:
      // Accusations, Loyalty cards that are handed on, the Sympathizer: nothing anybody wants.
      return named(position, of, 'harm');
  }
}

function sectorAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  switch (prompt) {
    case 'choose-launch-sector':
      return sectorFor(position, of, 'need');
    case 'withdraw-a-viper':
      return sectorFor(position, of, 'safety');
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
function deckCardWorth(position: Position, card: Card): number {
  const worth = cardWorth(position, card);
  return card.deck === 'destination' ? worth - 2.2 : worth + 1.4;
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

function orderAnswer(position: Position, ask: OrderAsk): Answered | null {
  const { prompt, of } = ask;
  const why = because('bot-bsg-chooses', { prompt });
  if (prompt === 'order-of-plays') return { answer: [...of], why };
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
