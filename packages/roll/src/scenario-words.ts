import {
  END,
  Fault,
  type Frame,
  isPlainObject,
  type Json,
  type JsonObject,
  message,
  type OpenAsk,
  type StateOf,
} from '@starboard/kernel';
import {
  ALL_TILES,
  type CardId,
  type FactionNumber,
  factionHalvesOf,
  type HomeWorldId,
  isCardId,
  isWorldId,
  type Stack,
  sideOn,
  sidesOf,
  type Tile,
} from './content/index.ts';
import { COLOURS, type Colour, colourOf, type Die, PHASES } from './dice.ts';
import {
  diceOf,
  type Facts,
  fromSupply,
  type Player,
  poolLeft,
  type Roll,
  STACK_NAMES,
} from './facts.ts';
import { scoresOf } from './scoring.ts';

// How scenarios speak of the game: dice by colour ("home", or "home-2" for a player's second), tiles by the
// name of one of their sides, zones by their names. Documented in scenarios/README.md.

function mistake(details: string): Fault {
  return new Fault('bad-setup', message('bad-scenario', { details }), details);
}

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
    return { die: fromSupply(facts, colourNamed(colour), colourOf), face: shown };
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
        die: fromSupply(facts, colourNamed(String(colour)), colourOf),
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

function colourNamed(name: string): Colour {
  const colour = COLOURS.find((it) => it === name);
  if (colour === undefined) throw mistake(`there is no colour "${name}"`);
  return colour;
}

function cardNamed(name: string): CardId {
  if (!isCardId(name)) throw mistake(`there is no tile "${name}"`);
  return name;
}

function cards(value: Json): CardId[] {
  if (!Array.isArray(value)) throw mistake('tiles are a list of names');
  return (value as readonly Json[]).map((name) => cardNamed(String(name)));
}

function giveBack(facts: Facts, dice: readonly Die[]): void {
  facts.supply.push(...dice);
  facts.supply.sort((a, b) => a - b);
}

/** { home: 2, military: 1 } or [home, home, military] */
function take(facts: Facts, value: Json): Die[] {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((colour) =>
      fromSupply(facts, colourNamed(String(colour)), colourOf),
    );
  }
  if (!isPlainObject(value)) throw mistake('dice are a list of colours, or colours and numbers');
  return Object.entries(value as JsonObject).flatMap(([colour, count]) =>
    Array.from({ length: Number(count) }, () => fromSupply(facts, colourNamed(colour), colourOf)),
  );
}

const TILE_BY_SIDE = new Map<CardId, Tile>();
for (const tile of ALL_TILES) {
  const { development, world } = sidesOf(tile);
  TILE_BY_SIDE.set(development, tile);
  TILE_BY_SIDE.set(world, tile);
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

/** The facts by name, to compare with. */
export function tell({ facts, options }: StateOf<Roll>): object {
  const scores = scoresOf(facts);
  return {
    round: facts.round,
    phase: facts.phase,
    active: facts.active,
    pool: poolLeft(facts, options),
    bag: facts.bag.length,
    supply: Object.fromEntries(
      COLOURS.map((c) => [c, facts.supply.filter((die) => colourOf(die) === c).length]),
    ),
    players: facts.players.map((player, seat) => ({
      faction: player.faction,
      home: player.home,
      tableau: player.tableau,
      tiles: player.tableau.length,
      cup: byColour(player.cup),
      citizenry: byColour(player.citizenry),
      rolled: player.rolled.map(({ die, face }) => `${colourOf(die)} ${face}`),
      workers: Object.fromEntries(PHASES.map((phase) => [phase, byColour(player.workers[phase])])),
      selected: player.selected,
      develop: stackNamed(player, 'develop'),
      settle: stackNamed(player, 'settle'),
      goods: goodsNamed(player),
      goodsCount: player.goods.length,
      credits: player.credits,
      chips: player.chips,
      drawn: player.drawn.length,
      abandoned: player.abandoned.map((tile) => sidesOf(tile).development),
      score: scores[seat]?.total ?? 0,
    })),
  };
}

/** The colours of dice, in the order of COLOURS: as a list it is compared exactly. */
function byColour(dice: readonly Die[]): Colour[] {
  return [...dice].sort((a, b) => a - b).map(colourOf);
}

function stackNamed(player: Player, stack: Stack) {
  const { tiles, dice } = player[stack];
  return { tiles: tiles.map((tile) => sideOn(stack, tile)), dice: byColour(dice) };
}

function goodsNamed({ goods }: Player): Record<string, Colour[]> {
  const named: Record<string, Colour[]> = {};
  for (const { world, die } of goods) named[world] = [...(named[world] ?? []), colourOf(die)];
  return named;
}

/** An answer in the words of a scenario: dice by colour, tiles by the name of a side. */
export function hear({ facts }: StateOf<Roll>, { ask, seat }: OpenAsk, said: Json): Json {
  const player = facts.players[seat];
  if (player === undefined) return said;
  const among = 'of' in ask ? ask.of : [];
  // Rolled dice come first: a number beyond them names a die that lies elsewhere.
  const rolled = player.rolled.map(({ die }) => die);
  const others = diceOf(player).filter((it) => !rolled.includes(it));
  const die = (name: Json): Json => dieNamed(name, [...inOrder(rolled), ...inOrder(others)]);
  switch (ask.prompt) {
    case 'choose-start-development':
    case 'discard-a-tile':
      return tileNamed(said);
    case 'assign-workers':
      return hearPlan(said, die);
    case 'choose-explore-task':
      return hearLists(said, ['abandon', 'develop', 'settle'], tileNamed);
    case 'place-drawn-tiles':
      return Array.isArray(said)
        ? (said as readonly Json[]).map((it) => hearFields(it, { tile: tileNamed }))
        : said;
    case 'choose-paying-dice':
    case 'choose-dice-for-cup':
      return hearDice(said, among.map(Number));
    case 'choose-next-worker':
    case 'choose-die-to-remove':
      return removable(player, said, among.map(Number));
    case 'choose-world-for-producer':
    case 'choose-shipment':
      return hearChoice(player, String(said), among.map(String));
    case 'manage-empire':
      return hearManage(player, said);
    default:
      return said;
  }
}

const DIE_NAME = /^([a-z]+)(?:-(\d+))?$/;

/** "home" is the first home die of those given, "home-2" the second. */
function dieNamed(name: Json, from: readonly Die[]): Json {
  if (typeof name !== 'string') return name;
  const [, colour, nth = '1'] = DIE_NAME.exec(name) ?? [];
  if (!COLOURS.some((it) => it === colour)) return name;
  return from.filter((die) => colourOf(die) === colour)[Number(nth) - 1] ?? name;
}

function inOrder(dice: readonly Die[]): Die[] {
  return [...dice].sort((a, b) => a - b);
}

/** Names of dice in a list: the same colour twice means two dice of it. */
function hearDice(said: Json, from: readonly Die[]): Json {
  if (!Array.isArray(said)) return dieNamed(said, from);
  const left = inOrder(from);
  return (said as readonly Json[]).map((name) => {
    const die = dieNamed(name, left);
    if (typeof die === 'number' && left.includes(die)) left.splice(left.indexOf(die), 1);
    return die;
  });
}

/** "military from citizenry": a die in a place. */
function removable(player: Player, said: Json, from: readonly Die[]): Json {
  const [name = '', place] = String(said).split(' from ');
  const there =
    place === undefined ? from : from.filter((die) => placesOf(player, place).includes(die));
  return dieNamed(typeof said === 'string' ? name : said, there);
}

function placesOf(player: Player, place: string): readonly Die[] {
  const phase = PHASES.find((it) => place === `workers-${it}`);
  if (phase !== undefined) return player.workers[phase];
  switch (place) {
    case 'cup':
      return player.cup;
    case 'citizenry':
      return player.citizenry;
    case 'develop':
    case 'settle':
      return player[place].dice;
    default:
      return player.goods.filter(({ world }) => place === `good-${world}`).map(({ die }) => die);
  }
}

/** "trade:home:rare@comet-zone", "consume:extra-home:novelty", "genes:comet-zone": dice by colour. */
function hearChoice(player: Player, said: string, among: readonly string[]): Json {
  const fits = (spoken: string, real: string): boolean => {
    if (spoken === real) return true;
    const [colour, world] = spoken.split('@');
    if (!/^\d+$/.test(real) || colourOf(Number(real)) !== colour) return false;
    return (
      world === undefined ||
      player.goods.some((it) => it.world === world && it.die === Number(real))
    );
  };
  const words = said.split(':');
  const found = among.find((choice) => {
    const parts = choice.split(':');
    return parts.length === words.length && parts.every((part, i) => fits(words[i] ?? '', part));
  });
  return found ?? said;
}

function hearManage(player: Player, said: Json): Json {
  if (!isPlainObject(said)) return said;
  const { recruit = [], recall = [] } = said as JsonObject;
  const { citizenry, develop, settle, goods } = player;
  const recallable = [...develop.dice, ...settle.dice, ...goods.map(({ die }) => die)];
  const named = Array.isArray(recall) ? (recall as readonly Json[]) : [];
  const left = [...recallable];
  return {
    recruit: hearDice(recruit, citizenry),
    recall: named.map((name) => {
      const die = removable(player, name, left);
      if (typeof die === 'number' && left.includes(die)) left.splice(left.indexOf(die), 1);
      return die;
    }),
  };
}

function hearPlan(said: Json, die: (name: Json) => Json): Json {
  if (!isPlainObject(said)) return said;
  const { wilds = [], select = null, uses = [], ...rest } = said as JsonObject;
  const moves = (list: Json): Json =>
    Array.isArray(list) ? (list as readonly Json[]).map((it) => hearFields(it, { die })) : list;
  return {
    ...rest,
    wilds: moves(wilds),
    select: hearFields(select, { die }),
    uses: Array.isArray(uses)
      ? (uses as readonly Json[]).map((use) => hearFields(use, { aside: die, moves }))
      : uses,
  };
}

function hearFields(value: Json, fields: Readonly<Record<string, (value: Json) => Json>>): Json {
  if (!isPlainObject(value)) return value;
  const out: Record<string, Json> = {};
  for (const [key, item] of Object.entries(value as JsonObject)) {
    out[key] = fields[key]?.(item) ?? item;
  }
  return out;
}

function hearLists(said: Json, names: readonly string[], hearItem: (item: Json) => Json): Json {
  const each = (list: Json): Json =>
    Array.isArray(list) ? (list as readonly Json[]).map(hearItem) : list;
  return hearFields(said, Object.fromEntries(names.map((name) => [name, each])));
}

function tileNamed(name: Json): Json {
  return typeof name === 'string' && isCardId(name) ? (TILE_BY_SIDE.get(name) ?? name) : name;
}
