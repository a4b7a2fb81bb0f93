import {
  type Chance,
  isPlainObject,
  type Json,
  type JsonObject,
  type OpenAsk,
  pickWith,
  shuffleWith,
  type Translate,
  type Viewer,
} from '@starboard/kernel';
import type { Tile } from './content/index.ts';
import { colourOf, DICE } from './dice.ts';
import { type Facts, STACK_NAMES } from './facts.ts';

/**
 * Rearranges what a viewer cannot know: the tiles in the bag, those of other players below the tops of their
 * stacks, in their hands or abandoned by them, and the faces they rolled.
 */
export function imagineFor(facts: Facts, viewer: Viewer, chance: Chance): Translate {
  const others = facts.players.filter((_, seat) => seat !== viewer);
  const unknown: Tile[] = [...facts.bag];
  for (const { develop, settle, drawn, abandoned } of others) {
    unknown.push(...develop.tiles.slice(1), ...settle.tiles.slice(1), ...drawn, ...abandoned);
  }
  const before = [...unknown];
  shuffleWith(chance, unknown);
  const become = new Map(before.map((tile, i) => [tile, unknown[i] ?? tile]));
  const deal = (count: number): Tile[] => unknown.splice(0, count);
  facts.bag = deal(facts.bag.length);
  for (const player of others) {
    for (const stack of STACK_NAMES) {
      const { tiles } = player[stack];
      player[stack].tiles = [...tiles.slice(0, 1), ...deal(Math.max(0, tiles.length - 1))];
    }
    player.drawn = deal(player.drawn.length);
    player.abandoned = deal(player.abandoned.length);
    player.rolled = player.rolled.map(({ die }) => ({
      die,
      face: pickWith(chance, DICE[colourOf(die)].faces),
    }));
  }
  return (answer, open) => translated(answer, open, (tile) => become.get(tile) ?? tile);
}

/** An answer with the tiles it names replaced; the numbers of dice stay. */
function translated(answer: Json, { ask }: OpenAsk, become: (tile: Tile) => Tile): Json {
  const tiles = (value: Json | undefined): Json =>
    Array.isArray(value) ? value.map((tile) => become(Number(tile))) : (value ?? null);
  switch (ask.prompt) {
    case 'choose-start-development':
    case 'discard-a-tile':
      return become(Number(answer));
    case 'choose-explore-task': {
      if (!isJsonObject(answer)) return answer;
      if (answer['do'] === 'scout') return { ...answer, abandon: tiles(answer['abandon']) };
      if (answer['do'] !== 'rearrange') return answer;
      return { ...answer, develop: tiles(answer['develop']), settle: tiles(answer['settle']) };
    }
    case 'place-drawn-tiles':
      return Array.isArray(answer)
        ? answer.map((it: Json) =>
            isJsonObject(it) ? { ...it, tile: become(Number(it['tile'])) } : it,
          )
        : answer;
    default:
      return answer;
  }
}

function isJsonObject(value: Json): value is JsonObject {
  return isPlainObject(value);
}
