import { DEFINITIONS, type FleetSetup, type LocationCard, type Trauma } from '@starboard/bsg';
import { CARDS, FACTION_NUMBERS, factionHalvesOf, PHASES } from '@starboard/roll';
import type { Side, Speech } from '@starboard/words';
import { allEntries } from '../src/bsg/definitions.ts';
import { numbersOf } from './bsg-definitions.ts';
import { numbersSaid as numbersOfTile } from './roll-definitions.ts';

/** Something with a brief, and the numbers that its brief may mention. */
export interface Briefed {
  readonly id: string;
  readonly side?: Side;
  readonly numbers: readonly number[];
  readonly said: (speech: Speech) => string;
}

function briefed(id: string, numbers: readonly number[], side?: Side): Briefed {
  const said = (speech: Speech): string =>
    side === undefined ? speech.brief(id) : speech.brief(id, side);
  return side === undefined ? { id, numbers, said } : { id, side, numbers, said };
}

/** What rules of a place come to that give no number. */
const OF_RULES = { 'receives-one-card': 1, 'adds-one-card': 1, 'adds-two-cards': 2 } as const;

function numbersOfPlace(card: LocationCard): number[] {
  const { rules = [] } = card;
  return [
    ...numbersOf(card),
    ...rules.flatMap((rule) => (rule in OF_RULES ? OF_RULES[rule as keyof typeof OF_RULES] : [])),
  ];
}

/** A fleet that comes is counted, wherever its ships are placed. */
function fleetOf(setup: FleetSetup): number[] {
  return (['basestar', 'raider', 'heavy-raider'] as const).map((ship) =>
    Object.values(setup).reduce((sum, fleet) => sum + (fleet[ship] ?? 0), 0),
  );
}

const OCCUPIED: readonly string[] = ['occupation-authority', 'breeders-canyon', 'shipyard']; // PEG-32.2

/** A place for each of its briefs. */
function placesOf(id: string, card: LocationCard): Briefed[] {
  const numbers = numbersOfPlace(card);
  const hull = DEFINITIONS.boards.find((it) => it.hull?.includes(card.id))?.hull ?? [];
  return [
    briefed(id, numbers),
    briefed(id, numbers, 'human'),
    ...(card.cylonAction === undefined ? [] : [briefed(id, numbers, 'cylon')]),
    ...(OCCUPIED.includes(card.id) ? [briefed(id, numbers, 'occupied')] : []),
    ...(hull.length === 0 ? [] : [briefed(id, [hull.length], 'damaged')]),
  ];
}

const NUMBERS_OF_TOKENS: readonly (readonly [id: string, numbers: readonly number[]])[] = [
  ['token:nuke', [3]], // BSG-30.12
  ...(['benevolent', 'antagonistic'] as const satisfies readonly Trauma[]).map(
    (it) => [`trauma:${it}`, []] as const,
  ),
  ['trauma:disaster', [2]], // EXO-34.5
];

/** Everything of Battlestar Galactica that has a brief. */
export const bsgBriefs: readonly Briefed[] = [
  ...[...allEntries()].flatMap(([id, entry]): Briefed[] => {
    const { kind, it } = entry;
    if (kind === 'location') return placesOf(id, it);
    if (kind === 'ally' || kind === 'crossroads') {
      return (['benevolent', 'antagonistic'] as const).map((side) =>
        briefed(id, numbersOf(it[side]), side),
      );
    }
    const attack = 'setup' in it ? fleetOf(it.setup) : [];
    return [briefed(id, [...numbersOf(it), ...attack])];
  }),
  ...DEFINITIONS.characters.flatMap(({ abilities }) =>
    abilities.map((it) => briefed(`ability:${it.id}`, numbersOf(it))),
  ),
  ...NUMBERS_OF_TOKENS.map(([id, numbers]) => briefed(id, numbers)),
];

/** Everything of Roll that has a brief. */
export const rollBriefs: readonly Briefed[] = [
  ...CARDS.map((it) => briefed(it.id, numbersOfTile(it, false))),
  ...FACTION_NUMBERS.map((number) => {
    const halves = CARDS.filter(({ id }) => factionHalvesOf(number).some((half) => half === id));
    return briefed(
      `faction:${number}`,
      halves.flatMap((it) => numbersOfTile(it, false)),
    );
  }),
  ...PHASES.map((it) => briefed(`phase:${it}`, [])),
];

/** The numbers a brief mentions; of results from 1 on, the last one. */
export function numbersIn(brief: string): number[] {
  return [...brief.replaceAll(/\b1–(?=\d)/g, '').matchAll(/\d+/g)].map(([it]) => Number(it));
}

/** The lines a brief takes where no line is longer, broken between words and at soft hyphens. */
export function linesOf(brief: string, longest: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of brief.split(' ')) {
    let rest = word.replaceAll('\u00AD', '');
    const whole = line === '' ? rest : `${line} ${rest}`;
    if (whole.length <= longest) {
      line = whole;
      continue;
    }
    // As much of the word as fits, with its hyphen.
    const syllables = word.split('\u00AD');
    const space = line === '' ? '' : ' ';
    for (let count = syllables.length - 1; count > 0; count -= 1) {
      const start = `${line}${space}${syllables.slice(0, count).join('')}-`;
      if (start.length > longest) continue;
      line = start;
      rest = syllables.slice(count).join('');
      break;
    }
    if (line !== '') lines.push(line);
    line = rest;
  }
  return [...lines, line];
}
