/** Which result of the die hits, or more: raiders and Scar are destroyed by it, basestars damaged (BSG-30.3, 30.4; PEG-41.1). */
const FROM: Readonly<Record<string, number>> = { raider: 3, scar: 7, 'heavy-raider': 7 };

/** BSG-30.10 to 30.12 */
const BASESTAR_FROM = { viper: 8, galactica: 5, nuke: 1 } as const;

/** From which result on humans hit what they attack: a kind of ship, or a basestar with its number. */
export function hitsFrom(by: keyof typeof BASESTAR_FROM, target: string): number {
  return FROM[target] ?? BASESTAR_FROM[by];
}

/** BSG-30.12: from which result on a nuke destroys a basestar instead of damaging it twice, and raiders beside it. */
export const NUKE_DESTROYS = 3;
export const NUKE_REACHES_RAIDERS = 7;

/** BSG-31.17: what is added to attacks on a basestar that was hit like this. */
export const STRUCTURAL_DAMAGE = 2;

/** BSG-30.8, 30.9 */
const GALACTICA_FROM = { raider: 8, basestar: 4 } as const;

/** From which result on Cylons damage Galactica. */
export const damagesGalacticaFrom = (by: keyof typeof GALACTICA_FROM): number => GALACTICA_FROM[by];

/** BSG-6.28 */
export const DESTROYS_CENTURION = 7;

/** BSG-30.6, EXO-28.5: from which result on a viper is damaged. */
export const damagesViperFrom = (mark: 2 | 7): number => (mark === 7 ? 6 : 5);

/** BSG-30.6: the result that destroys a viper. */
export const DESTROYS_VIPER = 8;
