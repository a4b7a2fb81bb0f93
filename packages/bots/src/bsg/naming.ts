import type { Choice, OneAsk } from '@starboard/kernel';
import { seeksArrest, wantsToDie } from './aims.ts';
import { named } from './choices.ts';
import { wantsOffice } from './goals.ts';
import { fate, namingText } from './nebula.ts';
import { couldDo, orderTo } from './orders.ts';
import { isExodus } from './planet.ts';
import { asInnocent, type Position, preferred, shownSide } from './position.ts';
import { arrestWorth, condemnedWorth } from './suspects.ts';
import { heir } from './titles.ts';

/** Whom to name, by what it means for them. */
export function seatAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  switch (prompt) {
    case 'name-a-character':
      return namedFor(position, of, String(args?.['among']));
    case 'give-title-to':
      return heir(position, of, String(args?.['title']));
    case 'choose-condemned':
      return preferred(position, of, (it) => sentence(position, Number(it)));
    case 'give-card-to':
      return named(position, of, isOnProbation(position) ? 'harm' : 'help');
    case 'nominee':
      return wantsOffice(position) ? position.me.seat : named(position, of, 'help');
    case 'give-skill-card-to':
      return named(position, of, 'help');
    case 'condemned':
      return preferred(position, of, (it) => condemnation(position, Number(it)));
    case 'choose-human-to-detain':
    case 'swap-hands-with':
      return preferred(position, of, (it) => prey(position, Number(it)));
    case 'choose-for-executive-order':
      return ordered(position, of);
    case 'choose-hand':
    case 'choose-card-of':
      return preferred(position, of, (it) => {
        const player = position.facts.players[Number(it)];
        return player === undefined || player.revealed !== 'no' ? -1 : player.handSize;
      });
    case 'accused':
      return seeksArrest(position.me, position.memory.deeds)
        ? position.me.seat
        : preferred(position, of, (it) => accusation(position, Number(it)));
    default:
      // Loyalty cards that are handed on, the Sympathizer: nothing anybody wants.
      return named(position, of, 'harm');
  }
}

/** By what becomes of whoever is named, where that can be read; else by what it usually is. */
function namedFor(position: Position, of: readonly Choice[], among: string): Choice {
  const text = namingText(position, among);
  if (text !== null) {
    const side = shownSide(position);
    return preferred(position, of, (it) =>
      it === 'nobody' ? 0.1 : side * fate(position, text.then, Number(it)),
    );
  }
  switch (among) {
    case 'others-here':
      return preferred(position, of, (it) => condemnation(position, Number(it)));
    case 'humans':
    case 'on-galactica-to-brig':
    case 'on-galactica-to-sickbay':
      // A Cylon takes somebody's cards, or strikes at them and at who commands.
      return preferred(position, of, (it) => prey(position, Number(it)));
    default:
      return named(position, of, fateAmong(among, of.includes('nobody')));
  }
}

/** Who of those that are as guilty is sent away for good: at the end nobody hides any more. */
function sentence(position: Position, seat: number): number {
  const { suspicion, me, aim } = position;
  if (seat === me.seat) return -2;
  const doubt = suspicion[seat] ?? 0.3;
  return aim > 0 ? doubt : 1 - doubt;
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

/** Whom to lock up: by what that is worth; a Cylon in hiding does not point at its own. */
function accusation(position: Position, seat: number): number {
  const { suspicion, me, role } = position;
  if (seat === me.seat) return -5;
  const known = role === 'hidden-cylon' && suspicion[seat] === 1;
  return arrestWorth(position, seat, known ? 0 : (suspicion[seat] ?? 0.3));
}

/** Whom a Cylon player picks: those who are against it, with most in hand and the highest office. */
function prey({ facts, suspicion, aim }: Position, seat: number): number {
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const against = aim < 0 ? 1 - (suspicion[seat] ?? 0.3) : (suspicion[seat] ?? 0.3);
  const office = facts.titles.admiral === seat ? 1 : facts.titles.president === seat ? 0.6 : 0;
  return 2 * against + 0.2 * player.handSize + office;
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

/**
 * Who makes the most of two actions; a Cylon in hiding sends somebody who does a good deal less, but something: an order
 * for nothing at all everybody sees.
 */
function ordered(position: Position, of: readonly Choice[]): Choice {
  const appeal = (it: Choice): number => orderAppeal(position, Number(it));
  if (position.role !== 'hidden-cylon') return preferred(position, of, appeal);
  const innocent = asInnocent(position);
  const use = (it: Choice): number => orderTo(innocent, Number(it));
  const enough = PLAUSIBLE * Math.max(...of.map(use));
  return preferred(
    position,
    of.filter((it) => use(it) >= enough),
    (it) => -couldDo(position, Number(it)),
  );
}

/** The part of what the best could do with an order that nobody wonders at. */
const PLAUSIBLE = 0.5;

/** Trusted, at large, with something to do. */
function orderAppeal(position: Position, seat: number): number {
  const { facts, suspicion } = position;
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const trust = 1 - (suspicion[seat] ?? 0.5);
  const exodus = player.where === 'shipyard' && isExodus(facts) ? 0.5 : 0;
  return orderTo(position, seat) + exodus + 0.3 * trust;
}
