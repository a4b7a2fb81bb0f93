import {
  END,
  type Frame,
  isPlainObject,
  type Json,
  type JsonObject,
  type StateOf,
} from '@starboard/kernel';
import {
  type CardId,
  type FactionNumber,
  factionHalvesOf,
  type HomeWorldId,
  isWorldId,
  type Stack,
  type Tile,
} from '../content/index.ts';
import { type Die, PHASES } from '../dice.ts';
import { type Facts, fromSupply, type Player, type Roll, STACK_NAMES } from '../facts.ts';
import { cardNamed, cards, colourNamed, mistake, TILE_BY_SIDE } from './names.ts';

/** Puts named facts on the table. */
export function arrange(state: StateOf<Roll>, named: JsonObject): void {
  const { facts } = state;
  if (named['at'] !== undefined || named['phases'] !== undefined) placeStartTiles(facts, named);
  for (const [name, value] of Object.entries(named)) {
    switch (name) {
      case 'round':
        facts.round = Number(value);
        break;
      case 'players':
        if (!Array.isArray(value)) throw mistake('players is a list, one entry for each seat');
        for (const [seat, player] of (value as readonly Json[]).entries()) {
          arrangePlayer(facts, seat, player);
        }
        break;
      case 'bag':
      case 'rest':
      case 'phases':
      case 'at':
        break;
      default:
        throw mistake(`no fact is named "${name}"`);
    }
  }
  arrangeBag(facts, named['bag'], named['rest']);
  arrangeMoment(state, named['at'], named['phases']);
}

function arrangePlayer(facts: Facts, seat: number, named: Json): void {
  if (named === null) return;
  if (!isPlainObject(named)) throw mistake('a player is an object of facts');
  const before = facts.players[seat];
  if (before === undefined) throw mistake(`there is no seat ${seat}`);
  const player = withFaction(facts, seat, before, named);
  for (const [name, value] of Object.entries(named as JsonObject)) {
    switch (name) {
      case 'faction':
      case 'home':
        break;
      case 'tableau':
        player.tableau.push(...cards(value).filter((id) => claim(facts, id)));
        break;
      case 'cup':
      case 'citizenry':
        giveBack(facts, player[name]);
        player[name] = take(facts, value);
        break;
      case 'workers':
        arrangeWorkers(facts, player, value);
        break;
      case 'rolled':
        arrangeRoll(facts, player, value);
        break;
      case 'develop':
      case 'settle':
        arrangeStack(facts, player, name, value);
        break;
      case 'goods':
        arrangeGoods(facts, player, value);
        break;
      case 'credits':
      case 'chips':
        player[name] = Number(value);
        break;
      case 'selected':
        player.selected = PHASES.find((phase) => phase === value) ?? null;
        break;
      case 'drawn':
      case 'abandoned':
        facts.bag.push(...player[name]);
        player[name] = cards(value).map((id) => takeTile(facts, id));
        break;
      default:
        throw mistake(`a player has no "${name}"`);
    }
  }
}

/** Another faction or home world brings its own cards, dice, goods and credits, and nothing of the old. */
function withFaction(
  facts: Facts,
  seat: number,
  before: Player,
  named: Readonly<Record<string, unknown>>,
): Player {
  if (named['faction'] === undefined && named['home'] === undefined) return before;
  const faction = (named['faction'] ?? before.faction) as FactionNumber;
  const home = (named['home'] ?? before.home) as HomeWorldId;
  const tableau: CardId[] = [...factionHalvesOf(faction), home];
  const kept = before.goods.filter(({ world }) => tableau.includes(world));
  giveBack(
    facts,
    before.goods.filter((good) => !kept.includes(good)).map(({ die }) => die),
  );
  const player: Player = { ...before, faction, home, tableau, goods: kept };
  facts.players[seat] = player;
  return player;
}

function arrangeWorkers(facts: Facts, player: Player, value: Json): void {
  if (!isPlainObject(value)) throw mistake('workers are given by phase');
  for (const [name, dice] of Object.entries(value as JsonObject)) {
    const phase = PHASES.find((it) => it === name);
    if (phase === undefined) throw mistake(`there is no phase "${name}"`);
    giveBack(facts, player.workers[phase]);
    player.workers[phase] = take(facts, dice);
  }
}

/** "home explore": a die and the face it shows. */
function arrangeRoll(facts: Facts, player: Player, value: Json): void {
  if (!Array.isArray(value)) throw mistake('rolled is a list such as "home explore"');
  giveBack(facts, [...player.rolled.map(({ die }) => die), ...player.cup]);
  player.cup = [];
  player.rolled = (value as readonly Json[]).map((text) => {
    const [colour = '', face] = String(text).split(' ');
    const shown = [...PHASES, 'wild' as const].find((it) => it === face);
    if (shown === undefined) throw mistake(`no die shows "${face}"`);
    return { die: fromSupply(facts, colourNamed(colour)), face: shown };
  });
}

function arrangeStack(facts: Facts, player: Player, stack: Stack, value: Json): void {
  if (!isPlainObject(value)) throw mistake(`${stack} has tiles and dice`);
  const { tiles, dice } = value as JsonObject;
  const construction = player[stack];
  if (tiles !== undefined) {
    facts.bag.push(...construction.tiles);
    construction.tiles = cards(tiles).map((id) => takeTile(facts, id));
  }
  if (dice !== undefined) {
    giveBack(facts, construction.dice);
    construction.dice = take(facts, dice);
  }
}

/** World to the colour of the die lying there, or a list of colours. */
function arrangeGoods(facts: Facts, player: Player, value: Json): void {
  if (!isPlainObject(value)) throw mistake('goods are given by world');
  giveBack(
    facts,
    player.goods.map(({ die }) => die),
  );
  player.goods = [];
  for (const [world, colours] of Object.entries(value as JsonObject)) {
    const id = cardNamed(world);
    if (!isWorldId(id)) throw mistake(`${world} is no world`);
    for (const colour of Array.isArray(colours) ? (colours as readonly Json[]) : [colours]) {
      player.goods.push({
        world: id,
        die: fromSupply(facts, colourNamed(String(colour))),
      });
    }
  }
}

/** The bag holds exactly these tiles; all that lie nowhere else go to the `rest`: a seat's stack. */
function arrangeBag(facts: Facts, bag: Json | undefined, rest: Json | undefined): void {
  if (bag === undefined) return;
  const wanted = cards(bag).map((id) => takeTile(facts, id));
  const others = facts.bag;
  facts.bag = wanted;
  if (others.length === 0) return;
  if (!isPlainObject(rest))
    throw mistake('say where the rest of the tiles lies: rest: {seat, stack}');
  const player = facts.players[Number(rest['seat'])];
  const stack = STACK_NAMES.find((it) => it === rest['stack']);
  if (player === undefined || stack === undefined) throw mistake('rest names a seat and a stack');
  player[stack].tiles.push(...others);
}

const MOMENTS: Readonly<Record<string, string>> = {
  roll: 'roll',
  assign: 'assign',
  phases: 'phases',
  manage: 'manage',
};

/** Where in the round the scenario begins: roll, assign, phases (those given), manage, or the end check. */
function arrangeMoment(state: StateOf<Roll>, at: Json | undefined, phases: Json | undefined): void {
  const moment = at ?? (phases === undefined ? undefined : 'phases');
  if (moment === undefined) return;
  const { facts } = state;
  facts.round = Math.max(1, facts.round);
  facts.phase = null;
  if (Array.isArray(phases)) {
    const wanted = phases as readonly Json[];
    facts.active = PHASES.filter((phase) => wanted.includes(phase));
    if (facts.active.length !== wanted.length) throw mistake('phases is a list of phases');
  }
  const judging = moment === 'end';
  const step = judging ? END : MOMENTS[String(moment)];
  if (step === undefined) throw mistake(`there is no moment "${String(moment)}"`);
  const play: Frame = {
    procedure: 'play',
    step: judging ? 'judge' : 'round',
    locals: {},
    pending: judging ? null : { kind: 'call' },
  };
  const round: Frame = { procedure: 'round', step, locals: {}, pending: null };
  state.stack = judging ? [play] : [play, round];
}

/** A game that is past its start has its start tiles placed, unless the scenario says what is in hand. */
function placeStartTiles({ players }: Facts, { players: named }: JsonObject): void {
  for (const [seat, player] of players.entries()) {
    const own: unknown = Array.isArray(named) ? named[seat] : undefined;
    if (isPlainObject(own) && own['drawn'] !== undefined) continue;
    const [development, world] = player.drawn;
    if (development !== undefined) player.develop.tiles.push(development);
    if (world !== undefined) player.settle.tiles.push(world);
    player.drawn = [];
  }
}

function giveBack(facts: Facts, dice: readonly Die[]): void {
  facts.supply.push(...dice);
  facts.supply.sort((a, b) => a - b);
}

/** { home: 2, military: 1 } or [home, home, military] */
function take(facts: Facts, value: Json): Die[] {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((colour) =>
      fromSupply(facts, colourNamed(String(colour))),
    );
  }
  if (!isPlainObject(value)) throw mistake('dice are a list of colours, or colours and numbers');
  return Object.entries(value as JsonObject).flatMap(([colour, count]) =>
    Array.from({ length: Number(count) }, () => fromSupply(facts, colourNamed(colour))),
  );
}

/** Takes a tile, named by either side, from wherever it lies. */
function takeTile(facts: Facts, id: CardId): Tile {
  const tile = TILE_BY_SIDE.get(id);
  if (tile === undefined) throw mistake(`${id} is no tile of the bag`);
  for (const { develop, settle, drawn, abandoned } of facts.players) {
    for (const list of [develop.tiles, settle.tiles, drawn, abandoned]) {
      if (list.includes(tile)) list.splice(list.indexOf(tile), 1);
    }
  }
  facts.bag = facts.bag.filter((it) => it !== tile);
  return tile;
}

/** Takes the tile of a card for a tableau; faction halves and home worlds are no tiles of the bag. */
function claim(facts: Facts, id: CardId): boolean {
  if (TILE_BY_SIDE.has(id)) takeTile(facts, id);
  return true;
}
