import {
  type Bonus,
  type CardId,
  type Colour,
  card,
  type Development,
  type Gain,
  isReassign,
  type PlayerView,
  type Power,
  type RollView,
  reducedCost,
} from '@starboard/roll';
import { TUNE } from './tuning.ts';

/** How far the game is, and how many rounds it may still take. */
export interface Outlook {
  readonly progress: number;
  readonly left: number;
}

/** The game ends with a twelfth tile or an empty pool: whoever is nearest sets the clock. */
export function outlookOf(facts: RollView, points: number): Outlook {
  const tiles = Math.max(...facts.players.map(({ tableau }) => tableau.length));
  const byTiles = Math.max(0, (tiles - 3) / 9);
  const byPool = 1 - facts.pool / points;
  const progress = Math.min(1, Math.max(byTiles, byPool));
  return { progress, left: Math.max(0.4, (1 - progress) * TUNE.rounds) };
}

/** What a die does for its owner in a round, in points. */
const DIE_A_ROUND: Readonly<Record<Colour, number>> = {
  home: 0.22,
  consumption: 0.23,
  military: 0.26,
  novelty: 0.26,
  rare: 0.27,
  genes: 0.3,
  alien: 0.34,
};

export function dieWorth(colour: Colour, { left }: Outlook): number {
  return TUNE.die * DIE_A_ROUND[colour] * Math.max(0, left - 0.8);
}

/** A credit brings a die back from Citizenry: worth a round of that die, while there is a round to come. */
export function creditWorth({ left }: Outlook): number {
  return left < 1.2 ? 0.06 : TUNE.credit;
}

const wholeRounds = (left: number): number => Math.max(0, left - 0.6);

/** What a card is worth once it lies in the tableau: points, bonus, powers, dice and credits. */
export function cardWorth(player: PlayerView, id: CardId, outlook: Outlook): number {
  const it = card(id);
  const credit = creditWorth(outlook);
  let worth = it.cost;
  if (it.kind === 'world') {
    worth += gainsWorth(it.gains, outlook) + it.credits * credit;
    worth -= it.removes * dieWorth('home', outlook);
    if (it.colour !== 'grey') worth += TUNE.world * wholeRounds(outlook.left);
    return worth;
  }
  if (it.bonus !== undefined) worth += TUNE.bonus * bonusWorth(player, it.bonus, outlook);
  for (const power of it.powers) worth += TUNE.power * powerWorth(player, power, outlook, credit);
  return worth;
}

function gainsWorth(gains: readonly Gain[], outlook: Outlook): number {
  let worth = 0;
  for (const { die, count, to } of gains) {
    const where = to === 'cup' ? 0.25 : to === 'good' ? 1 : -0.15;
    worth += count * (dieWorth(die, outlook) + (outlook.left > 1.2 ? where : 0));
  }
  return worth;
}

const developmentsOf = ({ tableau }: PlayerView): Development[] =>
  tableau.map(card).filter((it): it is Development => it.kind === 'development');

function worldsOfColour({ tableau }: PlayerView, colours: readonly string[]): number {
  let count = 0;
  for (const id of tableau) {
    const it = card(id);
    if (it.kind === 'world' && colours.includes(it.colour)) count += 1;
  }
  return count;
}

function diceOf({ cup, citizenry, rolling, goods, develop, settle, workers }: PlayerView): number {
  let count = cup.length + citizenry.length + rolling.length + goods.length;
  count += develop.dice.length + settle.dice.length;
  for (const dice of Object.values(workers)) count += dice.length;
  return count;
}

/** The bonus of a 6+ development as it stands, and what is likely to be added to it. */
function bonusWorth(player: PlayerView, bonus: Bonus, { progress, left }: Outlook): number {
  const toCome = 1 - progress;
  const developments = developmentsOf(player);
  switch (bonus.kind) {
    case 'per-development':
      return (developments.length + 1 + 3 * toCome) * bonus.points;
    case 'per-development-without-reassign':
      return (developments.filter((it) => !isReassign(it)).length + 1 + 2 * toCome) * bonus.points;
    case 'per-die-colour':
      return (3.5 + toCome) * bonus.points;
    case 'per-good':
      return Math.min(4, 1 + player.goods.length * 0.6) * bonus.points;
    case 'per-group-of-dice':
      return Math.max(1, diceOf(player) / 3 / bonus.size) * bonus.points;
    case 'per-world':
      return (worldsOfColour(player, [bonus.colour]) + 1.2 * toCome) * bonus.points;
    case 'share-of-cost': {
      if (bonus.of === 'novelty-worlds') {
        return (worldsOfColour(player, ['novelty']) * 2 + 2 * toCome) / bonus.divisor;
      }
      const counted = developments.filter((it) => bonus.of === 'developments' || isReassign(it));
      const costs = counted.reduce((sum, { cost }) => sum + cost, 6);
      return (costs + 5 * toCome) / bonus.divisor;
    }
    case 'triangular-chips':
      return Math.sqrt(2 * (player.chips + 1.2 * left)) - 0.3;
  }
}

function powerWorth(player: PlayerView, power: Power, outlook: Outlook, credit: number): number {
  const rounds = wholeRounds(outlook.left);
  switch (power.kind) {
    case 'reassign': {
      const narrow = power.colours !== undefined || power.to !== undefined || power.from;
      return rounds * (narrow ? 0.09 : 0.15) * power.max;
    }
    case 'dictate-again':
      return rounds * 0.06;
    case 'dictate-moves':
      return rounds * 0.12;
    case 'stock-pays':
    case 'pays-if-scouted':
      return rounds * 0.03;
    case 'scout-on-top':
    case 'rearrange':
    case 'extra-tile':
      return rounds * 0.1;
    case 'extra-workers':
      return (
        rounds *
        power.colours.length *
        (power.phase === 'ship' ? 0.1 + 0.06 * Math.min(4, producing(player)) : 0.22)
      );
    case 'cheaper':
      return rounds * power.by * (power.worlds !== undefined ? 0.1 : 0.24);
    case 'pays-on-completion':
      return rounds * credit * 0.35 * (power.developments + power.worlds);
    case 'back-to-cup':
      return rounds * 0.2;
    case 'once':
      return (
        gainsWorth(power.gains, outlook) +
        power.credits * credit -
        power.removes * dieWorth('home', outlook)
      );
    case 'pays':
      return (
        rounds *
        Math.min(0.85, 0.5 * power.phases.length) *
        power.credits *
        credit *
        (power.if === undefined ? 1 : 0.5)
      );
    case 'scores':
      return rounds * 0.45 * power.points;
    case 'pays-per-die':
      return rounds * 0.4 * credit;
    case 'pays-per-good':
      return rounds * 0.4 * credit * (1 + 0.3 * producing(player));
    case 'trade-pays':
      return rounds * 0.1 * power.credits * credit * producing(player);
    case 'trade-buys-point':
      return rounds * 0.1;
    case 'consume-scores': {
      const colours = power.worlds ?? ['novelty', 'rare', 'genes', 'alien'];
      return rounds * power.points * (0.06 + 0.12 * worldsOfColour(player, colours));
    }
    case 'consume-pays':
      return rounds * power.credits * credit * (0.05 + 0.12 * producing(player));
    case 'goods-per-world':
      return rounds * 0.1;
  }
}

function producing(player: PlayerView): number {
  return worldsOfColour(player, ['novelty', 'rare', 'genes', 'alien']);
}

/** What a worker's turn and its way back to the cup cost, for each die a tile needs. */

/** How much a tile not yet built is worth, beyond what building it costs. */
export function projectWorth(player: PlayerView, id: CardId, outlook: Outlook): number {
  const cost = reducedCost(player, id);
  const inTime = Math.min(1, (outlook.left * 1.6) / Math.max(1, cost));
  return cardWorth(player, id, outlook) * inTime - TUNE.effort * cost;
}
