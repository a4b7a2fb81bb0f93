import {
  type CardId,
  card,
  type Development,
  FACTION_NUMBERS,
  factionHalvesOf,
  HOME_WORLDS,
  type World,
} from '@starboard/roll';
import type { Line } from '../line.ts';
import type { Definition } from '../speech.ts';
import type { Words } from '../words.ts';
import { bonusLine, powerLines, worldLines } from './powers.ts';
import { worldColour } from './vocabulary.ts';

const factionOf = new Map<string, number>(
  FACTION_NUMBERS.flatMap((number) => factionHalvesOf(number).map((id) => [id, number] as const)),
);
const homes = new Set<string>(HOME_WORLDS);

export function define(words: Words, id: CardId): Definition {
  const it = card(id);
  return {
    id,
    kind: it.kind,
    name: words.say(`roll-name-${id}`),
    lines: [kindLine(it), ...linesOf(it)].map(([message, args]) => words.say(message, args)),
  };
}

/** What is printed on a tile beside its name and its kind. */
export function linesOf(it: Development | World): Line[] {
  const faction = factionOf.get(it.id);
  const said: Line[] = faction === undefined ? [] : [['roll-kind-faction', { number: faction }]];
  if (it.kind === 'world') return [...said, ...worldLines(it)];
  return [
    ...said,
    ...it.powers.flatMap(powerLines),
    ...(it.bonus === undefined ? [] : [bonusLine(it.bonus)]),
  ];
}

function kindLine(it: Development | World): Line {
  if (it.kind === 'development') return ['roll-kind-development', { cost: it.cost }];
  const kind = homes.has(it.id) ? 'roll-kind-home' : 'roll-kind-world';
  return [kind, { colour: worldColour(it.colour), cost: it.cost }];
}
