import { type Seat, seatAt } from '@starboard/kernel';
import { type Bonus, type CardId, card, isReassign } from './content/index.ts';
import { colourOf, coloursAmong } from './dice.ts';
import { developmentsIn, diceOf, type Facts, type Player, playerAt, worldsIn } from './facts.ts';

/** One line of a player's final score. */
export type ScoreLine =
  | { readonly kind: 'chips'; readonly points: number }
  | { readonly kind: 'tile'; readonly card: CardId; readonly points: number }
  | { readonly kind: 'bonus'; readonly card: CardId; readonly points: number };

export interface Score {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  /** ROLL-15.10: dice in the cup plus credits. */
  readonly tieBreak: number;
}

export function scoreOf(facts: Facts, seat: Seat): Score {
  const player = playerAt(facts, seat);
  const lines: ScoreLine[] = [{ kind: 'chips', points: player.chips }]; // ROLL-15.1
  for (const id of player.tableau) {
    lines.push({ kind: 'tile', card: id, points: card(id).cost }); // ROLL-15.2, 15.3
  }
  for (const id of player.tableau) {
    const it = card(id);
    if (it.kind === 'world' || it.bonus === undefined) continue;
    lines.push({ kind: 'bonus', card: id, points: bonusPoints(player, it.bonus) }); // ROLL-15.5
  }
  return {
    seat,
    lines,
    total: lines.reduce((sum, { points }) => sum + points, 0),
    tieBreak: player.cup.length + player.credits,
  };
}

/** ROLL-15.13 to 15.22 */
function bonusPoints(player: Player, bonus: Bonus): number {
  const developments = developmentsIn(player.tableau);
  const worlds = worldsIn(player.tableau);
  switch (bonus.kind) {
    case 'per-development':
      return developments.length * bonus.points;
    case 'per-development-without-reassign':
      return developments.filter((it) => !isReassign(it)).length * bonus.points;
    case 'per-die-colour':
      return coloursAmong(diceOf(player)) * bonus.points;
    case 'per-good':
      return player.goods.length * bonus.points;
    case 'per-group-of-dice': {
      const dice = diceOf(player).filter((die) => colourOf(die) === bonus.colour).length;
      return Math.ceil(dice / bonus.size) * bonus.points;
    }
    case 'per-world':
      return worlds.filter(({ colour }) => colour === bonus.colour).length * bonus.points;
    case 'share-of-cost': {
      const counted =
        bonus.of === 'novelty-worlds'
          ? worlds.filter(({ colour }) => colour === 'novelty')
          : developments.filter((it) => bonus.of === 'developments' || isReassign(it));
      const costs = counted.reduce((sum, { cost }) => sum + cost, 0);
      return Math.ceil(costs / bonus.divisor); // ROLL-15.6, 15.7
    }
    case 'triangular-chips':
      return triangularRoot(player.chips);
  }
}

/** ROLL-15.18: the largest n with n(n+1)/2 not above the value. */
function triangularRoot(value: number): number {
  let n = 0;
  while (((n + 1) * (n + 2)) / 2 <= value) n += 1;
  return n;
}

export function scoresOf(facts: Facts): Score[] {
  return facts.players.map((_, seat) => scoreOf(facts, seatAt(seat)));
}

/** ROLL-15.9, 15.10, 15.12: the highest total; then dice in the cup and credits; then a shared victory. */
export function winnersOf(scores: readonly Score[]): Seat[] {
  const best = Math.max(...scores.map(({ total }) => total));
  const leaders = scores.filter(({ total }) => total === best);
  const most = Math.max(...leaders.map(({ tieBreak }) => tieBreak));
  return leaders.filter(({ tieBreak }) => tieBreak === most).map(({ seat }) => seat);
}
