import { ALL_DESTINATIONS, DEFINITIONS } from '../content/index.ts';
import { CIVILIANS } from '../setup.ts';
import {
  BASESTAR_TOKENS,
  COLONIAL_ONE,
  CYLON_LOCATIONS,
  DAMAGE_TOKENS,
  GALACTICA,
  RESOURCES,
  SECTORS,
  SKILLS,
} from '../vocabulary.ts';
import { SHORT_NAMES } from './names.ts';

/** What is said beside the names of things. */
const SAID = [
  ...['pass', 'location', 'ability', 'viper', 'title', 'president', 'admiral', 'reveal', 'quorum'],
  ...['stay', 'fly', 'launch', 'move', 'attack', 'done', 'move-and-act', 'act-only'],
  ...['use', 'skip', 'swap', 'keep', 'none', 'nobody', 'nothing', 'all', 'top', 'bottom'],
  ...['crisis', 'destination', 'vipers', 'intuition-pass', 'intuition-fail'],
  ...['raider', 'heavy-raider', 'basestar', 'civilian', 'centurion', 'raptor'],
];

let known: readonly string[] | null = null;

/** Every word that answers and choices are made of: whatever the definitions name, and what is said beside. */
export function words(): readonly string[] {
  known ??= [
    ...new Set([
      ...namesIn(DEFINITIONS),
      ...[GALACTICA, COLONIAL_ONE, CYLON_LOCATIONS, SECTORS, SKILLS, RESOURCES].flat(),
      ...[DAMAGE_TOKENS, BASESTAR_TOKENS, CIVILIANS, ALL_DESTINATIONS, SHORT_NAMES, SAID].flat(),
    ]),
  ];
  return known;
}

/** Every text in a value. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
