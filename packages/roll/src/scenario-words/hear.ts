import {
  isPlainObject,
  type Json,
  type JsonObject,
  type OpenAsk,
  type StateOf,
} from '@starboard/kernel';
import { isCardId } from '../content/index.ts';
import { COLOURS, colourOf, type Die, PHASES } from '../dice.ts';
import { diceOf, type Player, type Roll } from '../facts.ts';
import { TILE_BY_SIDE } from './names.ts';

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
