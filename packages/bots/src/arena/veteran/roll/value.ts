import type { PlayerView, RollView } from '@starboard/roll';
import { FEATURES, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';
import type { Outlook } from './worth.ts';

const ALWAYS = Float64Array.from(FEATURES, (name) => WEIGHTS[name]?.[0] ?? 0);
const WITH_TIME = Float64Array.from(FEATURES, (name) => WEIGHTS[name]?.[1] ?? 0);

/** What an empire is worth at the start of a round; the difference of two is the lead to expect at the end. */
export function empireValue(player: PlayerView, outlook: Outlook): number {
  const counted = featuresOf(player, outlook);
  const left = outlook.left / 12;
  let value = 0;
  for (let i = 0; i < counted.length; i++) {
    value += (counted[i] ?? 0) * ((ALWAYS[i] ?? 0) + left * (WITH_TIME[i] ?? 0));
  }
  return value;
}

/** How likely a seat is to win from here, by its lead over each of the others. */
export function winChance(facts: RollView, seat: number, outlook: Outlook): number {
  let own = 0;
  const others: number[] = [];
  for (const player of facts.players) {
    const value = empireValue(player, outlook);
    if (player.seat === seat) own = value;
    else others.push(value);
  }
  // The longer the game still lasts, the less a lead says.
  const spread = 2.2 + 0.75 * outlook.left;
  let chance = 1;
  for (const other of others) chance *= 1 / (1 + Math.exp((other - own) / spread));
  return chance;
}
