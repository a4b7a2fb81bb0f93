import { type AskView, type Chance, shuffleWith, type View } from '@starboard/kernel';
import {
  type ExploreData,
  type ExploreTask,
  PHASES,
  type Placement,
  type PlayerView,
  type RollView,
  type Stack,
  type StackView,
  stockPays,
  type Tile,
} from '@starboard/roll';
import { because } from '../why.ts';
import { afterShipment } from './after-shipment.ts';
import type { Answered } from './answering.ts';
import { comparisonFor, type Foresight, learnedChance } from './foresight.ts';
import { empireOf } from './inputs.ts';
import { situationOf } from './judgement.ts';
import { asAnswer, type PlaceData, rollPlanOf } from './plan-asks.ts';
import { plainestFirst } from './working.ts';
import { unseenTiles } from './world.ts';
import type { Outlook } from './worth.ts';

const STACKS: readonly Stack[] = ['develop', 'settle'];

/**
 * What to do with tiles, by how likely one wins with them where they are put; null for any other ask. The rest of
 * the round is left out of it: it is much the same wherever they go.
 */
export function foreseenAnswer(
  view: View<RollView>,
  { ask }: AskView,
  foresight: Foresight,
  chance: Chance,
): Answered | null {
  const asked = ask.kind === 'plan' ? rollPlanOf(ask) : null;
  if (asked?.plan === 'place') {
    const { answer } = bestPlacement(eyesOn(view, foresight), asked.data);
    const why = because('bot-roll-places', { tiles: asked.data.tiles.length });
    return { answer: asAnswer(answer), why };
  }
  if (asked?.plan === 'explore' && !asked.data.mayRearrange && asked.data.colours.length > 0) {
    const task = bestTask(eyesOn(view, foresight), asked.data, chance);
    return { answer: asAnswer(task), why: because('bot-roll-explores', { task: task.do }) };
  }
  if (ask.kind !== 'one') return null;
  switch (ask.prompt) {
    case 'choose-start-development': {
      const eyes = eyesOn(view, foresight);
      const tiles = ask.of.map(Number);
      const { item } = bestOf(tiles, (tile) => {
        const others = tiles.filter((it) => it !== tile);
        return eyes.chanceWith({ develop: [tile], settle: others });
      });
      return { answer: item, why: because('bot-roll-start-tiles') };
    }
    case 'place-extra-tile': {
      const eyes = eyesOn(view, foresight);
      const tile = Number(ask.args?.['tile']);
      const { item } = bestOf(STACKS, (stack) =>
        eyes.chanceWith(added(eyes.stacks, [{ tile, stack, end: 'bottom' }])),
      );
      return { answer: item, why: because('bot-roll-places', { tiles: 1 }) };
    }
    case 'choose-shipment': {
      const { item } = bestOf(ask.of, (choice) => chanceAfter(view, foresight, String(choice)));
      const [how = ''] = String(item).split(':');
      return { answer: item, why: because('bot-roll-ships', { how }) };
    }
    default:
      return null;
  }
}

/** How likely one wins once a good is shipped; `how:worker:good`, see the rules of Ship. */
function chanceAfter(view: View<RollView>, foresight: Foresight, choice: string): number {
  const { facts, me } = situationOf(view);
  const shipped = afterShipment(me, choice);
  const points = shipped.chips - me.chips;
  const after = {
    ...view,
    facts: {
      ...facts,
      pool: Math.max(0, facts.pool - points),
      players: facts.players.map((it) => (it === me ? shipped : it)),
    },
  };
  const eyes = eyesOn(after, foresight);
  return eyes.chanceWith(eyes.stacks);
}

type Stacks = Readonly<Record<Stack, readonly Tile[]>>;

/** One's own empire as it may be, and how likely one wins with it. */
interface Eyes {
  readonly me: PlayerView;
  readonly facts: RollView;
  readonly stacks: Stacks;
  chanceWith(stacks: Stacks, credits?: number): number;
}

function eyesOn(view: View<RollView>, foresight: Foresight): Eyes {
  const { facts, me, outlook } = situationOf(view);
  const players = facts.players.map((it) => atRest(it, outlook));
  const table = comparisonFor({ ...facts, players }, me.seat, outlook);
  return {
    me,
    facts,
    stacks: { develop: me.develop.tiles ?? [], settle: me.settle.tiles ?? [] },
    chanceWith({ develop, settle }, credits = me.credits) {
      const player = {
        ...atRest(me, outlook, credits),
        develop: stackOf(me.develop, develop),
        settle: stackOf(me.settle, settle),
      };
      return learnedChance(foresight, { ...table, own: empireOf(player, outlook) });
    },
  };
}

/** As if the round were over: whoever is at work is done with it, and comes home as far as there is money. */
function atRest(player: PlayerView, outlook: Outlook, credits = player.credits): PlayerView {
  const { cup, citizenry, workers } = player;
  const tired = plainestFirst([...citizenry, ...PHASES.flatMap((it) => workers[it])], outlook);
  const recruits = Math.min(credits, tired.length);
  return {
    ...player,
    cup: [...cup, ...tired.slice(tired.length - recruits)],
    citizenry: tired.slice(0, tired.length - recruits),
    // ROLL-13.5
    credits: Math.max(1, Math.min(10, credits) - recruits),
  };
}

function stackOf({ dice }: StackView, tiles: readonly Tile[]): StackView {
  return { count: tiles.length, top: tiles[0] ?? null, tiles, dice };
}

function added(stacks: Stacks, placements: readonly Placement[]): Stacks {
  const after = { develop: [...stacks.develop], settle: [...stacks.settle] };
  for (const { tile, stack, end } of placements) {
    if (end === 'top') after[stack].unshift(tile);
    else after[stack].push(tile);
  }
  return after;
}

function bestOf<T>(items: readonly T[], rate: (item: T) => number): { item: T; value: number } {
  let best: { item: T; value: number } | null = null;
  for (const item of items) {
    const value = rate(item);
    if (best === null || value > best.value) best = { item, value };
  }
  if (best === null) throw new RangeError('nothing to choose from');
  return best;
}

/** Tiles one after the other, each where it is best: looking at all orders would take too long. */
function bestPlacement(
  { stacks: before, chanceWith }: Pick<Eyes, 'stacks' | 'chanceWith'>,
  { tiles, onTop }: PlaceData,
): { readonly answer: Placement[]; readonly chance: number } {
  const left = [...tiles];
  const answer: Placement[] = [];
  let stacks = before;
  let chance = 0;
  while (left.length > 0) {
    const options = left.flatMap((tile) =>
      STACKS.flatMap((stack): Placement[] => [
        { tile, stack, end: 'bottom' },
        ...(onTop && stacks[stack].length > 0 ? [{ tile, stack, end: 'top' } as const] : []),
      ]),
    );
    const { item, value } = bestOf(options, (option) => chanceWith(added(stacks, [option])));
    answer.push(item);
    left.splice(left.indexOf(item.tile), 1);
    stacks = added(stacks, [item]);
    chance = value;
  }
  return { answer, chance };
}

/** Tiles that might be drawn are tried this often. */
const DRAWS = 8;

function bestTask(eyes: Eyes, data: ExploreData, chance: Chance): ExploreTask {
  const { me, facts, stacks } = eyes;
  const unseen = unseenTiles(facts);
  const draws = Array.from({ length: DRAWS }, () =>
    shuffleWith(chance, [...unseen]).slice(0, MOST_ABANDONED + 1),
  );
  const scout = (abandon: readonly Tile[]): number => {
    const without = {
      develop: stacks.develop.filter((tile) => !abandon.includes(tile)),
      settle: stacks.settle.filter((tile) => !abandon.includes(tile)),
    };
    let sum = 0;
    for (const drawn of draws) {
      const tiles = drawn.slice(0, abandon.length + 1);
      sum += bestPlacement(
        { stacks: without, chanceWith: eyes.chanceWith },
        { tiles, onTop: false },
      ).chance;
    }
    return sum / DRAWS;
  };
  const { item: stocked, value: stockedChance } = bestOf(data.colours, (colour) =>
    eyes.chanceWith(stacks, me.credits + stockPays(me.tableau, colour)),
  );
  let abandon: readonly Tile[] = [];
  let most = scout(abandon);
  // The tile that is missed least first; no more when giving up another does not help.
  while (abandon.length < MOST_ABANDONED) {
    const others = [...data.develop, ...data.settle].filter((tile) => !abandon.includes(tile));
    if (others.length === 0) break;
    const kept = abandon;
    const { item } = bestOf(others, (tile) =>
      eyes.chanceWith({
        develop: stacks.develop.filter((it) => it !== tile && !kept.includes(it)),
        settle: stacks.settle.filter((it) => it !== tile && !kept.includes(it)),
      }),
    );
    const next = [...abandon, item];
    const value = scout(next);
    if (value <= most) break;
    abandon = next;
    most = value;
  }
  if (stockedChance > most) return { do: 'stock', colour: stocked };
  const [plainest = 'home'] = data.colours;
  return { do: 'scout', colour: plainest, abandon };
}

const MOST_ABANDONED = 2;
