import {
  type Colour,
  type ExploreData,
  type ExploreTask,
  type PlayerView,
  powersIn,
  type Stack,
  sideOn,
  type Tile,
} from '@starboard/roll';
import { nextCreditWorth, scoutWorth } from './gains.ts';
import { bestArrangement, usualTile } from './tiles.ts';
import { TUNE } from './tuning.ts';
import { dieWorth, type Outlook, projectWorth } from './worth.ts';

/** What the next explorer does. */
export function exploreTask(
  player: PlayerView,
  data: ExploreData,
  outlook: Outlook,
  picky: boolean,
): ExploreTask {
  if (data.mayRearrange) {
    const ideal = bestArrangement(player, outlook);
    if (!sameTiles(ideal.develop, data.develop) || !sameTiles(ideal.settle, data.settle)) {
      return { do: 'rearrange', ...ideal };
    }
  }
  const [first] = data.colours;
  if (first === undefined) return { do: 'done' };
  const abandon = picky ? poorTiles(player, data, outlook) : [];
  const waiting = data.develop.length + data.settle.length - abandon.length;
  const scout = scoutWorth(waiting, outlook) + abandon.length * 0.3;
  const pays = stockPays(player, data.colours, outlook);
  if (pays.worth > scout) return { do: 'stock', colour: pays.colour };
  return { do: 'scout', colour: cheapest(data.colours, outlook), abandon };
}

function sameTiles(a: readonly Tile[], b: readonly Tile[]): boolean {
  return a.length === b.length && a.every((tile, i) => tile === b[i]);
}

function stockPays(player: PlayerView, colours: readonly Colour[], outlook: Outlook) {
  let best = { colour: cheapest(colours, outlook), worth: 0 };
  for (const colour of [best.colour, ...colours]) {
    const better = powersIn(player.tableau)['stock-pays'].find(
      ({ power }) => power.colour === colour,
    );
    let worth = 0;
    for (let i = 0; i < (better?.power.credits ?? 2); i++) {
      worth += nextCreditWorth(player.credits + i, player, outlook);
    }
    if (worth > best.worth) best = { colour, worth };
  }
  return best;
}

/** The colour that is missed least while its die is away. */
function cheapest(colours: readonly Colour[], outlook: Outlook): Colour {
  let best: Colour | undefined;
  for (const colour of colours) {
    if (best === undefined || dieWorth(colour, outlook) < dieWorth(best, outlook)) best = colour;
  }
  return best ?? 'home';
}

/** The tiles in the stacks that a tile from the bag would probably better. */
function poorTiles(player: PlayerView, data: ExploreData, outlook: Outlook): Tile[] {
  const usual = usualTile(player, outlook);
  const poor: Tile[] = [];
  const look = (stack: Stack, tiles: readonly Tile[]): void => {
    for (const [i, tile] of tiles.entries()) {
      const begun = i === 0 ? player[stack].dice.length + workersFor(player, stack) : 0;
      const worth = projectWorth(player, sideOn(stack, tile), outlook) + begun * 0.5;
      if (worth < usual - TUNE.abandon) poor.push(tile);
    }
  };
  look('develop', data.develop);
  look('settle', data.settle);
  return poor.slice(0, 3);
}

const workersFor = ({ workers }: PlayerView, stack: Stack): number => workers[stack].length;
