import {
  type CardId,
  type Colour,
  capacityOf,
  card,
  colourOf,
  consumeScores,
  type Die,
  type GoodColour,
  type Phase,
  type PlayerView,
  powersIn,
  reducedCost,
  type Stack,
  sideOn,
  stockPays,
  tradePays,
  type WorldId,
  worldIdsIn,
} from '@starboard/roll';

// What a player's workers would come to if their phase happened: as far as the rules know it beforehand.

/** ROLL-1.22 */
export const MOST_CREDITS = 10;

/** The colours of all who work in a phase: dice, and workers that are no dice. */
export function crewOf(
  { tableau }: PlayerView,
  phase: Phase,
  dice: readonly Die[],
): readonly Colour[] {
  const extras = powersIn(tableau)
    ['extra-workers'].filter(({ power }) => power.phase === phase)
    .flatMap(({ power }) => power.colours);
  return [...dice.map(colourOf), ...extras];
}

/** The credits after all of them have Stocked. */
export function afterStocking(
  { tableau, credits }: PlayerView,
  explorers: readonly Colour[],
): number {
  const paid = explorers.reduce((sum, colour) => sum + stockPays(tableau, colour), credits);
  return Math.min(MOST_CREDITS, paid);
}

/** Whether it makes no difference which of two explorers goes first: all of them go, and tiles pay neither more. */
export const sameExplorers = (tableau: readonly CardId[], a: Colour, b: Colour): boolean =>
  stockPays(tableau, a) === stockPays(tableau, b) &&
  !powersIn(tableau)['pays-if-scouted'].some(({ power }) => [a, b].includes(power.colour));

/** A tile of a stack: how many dice it needs, how many lie there, and how many would come. */
export interface Site {
  readonly id: CardId;
  readonly need: number;
  readonly lying: number;
  readonly coming: number;
}

export const isDone = ({ need, lying, coming }: Site): boolean => lying + coming >= need;

/** The tiles that so many builders would work on, the top one first; it is there even if nobody comes. */
export function sitesOf(
  { tableau, ...stacks }: PlayerView,
  stack: Stack,
  builders: number,
): readonly Site[] {
  const { tiles, top, dice } = stacks[stack];
  const built = [...tableau];
  const sites: Site[] = [];
  let lying = dice.length;
  let left = builders;
  for (const tile of tiles ?? (top === null ? [] : [top])) {
    const id = sideOn(stack, tile);
    const need = reducedCost({ tableau: built }, id);
    const coming = Math.min(left, Math.max(0, need - lying));
    const site = { id, need, lying: Math.min(lying, need), coming };
    sites.push(site);
    if (!isDone(site)) break;
    lying -= site.lying;
    left -= coming;
    built.push(id);
    if (left === 0 && lying === 0) break;
  }
  return sites;
}

/** The colour of the goods on a world; null where there are none. */
export function goodColour(id: CardId): GoodColour | null {
  const it = card(id);
  return it.kind === 'world' && it.colour !== 'grey' ? it.colour : null;
}

export interface Storage {
  readonly world: WorldId;
  readonly goods: readonly Die[];
  /** How many goods more it can hold. */
  readonly room: number;
  readonly sells: number;
}

/** The worlds that hold goods, or could. */
export function storagesOf(player: PlayerView): readonly Storage[] {
  return worldIdsIn(player.tableau).flatMap((world) => {
    const colour = goodColour(world);
    if (colour === null) return [];
    const goods = player.goods.filter((it) => it.world === world).map(({ die }) => die);
    const room = capacityOf(player, world) - goods.length;
    return [{ world, goods, room, sells: tradePays(player.tableau, colour) }];
  });
}

export const roomIn = (storages: readonly Storage[]): number =>
  storages.reduce((sum, { room }) => sum + room, 0);

/** What so many goods, put where they are worth the most, would be sold for. */
export function worthOf(storages: readonly Storage[], goods: number): number {
  return storages
    .flatMap(({ room, sells }) => Array.from({ length: room }, () => sells))
    .sort((a, b) => b - a)
    .slice(0, goods)
    .reduce((sum, sells) => sum + sells, 0);
}

/** The points of one good, with the shipper that suits it least and the one that suits it best. */
export function pointsOf(
  { tableau }: PlayerView,
  world: WorldId,
  good: Die,
): readonly [least: number, most: number] {
  const colour = goodColour(world);
  if (colour === null) return [0, 0];
  const least = consumeScores(tableau, colour, colourOf(good), 'home');
  return [least, consumeScores(tableau, colour, colourOf(good), colour)];
}

/** As short as can be: "2", or "2–3" where it depends on the shipper. */
export const pointsTold = ([least, most]: readonly [number, number]): string =>
  least === most ? String(least) : `${least}–${most}`;

/** Whether all these workers finish tiles and all of them come to rest, whoever goes first. */
export function anyOrder(me: PlayerView, stack: Stack): boolean {
  const workers = me.workers[stack].length;
  const sites = sitesOf(me, stack, workers);
  const ids = sites.map(({ id }) => id);
  const coming = sites.reduce((sum, it) => sum + it.coming, 0);
  return (
    coming === workers &&
    sites.every(isDone) &&
    !ids.some(removesDice) &&
    !powersIn([...me.tableau, ...ids])['back-to-cup'].some(({ power }) => power.phase === stack)
  );
}

/** What is finished may cost a die of choice (ROLL-10.11). */
function removesDice(id: CardId): boolean {
  const it = card(id);
  if (it.kind === 'world') return it.removes > 0;
  return it.powers.some((power) => power.kind === 'once' && power.removes > 0);
}

/** The goods these producers make: on the dearest worlds, or each on one of its own colour as far as there are any. */
function producing(me: PlayerView, producers: readonly Die[], suiting: boolean): PlayerView {
  const rooms = storagesOf(me)
    .flatMap(({ world, room, sells }) => Array.from({ length: room }, () => ({ world, sells })))
    .sort((a, b) => b.sells - a.sells);
  const suits = (die: Die, { world }: { readonly world: WorldId }): boolean =>
    goodColour(world) === colourOf(die);
  const goods = [...me.goods];
  const first = suiting ? producers.filter((die) => rooms.some((room) => suits(die, room))) : [];
  for (const die of new Set([...first, ...producers])) {
    const own = suiting ? rooms.findIndex((room) => suits(die, room)) : -1;
    const [room] = rooms.splice(Math.max(0, own), 1);
    if (room !== undefined) goods.push({ world: room.world, die });
  }
  return { ...me, goods };
}

/** The same where these producers surely work before. */
export function bestShippingAfter(
  me: PlayerView,
  producers: readonly Die[],
  shippers: readonly Colour[],
): ReturnType<typeof bestShipping> {
  const [dearest, suiting] = [false, true].map((it) =>
    bestShipping(producing(me, producers, it), shippers),
  );
  return {
    credits: dearest?.credits ?? 0,
    points: Math.max(dearest?.points ?? 0, suiting?.points ?? 0),
  };
}

/** What these shippers bring at the most if they sell everything, or ship everything. */
export function bestShipping(
  { tableau, goods }: PlayerView,
  shippers: readonly Colour[],
): { readonly credits: number; readonly points: number } {
  const there = goods.flatMap(({ world, die }) => {
    const colour = goodColour(world);
    return colour === null ? [] : [{ colour, good: colourOf(die) }];
  });
  const count = Math.min(shippers.length, there.length);
  const credits = there
    .map(({ colour }) => tradePays(tableau, colour))
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, price) => sum + price, 0);
  const seen = new Map<string, number>();
  // Every good goes with one of the shippers that are left, or with none.
  const most = (at: number, left: readonly Colour[]): number => {
    const it = there[at];
    if (it === undefined || left.length === 0) return 0;
    const key = `${at} ${left.join(' ')}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    let best = most(at + 1, left);
    for (const colour of new Set(left)) {
      const i = left.indexOf(colour);
      const points = consumeScores(tableau, it.colour, it.good, colour);
      best = Math.max(best, points + most(at + 1, [...left.slice(0, i), ...left.slice(i + 1)]));
    }
    seen.set(key, best);
    return best;
  };
  return { credits, points: most(0, [...shippers].sort()) };
}
