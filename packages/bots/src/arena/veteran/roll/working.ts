import type { Choice } from '@starboard/kernel';
import {
  type Colour,
  card,
  colourOf,
  type Die,
  type GoodColour,
  isCardId,
  type PlayerView,
} from '@starboard/roll';
import { consumeWorth, nextCreditWorth, tradeWorth } from './gains.ts';
import { creditWorth, dieWorth, type Outlook } from './worth.ts';

/** The item rated highest; the first of equals. */
export function highest<T>(items: readonly T[], rate: (item: T) => number): T {
  let best: { readonly item: T; readonly rating: number } | null = null;
  for (const item of items) {
    const rating = rate(item);
    if (best === null || rating > best.rating) best = { item, rating };
  }
  if (best === null) throw new RangeError('nothing to choose from');
  return best.item;
}

function goodColour(world: string): GoodColour | null {
  if (!isCardId(world)) return null;
  const it = card(world);
  return it.kind === 'world' && it.colour !== 'grey' ? it.colour : null;
}

const matches = (die: Colour, world: GoodColour): boolean => die === world || die === 'consumption';

/** `how:worker:good`, see the rules of Ship. */
export function shipment(player: PlayerView, choices: readonly Choice[], outlook: Outlook): Choice {
  return highest(choices, (choice) => shipmentWorth(player, String(choice), outlook));
}

function shipmentWorth(player: PlayerView, choice: string, outlook: Outlook): number {
  const [how, worker = '', goodDie] = choice.split(':');
  const good = player.goods.find(({ die }) => die === Number(goodDie));
  const world = good === undefined ? null : goodColour(good.world);
  if (good === undefined || world === null) return 0;
  const shipper = worker.startsWith('extra-')
    ? (worker.slice('extra-'.length) as Colour)
    : colourOf(Number(worker));
  const match = matches(shipper, world);
  if (how === 'trade') {
    // A shipper that would match somewhere is better kept for that.
    return (
      tradeWorth(player, world, outlook) -
      (match ? 0.3 : 0) -
      (matches(colourOf(good.die), world) ? 0.5 : 0)
    );
  }
  return (
    consumeWorth(player, world, outlook).worth +
    (matches(colourOf(good.die), world) ? 1 : 0) +
    (match ? 1 : 0) +
    (shipper === 'consumption' ? -0.2 : 0)
  );
}

/** `die:world`, see the rules of Produce. */
export function production(
  player: PlayerView,
  choices: readonly Choice[],
  outlook: Outlook,
): Choice {
  return highest(choices, (choice) => {
    const [die, world = ''] = String(choice).split(':');
    const colour = goodColour(world);
    if (colour === null) return 0;
    const own = colourOf(Number(die));
    return (
      (matches(own, colour) ? 1 : 0) +
      Math.max(consumeWorth(player, colour, outlook).worth, tradeWorth(player, colour, outlook)) -
      // Among dice that do not match, the plainest one stays there.
      dieWorth(own, outlook) * 0.1
    );
  });
}

/** A point bought with a credit: when credits have little left to do. */
export function buysPoint(player: PlayerView, outlook: Outlook): boolean {
  return nextCreditWorth(player.credits - 1, player, outlook) < 1 && creditWorth(outlook) < 1;
}

/** The dice that are missed least, first. */
export function plainestFirst(dice: readonly Die[], outlook: Outlook): Die[] {
  return [...dice].sort((a, b) => dieWorth(colourOf(a), outlook) - dieWorth(colourOf(b), outlook));
}

export function dieToRemove(
  choices: readonly Choice[],
  zones: Readonly<Record<string, unknown>>,
  outlook: Outlook,
): Choice {
  return highest(choices, (die) => {
    const zone = String(zones[String(die)] ?? '');
    const there =
      zone === 'citizenry'
        ? 0.5
        : zone.startsWith('good') || zone.startsWith('workers')
          ? -1
          : zone === 'cup'
            ? 0
            : -0.5;
    return there - dieWorth(colourOf(Number(die)), outlook) * 3;
  });
}
