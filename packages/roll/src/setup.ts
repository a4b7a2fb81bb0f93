import { type Message, message, type SetupTable } from '@starboard/kernel';
import {
  ALL_TILES,
  card,
  FACTION_NUMBERS,
  type FactionNumber,
  factionHalvesOf,
  HOME_WORLDS,
  type HomeWorldId,
  isWorldId,
} from './content/index.ts';
import { ALL_DICE, type Colour, type Die } from './dice.ts';
import { type Facts, fromSupply, type Options, type Player, type Roll } from './facts.ts';

export function readOptions(
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Options | Message {
  const {
    beginner = false,
    pointsPerPlayer = 12,
    factions = 'random',
    homeWorlds = 'random',
    ...rest
  } = given;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return message('unknown-option', { name: unknown });
  if (typeof beginner !== 'boolean') return message('option-yes-or-no', { name: 'beginner' });
  if (!isPointsPerPlayer(pointsPerPlayer)) {
    return message('option-number', { name: 'pointsPerPlayer', min: 1, max: 60 });
  }
  if (!isDeal(factions, FACTION_NUMBERS, seats)) return message('option-factions', { seats });
  if (!isDeal(homeWorlds, HOME_WORLDS, seats)) return message('option-home-worlds', { seats });
  return { beginner, pointsPerPlayer, factions, homeWorlds };
}

function isPointsPerPlayer(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 60;
}

/** 'random', or one different item for each seat. */
function isDeal<T>(
  value: unknown,
  items: readonly T[],
  seats: number,
): value is 'random' | readonly T[] {
  if (value === 'random') return true;
  return (
    Array.isArray(value) &&
    value.length === seats &&
    new Set(value).size === seats &&
    value.every((item) => items.some((it) => it === item))
  );
}

export function setUp(t: SetupTable<Roll>): Facts {
  const { factions, homeWorlds } = t.options;
  const dealtFactions = factions === 'random' ? t.shuffle([...FACTION_NUMBERS]) : factions;
  const dealtHomes = homeWorlds === 'random' ? t.shuffle([...HOME_WORLDS]) : homeWorlds;
  const facts: Facts = {
    round: 0,
    supply: [...ALL_DICE], // ROLL-2.3
    bag: [...ALL_TILES], // ROLL-2.2
    players: [],
    active: [], // ROLL-2.1
    phase: null,
  };
  for (const seat of t.seats) {
    const faction = dealtFactions[seat] ?? 1;
    const home = dealtHomes[seat] ?? 'old-earth';
    facts.players.push(newPlayer(facts, faction, home)); // ROLL-2.8
  }
  // ROLL-2.10
  for (const player of facts.players) player.drawn = [drawTile(t, facts), drawTile(t, facts)];
  return facts;
}

function drawTile(t: SetupTable<Roll>, { bag }: Facts): number {
  const tile = t.pick(bag);
  bag.splice(bag.indexOf(tile), 1);
  return tile;
}

function newPlayer(facts: Facts, faction: FactionNumber, home: HomeWorldId): Player {
  const world = card(home);
  const player: Player = {
    faction,
    home,
    tableau: [...factionHalvesOf(faction), home], // ROLL-2.9
    develop: { tiles: [], dice: [] },
    settle: { tiles: [], dice: [] },
    cup: take(facts, 'home', 3), // ROLL-2.15
    citizenry: take(facts, 'home', 2), // ROLL-2.16
    rolled: [],
    workers: { explore: [], develop: [], settle: [], produce: [], ship: [] },
    selected: null,
    goods: [],
    credits: world.kind === 'world' ? (world.startCredits ?? 1) : 1, // ROLL-2.7, 2.20
    chips: 0,
    abandoned: [],
    drawn: [],
  };
  // ROLL-2.17, 2.21: every world of the starting tableau gives its dice
  for (const id of player.tableau) {
    const it = card(id);
    if (it.kind !== 'world' || !isWorldId(id)) continue;
    for (const { die: colour, count, to } of it.gains) {
      const dice = take(facts, colour, count);
      if (to === 'good') player.goods.push(...dice.map((die) => ({ world: id, die })));
      else player[to].push(...dice);
    }
  }
  return player;
}

function take(facts: Facts, colour: Colour, count: number): Die[] {
  return Array.from({ length: count }, () => fromSupply(facts, colour));
}
