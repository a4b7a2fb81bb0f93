/**
 * What Cylons in hiding do with their actions more often than humans, and less often: the logarithm of the odds.
 * Counted in games of bots, and drawn towards nothing: people have other habits.
 */
const HABITS: Readonly<Record<string, number>> = {
  'launch-scout': 0.9,
  'press-room': 0.5,
  'consolidate-power': 0.35,
  pass: 0.25,
  'executive-order': 0.1,
  'research-lab': 0.05,
  'maximum-firepower': -0.1,
  repair: -0.25,
  command: -0.3,
  armory: -0.3,
  viper: -0.4,
  'ftl-control': -0.5,
  'weapons-control': -0.55,
  'admirals-quarters': -0.6,
};

/** How much an action speaks for a Cylon. */
export function habit(what: string): number {
  return HABITS[what] ?? 0;
}
