import {
  type Ability,
  type AbilityRule,
  DEFINITIONS,
  type QuorumId,
  quorumOf,
} from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import { type Location, SKILLS } from '../table/vocabulary.ts';

/** A fact a window tells about itself, as a standing order can test it. */
export type MomentFact =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'seat' }
  | { readonly kind: 'one-of'; readonly of: readonly (string | number | boolean)[] };

const YES_NO: MomentFact = { kind: 'one-of', of: [true, false] };
const SEAT: MomentFact = { kind: 'seat' };
const RESULT: MomentFact = { kind: 'number', min: 1, max: 8 };
const DIFFICULTY: MomentFact = { kind: 'number', min: 1, max: 30 };

const isCheck = (effect: Effect): boolean => effect.op === 'check';
const CHECKED: readonly Location[] = DEFINITIONS.locations
  .filter(({ action }) => action.some(isCheck))
  .map(({ id }) => id);

/** The windows of the game in the order of a turn, with what standing orders can ask about each. */
export const MOMENTS = {
  'crisis-revealed': {},
  'option-chosen': { option: { kind: 'one-of', of: [0, 1] } },
  'location-check': {
    location: { kind: 'one-of', of: CHECKED },
    named: SEAT,
    difficulty: DIFFICULTY,
  },
  'check-begins': { difficulty: DIFFICULTY },
  'before-check': { difficulty: DIFFICULTY },
  'cards-added': {},
  'after-total': {
    short: { kind: 'number', min: -30, max: 30 },
    total: { kind: 'number', min: -30, max: 60 },
    difficulty: DIFFICULTY,
  },
  'check-resolved': {},
  'before-roll': {
    what: { kind: 'one-of', of: ['attack', 'jump', 'risk', 'card'] },
    onViper: YES_NO,
    roller: SEAT,
  },
  'after-roll': { result: RESULT, roller: SEAT },
  'viper-attacked': { result: RESULT, piloted: YES_NO },
  'viper-placed': {},
  'end-of-turn': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, MomentFact>>>>;

export type Moment = keyof typeof MOMENTS;

/** At which window a rule of a character sheet is used, and what is said to use it. */
function abilityPlays(ability: Ability): readonly [Moment, readonly string[]] | null {
  const { id } = ability;
  const rule: AbilityRule = ability;
  switch (rule.rule) {
    case 'replace-crisis':
      return ['crisis-revealed', [id]];
    case 'switch-choice':
      return ['option-chosen', [id]];
    case 'check-difficulty':
      return ['location-check', rule.by.map((by) => `${id}:${by}`)];
    case 'decide-check':
      return ['check-begins', ['intuition-pass', 'intuition-fail']];
    case 'ignore-skill':
      return ['cards-added', SKILLS.map((skill) => `${id}:${skill}`)];
    case 'take-check-cards':
      return ['check-resolved', [id]];
    case 'reroll':
      return ['after-roll', [id]];
    case 'board-placed-viper':
      return ['viper-placed', [id]];
    case 'look-at-crisis':
      return ['end-of-turn', [id]];
    default:
      return null;
  }
}

/** What somebody with these abilities and Quorum cards might play at a window: with a card of the right kind, too. */
export function playsAt(
  moment: Moment,
  abilities: readonly Ability[],
  quorum: readonly QuorumId[],
): readonly string[] {
  const cards = DEFINITIONS.skillCards.flatMap(({ id, use }) => (use === moment ? [id] : []));
  const own = abilities.flatMap((ability) => {
    const [at, plays] = abilityPlays(ability) ?? [null, []];
    return at === moment ? plays : [];
  });
  const sways = quorum.flatMap((card) => {
    const inPlay = quorumOf(card).inPlay;
    return moment === 'location-check' && inPlay?.rule === 'sways-accusation'
      ? inPlay.by.map((by) => `arbitrator:${by}`)
      : [];
  });
  return [...cards, ...own, ...sways];
}
