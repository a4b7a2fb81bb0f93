import type { Seat } from '@starboard/kernel';
import { discardAtRandom, mustDiscard } from '../rulebook/discarding.ts';
import { giveTitleTo, sendTo } from '../rulebook/places.ts';
import {
  activateShips,
  activateVipers,
  activating,
  type Resolving,
  resolve,
  takeActions,
  useOwnViper,
} from '../rulebook/procedures.ts';
import { procedure } from '../rulebook/writing.ts';
import { launchFrom } from '../ships/cylon-ships.ts';
import { boardCenturion, charactersAt, damageGalactica, raptorsLeft } from '../ships/fleet.ts';
import type { BsgTable } from '../table/facts.ts';
import { cardOnTable } from '../table/on-table.ts';
import { fromCurrent, inBrig, isHuman, playerAt } from '../table/people.ts';
import { change } from '../table/resources.ts';
import { COLONIAL_ONE, type Location } from '../table/vocabulary.ts';
import { type Context, whoIs } from './context.ts';
import type { Effect, EffectOf } from './effect.ts';
import {
  centurionAttack,
  destroyingCylons,
  galacticaAttack,
  nuking,
} from './operations/attacks.ts';
import {
  drawing,
  drawQuorumCards,
  givingCard,
  keepCard,
  onCard,
  playingFromHand,
  quorumChoosing,
} from './operations/cards.ts';
import { choosing, risking, rollingFor } from './operations/choices.ts';
import {
  choosingCrisis,
  handingOver,
  playSuperCrisis,
  swappingSuperCrisis,
  takingCard,
} from './operations/cylon-powers.ts';
import { ordering } from './operations/executive-order.ts';
import { hurriedJump } from './operations/jumping.ts';
import { locationCheck, locationChecking } from './operations/location-checks.ts';
import { lookingAtCivilians, lookingAtDeck } from './operations/looking.ts';
import { freeing, lookAtLoyalty, naming } from './operations/people.ts';
import {
  destroyingCivilians,
  destroyRaptorShip,
  moveJumpTrack,
  performPlace,
  placingAnywhere,
  sabotaging,
  travel,
} from './operations/ships.ts';
import {
  damagingVipers,
  launchingSelf,
  repairing,
  repairingVipers,
  returnVipers,
} from './operations/vipers.ts';

/** The interpreter: one effect after the other, each a small function or procedure of its own. */
export const resolving = procedure<Resolving>('resolve', {
  next(t, resolving) {
    const effect = resolving.effects[resolving.at];
    if (effect === undefined) return '';
    resolving.at += 1;
    perform(t, effect, resolving.context);
    return 'next';
  },
});

/** BSG-7.9, 38.8: as much as possible is done, the rest skipped. */
function perform(t: BsgTable, effect: Effect, context: Context): void {
  const who = (it: Parameters<typeof whoIs>[2]): Seat | null => whoIs(t, context, it);
  switch (effect.op) {
    case 'resource':
      return change(t, effect.resource, effect.by);
    case 'discard':
      return performDiscard(t, effect, context);
    case 'draw': {
      const seat = who(effect.who);
      if (seat !== null) t.run(drawing, { seat, left: effect.count, from: effect.from });
      return;
    }
    case 'draw-quorum':
      return drawQuorumCards(t, effect.count);
    case 'send': {
      const seat = who(effect.who);
      if (seat !== null) sendTo(t, seat, effect.to);
      return;
    }
    case 'send-all': {
      const from: readonly Location[] =
        effect.from === 'colonial-one' ? COLONIAL_ONE : [effect.from];
      for (const location of from) {
        for (const seat of charactersAt(t, location)) sendTo(t, seat, effect.to);
      }
      return;
    }
    case 'free': {
      const seat = who(effect.who);
      const optional = effect.optional === true;
      if (seat !== null) t.run(freeing, { seat, by: context.self, optional });
      return;
    }
    case 'name':
      return t.run(naming, { effect, context });
    case 'choose': {
      const by = who(effect.by);
      if (by !== null) t.run(choosing, { by, effect, context });
      return;
    }
    case 'roll': {
      const by = who(effect.by);
      if (by !== null) t.run(rollingFor, { by, effect, context });
      return;
    }
    case 'risk':
      return t.run(risking, { by: who(effect.by) ?? context.self, effect, context });
    case 'place':
      return performPlace(t, effect);
    case 'destroy-raptor':
      for (let i = 0; i < effect.count; i++) destroyRaptorShip(t);
      return;
    case 'repair-raptor': {
      const lost = t.facts.raptors
        .filter(({ where }) => where === 'destroyed')
        .slice(0, effect.count);
      for (const raptor of lost) raptor.where = 'reserves';
      if (lost.length > 0) t.emit('raptor-repaired', { left: raptorsLeft(t.facts) });
      return;
    }
    case 'repair-vipers': {
      const by = who(effect.by);
      if (by !== null)
        t.run(repairingVipers, { by, left: effect.max, destroyed: effect.destroyed === true });
      return;
    }
    case 'damage-vipers':
      return t.run(damagingVipers, { by: context.current, left: effect.count, from: effect.from });
    case 'return-vipers':
      return returnVipers(t);
    case 'destroy-civilian':
      return t.run(destroyingCivilians, { by: context.current, left: effect.count });
    case 'destroy-cylons':
      return t.run(destroyingCylons, { by: context.self, what: effect.what, left: effect.count });
    case 'jump-track':
      return moveJumpTrack(t, effect.by);
    case 'look-loyalty': {
      const [by, of] = [who(effect.by), who(effect.of)];
      if (effect.of === 'current' && of !== null && !isHuman(t.facts, of)) return; // BSG-22.18
      if (by !== null && of !== null) lookAtLoyalty(t, by, of, effect.all === true);
      return;
    }
    case 'title': {
      const to = who(effect.to);
      if (to !== null && mayHold(t, effect.title, to)) giveTitleTo(t, effect.title, to);
      return;
    }
    case 'spend-nuke':
      if (t.facts.nukes > 0) t.facts.nukes -= 1;
      return t.emit('nuke-spent', { left: t.facts.nukes });
    case 'centurion':
      for (let i = 0; i < effect.count; i++) boardCenturion(t);
      return;
    case 'activate':
      return t.run(
        activateShips,
        activating(effect.what, effect.justPlaced ? [...(cardOnTable(t)?.placed ?? [])] : null),
      );
    case 'keep':
      return keepCard(t);
    case 'distance':
      return travel(t, effect.by);
    case 'extra-crisis':
      return onCard(t, (card) => {
        card.another = true;
      });
    case 'if-below':
      if (t.facts.resources[effect.resource] < effect.limit) {
        t.run(resolve, { effects: effect.then, at: 0, context });
      }
      return;
    case 'damage-galactica':
      if (effect.choiceOf !== undefined) {
        return t.run(sabotaging, {
          seat: context.self,
          most: effect.choiceOf,
          count: effect.count,
        });
      }
      for (let i = 0; i < effect.count; i++) damageGalactica(t);
      return;
    case 'activate-vipers':
      return t.run(activateVipers, { seat: context.self, left: effect.count });
    case 'look-deck':
      return t.run(lookingAtDeck, { seat: context.self, deck: null });
    case 'look-civilians':
      return t.run(lookingAtCivilians, { seat: context.self, count: effect.count, ships: [] });
    case 'check': {
      const { location } = playerAt(t.facts, context.self);
      if (location !== null) t.run(locationCheck, locationChecking(context, location, effect));
      return;
    }
    case 'jump':
      return t.run(hurriedJump, { seat: context.self, upTo: effect.riskedUpTo });
    case 'galactica-attacks':
      return t.run(galacticaAttack, { seat: context.self });
    case 'attack-centurion':
      return t.run(centurionAttack, {
        seat: context.self,
        atLeast: effect.atLeast,
        space: null,
      });
    case 'nuke':
      return t.run(nuking, { seat: context.self });
    case 'launch-self':
      return t.run(launchingSelf, { seat: context.self });
    case 'own-viper-attacks':
      return t.run(useOwnViper, { seat: context.self, left: effect.count, attackOnly: true });
    case 'act':
      return t.run(takeActions, { seat: context.self, left: effect.count });
    case 'order-another':
      return t.run(ordering, { seat: context.self, actions: effect.actions, target: null });
    case 'repair':
      return t.run(repairing, { seat: context.self, vipers: effect.vipers });
    case 'play-quorum':
      return t.run(playingFromHand, { seat: context.self });
    case 'play-super-crisis':
      return playSuperCrisis(t, context.self);
    case 'swap-super-crisis':
      return t.run(swappingSuperCrisis, { seat: context.self });
    case 'crisis-of':
      return t.run(choosingCrisis, { seat: context.self, count: effect.draw, drawn: [] });
    case 'launch':
      return launchFrom(t, { raider: effect.raiders, 'heavy-raider': effect.heavyRaiders });
    case 'take-card':
      return t.run(takingCard, { seat: context.self, victim: null });
    case 'hand-over-loyalty':
      return t.run(handingOver, { seat: context.self, upTo: effect.upToDistance });
    case 'remove-card':
      return onCard(t, (card) => {
        card.fate = 'removed';
      });
    case 'give-card':
      return t.run(givingCard, { seat: context.self });
    case 'quorum-choice':
      return t.run(quorumChoosing, { seat: context.self, drawn: [], count: effect.draw });
    default:
      throw unknownEffect(effect);
  }
}

/** A stored game may hold an effect that this version no longer knows. */
function unknownEffect(effect: never): RangeError {
  return new RangeError(`there is no operation ${JSON.stringify(effect)}`);
}

/** BSG-36.10: no prisoner becomes Admiral. BSG-13.1: humans only. */
function mayHold(t: BsgTable, title: 'president' | 'admiral', seat: Seat): boolean {
  return isHuman(t.facts, seat) && (title === 'president' || !inBrig(t.facts, seat));
}

function performDiscard(t: BsgTable, effect: EffectOf<'discard'>, context: Context): void {
  const named = typeof effect.who === 'string' ? [effect.who] : effect.who;
  const players = named
    .flatMap((who) => (who === 'each' ? fromCurrent(t) : (whoIs(t, context, who) ?? [])))
    .filter((seat) => isHuman(t.facts, seat)); // BSG-23.4
  if (effect.random === true) {
    for (const seat of players) {
      const all = playerAt(t.facts, seat).hand.length;
      discardAtRandom(t, seat, effect.count === 'all' ? all : effect.count);
    }
    return;
  }
  // BSG-7.16: who holds two of the roles discards once for each
  const [first, ...more] = [...new Set(players)];
  const again = players.filter((seat, i) => players.indexOf(seat) !== i);
  if (first !== undefined) mustDiscard(t, [first, ...more], effect.count);
  if (again.length > 0) mustDiscard(t, again, effect.count);
}

export const effectProcedures = [
  resolving,
  drawing,
  naming,
  choosing,
  rollingFor,
  risking,
  repairingVipers,
  damagingVipers,
  destroyingCivilians,
  destroyingCylons,
  givingCard,
  playingFromHand,
  freeing,
  sabotaging,
  placingAnywhere,
  lookingAtCivilians,
  lookingAtDeck,
  quorumChoosing,
  locationCheck,
  hurriedJump,
  galacticaAttack,
  centurionAttack,
  nuking,
  launchingSelf,
  repairing,
  ordering,
  choosingCrisis,
  takingCard,
  swappingSuperCrisis,
  handingOver,
];
