import {
  type BsgView,
  crisisOf,
  DESTROYS_CENTURION,
  DESTROYS_VIPER,
  damagesGalacticaFrom,
  damagesViperFrom,
  hitsFrom,
  NUKE_DESTROYS,
  NUKE_REACHES_RAIDERS,
  STRUCTURAL_DAMAGE,
} from '@starboard/bsg/reading';
import type { Ask } from '@starboard/kernel';
import type { Words } from '@starboard/words';

/** What of the ships decides what hits. */
interface Ships {
  readonly basestars: readonly { readonly damage: readonly string[] }[];
  readonly vipers: readonly { readonly mark?: 7; readonly pilot: unknown }[];
  readonly kept: BsgView['kept'];
}

/** Windows before a die is rolled. */
const BEFORE: ReadonlySet<string> = new Set(['before-roll', 'roll-begins']);

export const isBeforeRoll = ({ prompt }: Pick<Ask, 'prompt'>): boolean => BEFORE.has(prompt);

/** What the die is rolled for, and which results do it; undefined when the ask does not say. */
export function rolledFor(
  { about = {} }: Pick<Ask, 'about'>,
  ships: Ships,
  words: Words,
): string | undefined {
  const { what, by, target, atLeast, atMost, population, roller, ship } = about;
  if (what === 'attack' && typeof by === 'string' && typeof target === 'string') {
    return attackLine(by, target, ships, roller, words);
  }
  if (what === 'jump' && typeof atMost === 'number' && typeof population === 'number') {
    return words.say('web-bsg-roll-jump', { atMost, population });
  }
  if (what === 'risk' && typeof ship === 'string' && typeof atLeast === 'number') {
    return words.say('web-bsg-roll-risk', { ship, atLeast });
  }
  if (typeof atLeast === 'number') return words.say('web-bsg-roll-at-least', { atLeast });
  return typeof atMost === 'number' ? words.say('web-bsg-roll-at-most', { atMost }) : undefined;
}

/** What the roll of a raider does to a viper; undefined where that depends on which viper it is. */
export function viperHit(
  { about = {} }: Pick<Ask, 'about'>,
  { vipers }: { readonly vipers: readonly Pick<Ships['vipers'][number], 'mark'>[] },
  words: Words,
): string | undefined {
  const { result } = about;
  if (typeof result !== 'number') return undefined;
  const from = damagesViperFrom(2);
  if (vipers.some(({ mark }) => mark === 7) && result >= from && result < damagesViperFrom(7)) {
    return undefined;
  }
  const harm = result < from ? 'none' : result < DESTROYS_VIPER ? 'damaged' : 'destroyed';
  return words.say(`web-bsg-viper-hit-${harm}`, { result });
}

function attackLine(
  by: string,
  target: string,
  ships: Ships,
  roller: unknown,
  words: Words,
): string {
  if (by === 'nuke' && target.startsWith('basestar')) {
    const less = easier(target, ships);
    const [from, more] = [NUKE_DESTROYS - less, NUKE_REACHES_RAIDERS - less];
    return words.say('web-bsg-roll-nuke', { from, more });
  }
  // Basestars go by their numbers.
  const at = target.replace(/-\d+$/, '');
  const told = { by: { say: `bsg-attacker-${by}` }, target: { say: `bsg-target-${at}` } };
  if (target === 'viper') {
    const seven = ships.vipers.some(({ mark }) => mark === 7);
    return words.say(`web-bsg-roll-attack-viper${seven ? '-vii' : ''}`, {
      ...told,
      from: damagesViperFrom(2),
      seven: damagesViperFrom(7),
      destroyed: DESTROYS_VIPER,
    });
  }
  const from = dieFrom(by, target, ships, roller);
  return from === null
    ? words.say('web-bsg-roll-attack', told)
    : words.say('web-bsg-roll-attack-hits', { ...told, from });
}

/** What the die must show for humans to hit; what a damaged basestar or a card in play adds is not yet on it (BSG-31.17). */
export function dieToHit(
  by: 'viper' | 'galactica',
  target: string,
  ships: Ships,
  roller: unknown,
): number {
  const unmanned = by === 'viper' && ships.vipers.every(({ pilot }) => pilot !== roller);
  const needed = hitsFrom(by, target) - easier(target, ships);
  return needed - (unmanned ? unmannedModifier(ships.kept) : 0);
}

/** How much easier this basestar is to hit. */
function easier(target: string, { basestars }: Pick<Ships, 'basestars'>): number {
  const [, number] = /^basestar-(\d+)$/.exec(target) ?? [];
  const weak =
    number !== undefined &&
    basestars[Number(number)]?.damage.includes('structural-damage') === true;
  return weak ? STRUCTURAL_DAMAGE : 0;
}

/** What cards in play add to the rolls of vipers without a pilot: Ambush. */
function unmannedModifier(kept: Ships['kept']): number {
  return kept.reduce((sum, it) => {
    const lasting = it.deck === 'crisis' ? crisisOf(it.card).lasting : undefined;
    return lasting?.rule === 'unmanned-vipers-attack' ? sum + lasting.by : sum;
  }, 0);
}

/** From which number on something is hit; null where one number does not say it. */
function dieFrom(by: string, target: string, ships: Ships, roller: unknown): number | null {
  if (target === 'centurion') return DESTROYS_CENTURION;
  if (by === 'viper' || by === 'galactica') return dieToHit(by, target, ships, roller);
  return target === 'galactica' && (by === 'raider' || by === 'basestar')
    ? damagesGalacticaFrom(by)
    : null;
}
