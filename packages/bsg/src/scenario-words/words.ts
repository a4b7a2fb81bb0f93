import { DEFINITIONS } from '../content/library.ts';
import { installedModules } from '../modules/rules.ts';
import { CIVILIANS } from '../table/civilian-faces.ts';
import {
  ALTERNATE_BASESTAR_TOKENS,
  DAMAGE_TOKENS,
  RESOURCES,
  SECTORS,
} from '../table/vocabulary.ts';
import { allShortNames, ofLibrary } from './names.ts';

/** What is said beside the names of things. */
const SAID = [
  ...['pass', 'location', 'ability', 'viper', 'title', 'president', 'admiral', 'reveal', 'quorum'],
  ...['stay', 'fly', 'launch', 'move', 'attack', 'done', 'move-and-act', 'act-only'],
  ...['use', 'skip', 'swap', 'keep', 'none', 'nobody', 'nothing', 'all', 'top', 'bottom'],
  ...[
    'ignore',
    'bear',
    'action',
    'see',
    'draw',
    'decline',
    'hand',
    'check',
    'super-crisis',
    'loyalty',
    'agenda',
  ],
  ...['crisis', 'destination', 'vipers', 'intuition-pass', 'intuition-fail'],
  ...['raider', 'heavy-raider', 'basestar', 'civilian', 'centurion', 'raptor'],
];

/** Every word that answers and choices are made of: whatever the definitions name, and what is said beside. */
export const words = ofLibrary((): readonly string[] => [
  ...new Set([
    ...namesIn(DEFINITIONS),
    ...[SECTORS, RESOURCES, DAMAGE_TOKENS, ALTERNATE_BASESTAR_TOKENS, CIVILIANS].flat(),
    ...[allShortNames(), SAID].flat(),
    ...installedModules().flatMap(({ scenarios }) => scenarios?.words ?? []),
  ]),
]);

/** Every text in a value. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
