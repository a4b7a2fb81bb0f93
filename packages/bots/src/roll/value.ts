import type { PlayerView, RollView } from '@starboard/roll';
import { FEATURES, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';
import type { Outlook } from './worth.ts';

/** How many points an empire will be ahead of another, as far as counting its parts tells. */
export function empireValue(player: PlayerView, outlook: Outlook, weights = WEIGHTS): number {
  const counted = featuresOf(player, outlook);
  const left = outlook.left / 12;
  let value = 0;
  for (let i = 0; i < counted.length; i++) {
    value += (counted[i] ?? 0) * ((weights[i] ?? 0) + left * (weights[FEATURES.length + i] ?? 0));
  }
  return value;
}

/** How likely a seat is to win from here, by its lead over the best of the others. */
export function winChance(facts: RollView, seat: number, outlook: Outlook): number {
  let own = 0;
  const others: number[] = [];
  for (const player of facts.players) {
    const value = empireValue(player, outlook);
    if (player.seat === seat) own = value;
    else others.push(value);
  }
  const spread = 2.2 + 0.75 * outlook.left;
  let chance = 1;
  for (const other of others) chance *= 1 / (1 + Math.exp((other - own) / spread));
  return chance;
}
