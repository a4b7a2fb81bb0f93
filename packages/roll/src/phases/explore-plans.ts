import {
  type Chance,
  isPlainObject,
  type Json,
  type Message,
  message,
  type PlanRules,
  pickWith,
  shuffleWith,
} from '@starboard/kernel';
import type { Stack, Tile } from '../content/index.ts';
import { type Roll, STACK_NAMES } from '../facts.ts';
import { copyOfNumbers, isPlainNumber, isPlainWith } from '../plan-copies.ts';
import { hasParts } from '../planning.ts';
import type { ExploreData } from './explore.ts';

function dataOf(json: Json): ExploreData {
  return json as unknown as ExploreData;
}

/** How many parts each task has, `do` included: tiles are abandoned only for a Scout (ROLL-20.10). */
const PARTS: Readonly<Record<string, number>> = { stock: 2, scout: 3, rearrange: 3, done: 1 };

export const explorePlan: PlanRules<Roll> = {
  judge(_state, ask, _seat, answer) {
    const data = dataOf(ask.data);
    if (!isPlainObject(answer)) return message('not-a-task');
    const parts = PARTS[String(answer['do'])];
    if (parts === undefined || !hasParts(answer, parts)) return message('not-a-task');
    switch (answer['do']) {
      case 'stock':
        return judgeExplorer(data, answer);
      case 'scout': {
        const { abandon } = answer;
        const wrong = judgeExplorer(data, answer);
        if (wrong !== null) return wrong;
        if (!Array.isArray(abandon) || (abandon.length > 1 && hasTwins(abandon))) {
          return message('not-a-list');
        }
        return abandon.every((tile) => data.develop.includes(tile) || data.settle.includes(tile))
          ? null
          : message('not-your-tile');
      }
      case 'rearrange':
        if (!data.mayRearrange) return message('no-such-power', { power: 'advanced-logistics' });
        return judgeArrangement(answer, [...data.develop, ...data.settle]);
      case 'done':
        return data.colours.length === 0 ? null : message('explorers-left'); // ROLL-7.4, 8.1
      default:
        return message('not-a-task');
    }
  },

  // What explorers do; the other tasks are rare.
  copy(value) {
    if (!isPlainObject(value) || typeof value['colour'] !== 'string') return undefined;
    const { colour } = value;
    if (value['do'] === 'stock') return isPlainWith(value, 2) ? { do: 'stock', colour } : undefined;
    if (value['do'] !== 'scout' || !isPlainWith(value, 3)) return undefined;
    const abandon = copyOfNumbers(value['abandon']);
    return abandon && { do: 'scout', colour, abandon };
  },

  sample(_state, ask, _seat, chance) {
    const data = dataOf(ask.data);
    if (data.mayRearrange && chance.below(6) === 0) return sampleArrangement(data, chance);
    if (data.colours.length === 0) return { do: 'done' };
    const colour = pickWith(chance, data.colours);
    if (chance.below(3) === 0) return { do: 'stock', colour };
    const abandon = [...data.develop, ...data.settle].filter(() => chance.below(4) === 0);
    return { do: 'scout', colour, abandon };
  },
};

function hasTwins(list: readonly unknown[]): boolean {
  return new Set(list).size !== list.length;
}

function judgeExplorer({ colours }: ExploreData, answer: Record<string, unknown>): Message | null {
  if (colours.length === 0) return message('no-explorers');
  return colours.some((colour) => colour === answer['colour']) ? null : message('no-such-explorer');
}

function judgeArrangement(answer: Record<string, unknown>, tiles: readonly Tile[]): Message | null {
  const { develop, settle } = answer;
  if (!Array.isArray(develop) || !Array.isArray(settle)) return message('not-a-list');
  const all: unknown[] = [...develop, ...settle];
  const complete =
    all.length === tiles.length &&
    new Set(all).size === all.length &&
    all.every((tile) => tiles.some((own) => own === tile));
  return complete ? null : message('not-all-your-tiles');
}

function sampleArrangement(data: ExploreData, chance: Chance): Json {
  const tiles = shuffleWith(chance, [...data.develop, ...data.settle]);
  const cut = chance.below(tiles.length + 1);
  return { do: 'rearrange', develop: tiles.slice(0, cut), settle: tiles.slice(cut) };
}

export const placePlan: PlanRules<Roll> = {
  judge(_state, { data }, _seat, answer) {
    if (!Array.isArray(answer)) return message('not-a-list');
    const tiles = data['tiles'];
    const placed: unknown[] = [];
    for (const item of answer as readonly Json[]) {
      if (!hasParts(item, 3)) return message('not-a-placement');
      const { tile, stack, end } = item;
      if (!Array.isArray(tiles) || !tiles.includes(tile)) return message('not-your-tile');
      if (!STACK_NAMES.some((it) => it === stack)) return message('no-such-stack');
      if (end !== 'bottom' && end !== 'top') return message('top-or-bottom');
      if (end === 'top' && data['onTop'] !== true) return message('only-to-the-bottom'); // ROLL-8.8
      if (placed.includes(tile)) return message('tile-placed-twice');
      placed.push(tile);
    }
    return Array.isArray(tiles) && placed.length === tiles.length ? null : message('tiles-left'); // ROLL-8.7
  },

  copy(value) {
    if (!Array.isArray(value)) return undefined;
    const placements: Json[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      if (!isPlainWith(item, 3)) return undefined;
      const { tile, stack, end } = item;
      if (!isPlainNumber(tile) || typeof stack !== 'string' || typeof end !== 'string') {
        return undefined;
      }
      placements[i] = { tile, stack, end };
    }
    return placements;
  },

  sample(_state, { data }, _seat, chance) {
    const tiles = shuffleWith(chance, [...(data['tiles'] as readonly Tile[])]);
    return tiles.map((tile) => ({
      tile,
      stack: pickWith<Stack>(chance, STACK_NAMES),
      end: data['onTop'] === true && chance.below(2) === 0 ? 'top' : 'bottom',
    }));
  },
};
