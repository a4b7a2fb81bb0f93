import type { Seat } from '@starboard/kernel';
import {
  type CardId,
  card,
  type OwnedPower,
  type Pays,
  type PowerKind,
  powersIn,
} from './content/index.ts';
import { colourOf, type Phase } from './dice.ts';
import {
  creditsFor,
  developmentsIn,
  gainCredits,
  type Player,
  playerAt,
  poolLeft,
  type RollTable,
  worldsIn,
} from './facts.ts';

/** Says that a power did something, so that it can be shown and counted; or that nothing came of it. */
export function used(
  t: RollTable,
  seat: Seat,
  id: CardId,
  kind: PowerKind,
  idle: boolean = false,
): void {
  t.emit('power', idle ? { seat, card: id, kind, idle } : { seat, card: id, kind });
}

export function payCredits(t: RollTable, seat: Seat, credits: number): void {
  if (credits <= 0) return;
  const gained = gainCredits(playerAt(t.facts, seat), credits);
  t.emit('credits-gained', { seat, credits: gained, lost: credits - gained });
}

/** ROLL-12.14, 12.15, 20.5: points come from the pool, and are paid even when it is empty. */
export function payPoints(t: RollTable, seat: Seat, points: number): void {
  if (points <= 0) return;
  const before = poolLeft(t.facts, t.options);
  playerAt(t.facts, seat).chips += points;
  t.emit('points-gained', { seat, points });
  if (before > 0 && poolLeft(t.facts, t.options) === 0) {
    t.emit('pool-emptied', { round: t.facts.round });
  }
}

/** What powers pay once a phase is over (ROLL-18.3, 18.4: no worker and no selection needed). */
export function payPhase(t: RollTable, phase: Phase): void {
  for (const seat of t.seats) {
    const player = playerAt(t.facts, seat);
    const { tableau } = player;
    for (const { card: id, power } of powersIn(tableau).pays) {
      if (power.phases.includes(phase)) payFor(t, seat, { card: id, power });
    }
    for (const { card: id, power } of powersIn(tableau)['pays-per-die']) {
      if (power.phase !== phase) continue;
      const dice = player.citizenry.filter((die) => colourOf(die) === power.colour).length;
      payUsed(t, seat, id, power.kind, Math.ceil(dice / power.per) * power.credits); // ROLL-18.11
    }
    for (const { card: id, power } of powersIn(tableau).scores) {
      if (power.phase !== phase) continue;
      used(t, seat, id, power.kind);
      payPoints(t, seat, power.points);
    }
    if (phase !== 'produce') continue;
    for (const { card: id, power } of powersIn(tableau)['pays-per-good']) {
      payUsed(t, seat, id, power.kind, goodsCounted(player, power.on) * power.credits);
    }
  }
}

/** Pays what a power is worth. Into a full purse nothing goes (ROLL-1.23). */
export function payUsed(
  t: RollTable,
  seat: Seat,
  id: CardId,
  kind: PowerKind,
  credits: number,
): void {
  if (credits === 0) return;
  used(t, seat, id, kind, creditsFor(playerAt(t.facts, seat), credits) === 0);
  payCredits(t, seat, credits);
}

function payFor(t: RollTable, seat: Seat, { card: id, power }: OwnedPower<Pays>): void {
  if (power.if === 'most-developments' && !hasMostDevelopments(t, seat)) return;
  const more = power.moreIf !== undefined && hasAllCostliestWorlds(t, seat) ? (power.more ?? 0) : 0;
  payUsed(t, seat, id, power.kind, power.credits + more);
}

/** ROLL-19.19: goods on worlds of a colour, or goods that are dice of a colour on any world. */
function goodsCounted(
  { goods }: Player,
  on: { readonly world: string } | { readonly die: string },
): number {
  return goods.filter(({ world, die }) => {
    if ('die' in on) return colourOf(die) === on.die;
    const it = card(world);
    return it.kind === 'world' && it.colour === on.world;
  }).length;
}

/** ROLL-19.26: alone with the most; a tie pays nothing. */
function hasMostDevelopments(t: RollTable, seat: Seat): boolean {
  const counts = t.facts.players.map(({ tableau }) => developmentsIn(tableau).length);
  const own = counts[seat] ?? 0;
  return counts.every((count, other) => other === seat || count < own);
}

/** ROLL-19.24, 19.25: every world of the highest printed cost in play lies in this tableau. */
function hasAllCostliestWorlds(t: RollTable, seat: Seat): boolean {
  const highest = t.facts.players.map(({ tableau }) =>
    Math.max(0, ...worldsIn(tableau).map(({ cost }) => cost)),
  );
  const own = highest[seat] ?? 0;
  return highest.every((cost, other) => other === seat || cost < own);
}
