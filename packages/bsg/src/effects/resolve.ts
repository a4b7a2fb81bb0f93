import type { Seat } from '@starboard/kernel';
import { discardAtRandom, mustDiscard } from '../discarding.ts';
import type { BsgTable } from '../facts.ts';
import { boardCenturion, charactersAt, damageGalactica, raptorsLeft } from '../fleet.ts';
import { activateShips, activateVipers, activating, type Resolving, resolve } from '../forward.ts';
import { cardOnTable } from '../on-table.ts';
import { fromCurrent, inBrig, isHuman, playerAt } from '../people.ts';
import { giveTitleTo, sendTo } from '../places.ts';
import { change } from '../resources.ts';
import { procedure } from '../rules.ts';
import { COLONIAL_ONE, type Location } from '../vocabulary.ts';
import {
  drawing,
  drawQuorumCards,
  givingCard,
  keepCard,
  lookingAtDeck,
  onCard,
  quorumChoosing,
} from './cards.ts';
import { choosing, risking, rollingFor } from './choices.ts';
import { type Context, whoIs } from './context.ts';
import type { Effect, EffectOf } from './effect.ts';
import { freeing, lookAtLoyalty, naming } from './people.ts';
import {
  damagingVipers,
  destroyingCivilians,
  destroyingCylons,
  destroyRaptorShip,
  moveJumpTrack,
  performPlace,
  repairingVipers,
  returnVipers,
  sabotaging,
  travel,
} from './ships.ts';
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
      if (seat !== null) t.run(freeing, { seat, by: context.self });
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
      return t.run(risking, { by: who('admiral') ?? context.self, effect, context });
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
        t.run(repairingVipers, { by, max: effect.max, destroyed: effect.destroyed === true });
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
    case 'remove-card':
      return onCard(t, (card) => {
        card.fate = 'removed';
      });
    case 'give-card':
      return t.run(givingCard, { seat: context.self });
    case 'quorum-choice':
      return t.run(quorumChoosing, { seat: context.self, drawn: [], count: effect.draw });
  }
}

/** BSG-36.10: no prisoner becomes Admiral. BSG-13.1: humans only. */
function mayHold(t: BsgTable, title: 'president' | 'admiral', seat: Seat): boolean {
  return isHuman(t.facts, seat) && (title === 'president' || !inBrig(t.facts, seat));
}

function performDiscard(t: BsgTable, effect: EffectOf<'discard'>, context: Context): void {
  const seats =
    effect.who === 'each'
      ? fromCurrent(t).filter((seat) => isHuman(t.facts, seat))
      : [whoIs(t, context, effect.who)].filter((seat) => seat !== null && isHuman(t.facts, seat));
  const players = seats.filter((seat) => seat !== null);
  if (effect.random === true) {
    for (const seat of players) {
      const all = playerAt(t.facts, seat).hand.length;
      discardAtRandom(t, seat, effect.count === 'all' ? all : effect.count);
    }
    return;
  }
  mustDiscard(t, players, effect.count);
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
  freeing,
  sabotaging,
  lookingAtDeck,
  quorumChoosing,
];
