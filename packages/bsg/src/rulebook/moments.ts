import type { Ability, OptionalPlay, Play } from '../content/definition.ts';
import { DEFINITIONS, kindOf, type QuorumId, quorumOf } from '../content/library.ts';
import type { Effect } from '../effects/effect.ts';
import { boxOf } from '../modules/box.ts';
import type { ModuleId } from '../modules/validity.ts';
import type { Location, Skill } from '../table/vocabulary.ts';

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
/** Asked when it is read: modules bring places of their own. */
const CHECKED: MomentFact = {
  kind: 'one-of',
  get of(): readonly Location[] {
    return DEFINITIONS.locations.filter(({ action }) => action.some(isCheck)).map(({ id }) => id);
  },
};

/** The windows of the game in the order of a turn, with what standing orders can ask about each. */
export const MOMENTS = {
  'turn-begins': {},
  'movement-ended': {},
  'crisis-revealed': {},
  'option-chosen': { option: { kind: 'one-of', of: [0, 1] } },
  'location-check': {
    location: CHECKED,
    named: SEAT,
    difficulty: DIFFICULTY,
  },
  'location-check-begins': { location: CHECKED, named: SEAT },
  'check-begins': { difficulty: DIFFICULTY },
  'before-check': { difficulty: DIFFICULTY },
  'cards-added': {},
  'cards-revealed': {},
  'cards-sorted': {},
  'after-total': {
    short: { kind: 'number', min: -60, max: 60 },
    total: { kind: 'number', min: -60, max: 60 },
    difficulty: DIFFICULTY,
  },
  'check-decided': { total: { kind: 'number', min: -60, max: 60 } },
  'check-resolved': {},
  'roll-begins': {
    what: { kind: 'one-of', of: ['attack', 'jump', 'risk', 'card', 'pursuit'] },
    roller: SEAT,
  },
  'before-roll': {
    what: { kind: 'one-of', of: ['attack', 'jump', 'risk', 'card', 'pursuit'] },
    onViper: YES_NO,
    roller: SEAT,
  },
  'after-roll': { result: RESULT, roller: SEAT },
  'piloted-viper-attacks': {
    target: { kind: 'one-of', of: ['raider', 'scar', 'heavy-raider', 'basestar'] },
  },
  'force-attacked': { result: RESULT },
  'roll-made': { result: RESULT, roller: SEAT },
  'viper-attacked': { result: RESULT, piloted: YES_NO },
  'viper-placed': {},
  'before-raiders': {},
  'enemy-destroyed': {},
  'treachery-discarded': { seat: SEAT },
  'quorum-resolved': { seat: SEAT },
  'end-of-turn': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, MomentFact>>>>;

export type Moment = keyof typeof MOMENTS;

/** What a die can show, as it is said. */
export const RESULTS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** What is said to use a text, as far as it does not depend on the moment. */
function saidFor(id: string, play: Play | OptionalPlay, skills: readonly Skill[]): string[] {
  if ('options' in play) return play.options.map(({ said }) => said);
  if (play.says === 'result') return RESULTS.map((result) => `${id}:${result}`);
  return play.says === 'skill' ? skills.map((skill) => `${id}:${skill}`) : [id];
}

/** What somebody with these abilities and Quorum cards might play at a window: with a card of the right kind, too. */
export function playsAt(
  moment: Moment,
  abilities: readonly Ability[],
  quorum: readonly QuorumId[],
  modules: readonly ModuleId[] = [],
): readonly string[] {
  const box = boxOf({ modules });
  const { skills } = box;
  const kinds = [...new Set([...box.skillCards.values()].flat().map(kindOf))];
  const cards = kinds.flatMap(({ id, play, also }) =>
    play?.at === moment || also?.at === moment ? [id] : [],
  );
  const own = abilities.flatMap((ability) =>
    ability.rule === 'play' && ability.at === moment ? saidFor(ability.id, ability, skills) : [],
  );
  const before = quorum.flatMap((card) => {
    const { inPlay } = quorumOf(card);
    return inPlay?.rule === 'play' && inPlay.at === moment ? saidFor(card, inPlay, skills) : [];
  });
  return [...cards, ...own, ...before];
}
