import { END, one, plan, type Seat } from '@starboard/kernel';
import { type CardId, powersIn, type Tile } from '../content/index.ts';
import { type Colour, colourOf, coloursOf, type Die } from '../dice.ts';
import {
  constructionTiles,
  creditsFor,
  type Facts,
  type Player,
  playerAt,
  type RollTable,
  remove,
  STACK_NAMES,
  turnOrder,
} from '../facts.ts';
import { payCredits, payUsed, used } from '../income.ts';
import { asJson } from '../planning.ts';
import { asks, asksAll, procedure } from '../rules.ts';
import {
  changeStacks,
  changesOrder,
  drawTiles,
  emptyPhaseTile,
  type Placement,
  placeDrawn,
} from '../tiles.ts';
import { phaseOf } from './phase.ts';

/** What an explorer does, or a rearrangement by advanced-logistics between two tasks. */
export type ExploreTask =
  | { readonly do: 'stock'; readonly colour: Colour }
  | { readonly do: 'scout'; readonly colour: Colour; readonly abandon: readonly Tile[] }
  | {
      readonly do: 'rearrange';
      readonly develop: readonly Tile[];
      readonly settle: readonly Tile[];
    }
  | { readonly do: 'done' };

/** What the ask for a task says. */
export interface ExploreData {
  /** Colours of the explorers still to be used; none when only a rearrangement is left. */
  readonly colours: readonly Colour[];
  readonly develop: readonly Tile[];
  readonly settle: readonly Tile[];
  readonly mayRearrange: boolean;
}

interface Exploring {
  readonly seat: Seat;
  /** Explorers that are no dice (ROLL-19.27). */
  readonly extras: Colour[];
  /** Powers that paid for scouting in this phase already (ROLL-19.7). */
  readonly paid: string[];
  done: boolean;
}

/** One player's explorers, one after the other (ROLL-7.5, 7.6). */
const explorers = procedure<Exploring>('explorers', {
  task: asks({
    seat: (_, { seat }) => seat,
    ask(t, exploring) {
      if (exploring.done) return null;
      const data = exploreData(t.facts, exploring);
      return data && plan<ExploreTask>('choose-explore-task', 'explore', asJson(data));
    },
    then(t, exploring, task) {
      const { seat } = exploring;
      const player = playerAt(t.facts, seat);
      switch (task.do) {
        case 'stock': {
          const die = nextExplorer(player, exploring, task.colour);
          stock(t, seat, task.colour, die);
          finishTask(player, die);
          return 'task';
        }
        case 'scout': {
          const die = nextExplorer(player, exploring, task.colour);
          const { abandon, colour } = task;
          const draws = 1 + abandon.length; // ROLL-8.3
          t.emit('scouted', { seat, colour, die, abandoned: abandon.length, draws });
          abandonTiles(t, seat, abandon);
          payForScouting(t, exploring, colour);
          t.run(scout, { seat, die, missing: draws, short: false });
          return 'task';
        }
        case 'rearrange':
          rearrangeStacks(t, seat, task.develop, task.settle);
          return 'task';
        case 'done':
          exploring.done = true;
          return END;
      }
    },
  }),
});

/** Draws the tiles of one Scout and places them. */
const scout = procedure<{
  readonly seat: Seat;
  readonly die: Die | null;
  missing: number;
  short: boolean;
}>('scout', {
  draw(t, scouting) {
    scouting.missing -= drawTiles(t, scouting.seat, scouting.missing);
    if (scouting.missing === 0) return;
    emptyPhaseTile(t); // ROLL-8.14
    scouting.missing -= drawTiles(t, scouting.seat, scouting.missing);
    return;
  },

  // ROLL-8.6 to 8.8, and 8.15 when tiles are still missing
  place: asks({
    seat: (_, { seat }) => seat,
    ask(t, { seat }) {
      const { drawn, tableau } = playerAt(t.facts, seat);
      if (drawn.length === 0) return null;
      const onTop = powersIn(tableau)['scout-on-top'].length > 0;
      return plan<Placement[]>('place-drawn-tiles', 'place', { tiles: [...drawn], onTop });
    },
    then(t, { seat }, placements) {
      const player = playerAt(t.facts, seat);
      const [top] = powersIn(player.tableau)['scout-on-top'];
      if (top !== undefined && placements.some(({ end }) => end === 'top')) {
        used(t, seat, top.card, 'scout-on-top', !changesOrder(player, placements));
      }
      placeDrawn(t, seat, placements);
    },
  }),

  shortage(t, scouting) {
    if (scouting.missing === 0) return 'finish';
    if (!scouting.short) return 'discard';
    t.emit('scout-lost', { seat: scouting.seat, tiles: scouting.missing }); // ROLL-20.4
    return 'finish';
  },

  // ROLL-8.16
  discard: asksAll({
    seats: (t) => t.seats,
    ask(t, _, seat) {
      const tiles = constructionTiles(playerAt(t.facts, seat));
      return tiles.length >= 3 ? one('discard-a-tile', tiles) : null;
    },
    then(t, _, answers) {
      for (const { seat, answer: tile } of answers) {
        takeFromStacks(t, seat, [tile]);
        t.facts.bag.push(tile);
        t.whisper([seat], 'discarded', { seat, tile }, { seat });
      }
    },
  }),

  // ROLL-8.17
  again(_, scouting) {
    scouting.short = true;
    return 'draw';
  },

  finish(t, { seat, die }) {
    finishTask(playerAt(t.facts, seat), die);
  },
});

export const explore = phaseOf('explore', {
  play: explorers,
  seats: (t) => t.seats.filter((seat) => canExplore(playerAt(t.facts, seat))),
  with: exploringBy,
  orderMatters: (t) => bagIsLow(t.facts),
  afterwards: {
    // ROLL-19.6: after all tasks, before abandoned tiles return; ROLL-8.20 when the bag is empty
    research(t) {
      for (const seat of turnOrder(t.facts)) {
        for (const { card } of powersIn(playerAt(t.facts, seat).tableau)['extra-tile']) {
          if (t.facts.bag.length === 0) emptyPhaseTile(t);
          if (drawTiles(t, seat, 1) > 0) used(t, seat, card, 'extra-tile');
        }
      }
    },

    // ROLL-20.2: to the bottom
    placeExtra: asksAll({
      seats: (t) => t.seats,
      ask(t, _, seat) {
        const [tile] = playerAt(t.facts, seat).drawn;
        return tile === undefined ? null : one('place-extra-tile', STACK_NAMES, { args: { tile } });
      },
      then(t, _, answers) {
        for (const { seat, answer: stack } of answers) {
          const [tile] = playerAt(t.facts, seat).drawn;
          if (tile !== undefined) placeDrawn(t, seat, [{ tile, stack, end: 'bottom' }]);
        }
      },
    }),

    // ROLL-8.10
    tidy(t) {
      emptyPhaseTile(t);
    },
  },
});

export const exploreProcedures = [explore, explorers, scout];

function exploringBy(t: RollTable, seat: Seat): Exploring {
  const extras: Colour[] = [];
  for (const { card, power } of powersIn(playerAt(t.facts, seat).tableau)['extra-workers']) {
    if (power.phase !== 'explore') continue;
    used(t, seat, card, power.kind);
    extras.push(...power.colours);
  }
  return { seat, extras, paid: [], done: false };
}

/** Somebody with explorers, or with stacks to rearrange. */
function canExplore(player: Player): boolean {
  return explorerCount(player) > 0 || powersIn(player.tableau).rearrange.length > 0;
}

function explorerCount({ tableau, workers }: Player): number {
  let count = workers.explore.length;
  for (const { power } of powersIn(tableau)['extra-workers']) {
    if (power.phase === 'explore') count += power.colours.length;
  }
  return count;
}

/** A Scout usually abandons two tiles at most; the bag is low when it might not do for that (ROLL-8.18). */
const DRAWS_PER_SCOUT = 3;

function bagIsLow(facts: Facts): boolean {
  const explorers = facts.players.reduce((sum, player) => sum + explorerCount(player), 0);
  return explorers * DRAWS_PER_SCOUT > facts.bag.length;
}

/** Null where there is nothing to do. */
function exploreData(facts: Facts, { seat, extras }: Exploring): ExploreData | null {
  const { workers, develop, settle, tableau } = playerAt(facts, seat);
  const colours = coloursOf(workers.explore, extras);
  const mayRearrange =
    powersIn(tableau).rearrange.length > 0 && develop.tiles.length + settle.tiles.length > 0;
  if (colours.length === 0 && !mayRearrange) return null;
  return {
    colours: colours.slice(),
    develop: develop.tiles.slice(),
    settle: settle.tiles.slice(),
    mayRearrange,
  };
}

/** The explorer that goes next: a die, or null for one that is none and is gone with its task. */
function nextExplorer(player: Player, { extras }: Exploring, colour: Colour): Die | null {
  const die = player.workers.explore.find((it) => colourOf(it) === colour);
  if (die === undefined) remove(extras, colour);
  return die ?? null;
}

/** ROLL-7.7 */
function finishTask(player: Player, die: Die | null): void {
  if (die === null) return;
  remove(player.workers.explore, die);
  player.citizenry.push(die);
}

const betterStock = (tableau: readonly CardId[], colour: Colour) =>
  powersIn(tableau)['stock-pays'].find(({ power }) => power.colour === colour);

/** ROLL-8.2 */
const STOCK_PAYS = 2;

/** What an explorer of this colour gains by Stock. ROLL-8.2, 19.4 */
export const stockPays = (tableau: readonly CardId[], colour: Colour): number =>
  betterStock(tableau, colour)?.power.credits ?? STOCK_PAYS;

function stock(t: RollTable, seat: Seat, colour: Colour, die: Die | null): void {
  const player = playerAt(t.facts, seat);
  const { tableau } = player;
  const better = betterStock(tableau, colour);
  const credits = stockPays(tableau, colour);
  t.emit('stocked', { seat, colour, die, credits });
  if (better !== undefined) {
    const idle = creditsFor(player, credits) === creditsFor(player, STOCK_PAYS);
    used(t, seat, better.card, 'stock-pays', idle);
  }
  payCredits(t, seat, credits);
}

function payForScouting(t: RollTable, { seat, paid }: Exploring, colour: Colour): void {
  for (const { card, power } of powersIn(playerAt(t.facts, seat).tableau)['pays-if-scouted']) {
    if (power.colour !== colour || paid.includes(card)) continue;
    paid.push(card);
    payUsed(t, seat, card, power.kind, power.credits);
  }
}

/** ROLL-8.4, 8.9, 8.11: the workers lying on the stacks stay there. */
function abandonTiles(t: RollTable, seat: Seat, tiles: readonly Tile[]): void {
  if (tiles.length === 0) return;
  takeFromStacks(t, seat, tiles);
  playerAt(t.facts, seat).abandoned.push(...tiles);
  const count = tiles.length;
  t.whisper([seat], 'abandoned', { seat, count, tiles: [...tiles] }, { seat, count });
}

function takeFromStacks(t: RollTable, seat: Seat, tiles: readonly Tile[]): void {
  const { develop, settle } = playerAt(t.facts, seat);
  changeStacks(t, seat, () => {
    develop.tiles = develop.tiles.filter((tile) => !tiles.includes(tile));
    settle.tiles = settle.tiles.filter((tile) => !tiles.includes(tile));
  });
}

/** ROLL-19.1 */
function rearrangeStacks(
  t: RollTable,
  seat: Seat,
  develop: readonly Tile[],
  settle: readonly Tile[],
): void {
  const player = playerAt(t.facts, seat);
  const [power] = powersIn(player.tableau).rearrange;
  // Whether anything was rearranged is for its owner to know.
  if (power !== undefined) used(t, seat, power.card, 'rearrange');
  changeStacks(t, seat, () => {
    player.develop.tiles = [...develop];
    player.settle.tiles = [...settle];
  });
  t.emit('rearranged', { seat, develop: develop.length, settle: settle.length });
}
