import type { ModuleId } from '@starboard/bsg/reading';
import type { Json } from '@starboard/kernel';
import { type GameName, gameNamed } from '../game-name.ts';
import type { Level, Pace } from '../online/api.ts';
import { USUAL_SEATS } from '../practice/begun.ts';
import type { ReadingChosen } from './expansions.ts';

export type Variant = 'standard' | 'easier-for-humans' | 'easier-for-cylons' | 'no-sympathizer';

/** Everything that can be chosen for a new game. What does not concern the chosen game is ignored. */
export interface Choice {
  readonly game: GameName;
  readonly where: 'bots' | 'passing' | 'online';
  readonly seats: number;
  readonly name: string;
  /** Names of those who share this device. */
  readonly people: readonly string[];
  readonly level: Level;
  readonly variant: Variant;
  /** Expansions. */
  readonly modules: readonly ModuleId[];
  /** How the rules are read where sources differ. */
  readonly readings: ReadingChosen;
  readonly beginner: boolean;
  readonly title: string;
  readonly pace: keyof typeof PACES;
  readonly join: 'invited' | 'anyone';
  readonly watch: 'players' | 'invited' | 'anyone';
  readonly noTells: boolean;
  readonly privateTalk: boolean;
  /** For strangers who sit down at an open table; empty for none. */
  readonly password: string;
}

/** BSG-1.1, PEG-39.1, ROLL-1.1, LIAR-1.1, TTT-1. */
export const SEATS: Readonly<Record<GameName, readonly number[]>> = {
  bsg: [3, 4, 5, 6, 7],
  roll: [2, 3, 4, 5],
  'liars-dice': [2, 3, 4, 5, 6],
  'tic-tac-toe': [2],
};

export const PACES = {
  quick: { kind: 'live', seconds: 30, reserve: 120, window: 5 },
  live: { kind: 'live', seconds: 90, reserve: 600, window: 8 },
  mail: { kind: 'mail', hours: 24, window: 3600 },
  slow: { kind: 'mail', hours: 72, window: 14_400 },
} as const satisfies Record<string, Pace>;

export function firstChoice(query: URLSearchParams, name: string): Choice {
  const game = gameNamed(query.get('game') ?? '') ?? 'bsg';
  const where = query.get('where');
  return {
    game,
    where: where === 'online' || where === 'passing' ? where : 'bots',
    seats: USUAL_SEATS[game],
    name,
    people: [name, ''],
    level: 'normal',
    variant: 'standard',
    modules: [],
    readings: {},
    beginner: false,
    title: '',
    pace: 'live',
    join: 'invited',
    watch: 'invited',
    noTells: false,
    privateTalk: false,
    password: '',
  };
}

export function setGame(choice: Choice, game: GameName): Choice {
  const seats = SEATS[game].includes(choice.seats) ? choice.seats : USUAL_SEATS[game];
  return setSeats({ ...choice, game }, seats);
}

/** BSG-2.36: without the Sympathizer only with four or six. */
const canDoWithoutSympathizer = (seats: number): boolean => seats === 4 || seats === 6;

export function setSeats(choice: Choice, seats: number): Choice {
  const bad = choice.variant === 'no-sympathizer' && !canDoWithoutSympathizer(seats);
  return { ...choice, seats, variant: bad ? 'standard' : choice.variant };
}

const VARIANTS: readonly Variant[] = [
  'standard',
  'easier-for-humans',
  'easier-for-cylons',
  'no-sympathizer',
];

export function variantsFor(
  seats: number,
): { readonly value: Variant; readonly allowed: boolean }[] {
  return VARIANTS.map((value) => ({
    value,
    allowed: value !== 'no-sympathizer' || canDoWithoutSympathizer(seats),
  }));
}

/** The chosen options as the game's own. Of the readings, those that are about something in play. */
export function optionsOf(
  { game, variant, modules, beginner }: Choice,
  readings: ReadingChosen = {},
): Record<string, Json> {
  switch (game) {
    case 'bsg':
      return modules.length === 0 ? { variant } : { variant, modules: [...modules], ...readings };
    case 'roll':
      return { beginner };
    case 'liars-dice':
    case 'tic-tac-toe':
      return {};
  }
}
