/** What is believed of somebody's strength: its mean, and how unsure that is. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

export const UNKNOWN: Strength = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
const LEAST = 1e-4;

/** Those who win or lose together, and which place they came to: the smallest is the best, equal ones are a draw. */
export interface Side {
  readonly place: number;
  readonly people: readonly Strength[];
}

/**
 * What is believed after a game: Weng and Lin, "A Bayesian approximation method for online ranking" (JMLR 12, 2011),
 * algorithm 4 (Plackett-Luce), for sides of any number and size.
 */
export function afterGame(sides: readonly Side[]): readonly (readonly Strength[])[] {
  const teams = sides.map(({ place, people }) => ({
    place,
    mu: people.reduce((sum, { mu }) => sum + mu, 0),
    variance: people.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  }));
  const c = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const weight = teams.map(({ mu }) => Math.exp(mu / c));
  /** By side: the weight of all that came to its place or behind, and how many share the place. */
  const behind = teams.map(({ place }) =>
    teams.reduce((sum, other, i) => sum + (other.place >= place ? (weight[i] ?? 0) : 0), 0),
  );
  const sharing = teams.map(({ place }) => teams.filter((it) => it.place === place).length);
  return sides.map(({ people }, i) => {
    const { place, variance } = teams[i] ?? { place: 0, variance: 1 };
    let omega = 0;
    let delta = 0;
    for (const [q, other] of teams.entries()) {
      if (other.place > place) continue;
      const chance = (weight[i] ?? 0) / (behind[q] ?? 1);
      omega += ((q === i ? 1 : 0) - chance) / (sharing[q] ?? 1);
      delta += (chance * (1 - chance)) / (sharing[q] ?? 1);
    }
    const gamma = Math.sqrt(variance) / c;
    const shift = omega / c;
    const shrink = (gamma * delta) / c ** 2;
    return people.map(({ mu, sigma }) => ({
      mu: mu + sigma ** 2 * shift,
      sigma: sigma * Math.sqrt(Math.max(1 - sigma ** 2 * shrink, LEAST)),
    }));
  });
}
