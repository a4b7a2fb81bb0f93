import type { Context } from '../effects/context.ts';
import type { EffectOf } from '../effects/effect.ts';
import { answers } from '../rulebook/questions.ts';
import type { Facts } from '../table/facts.ts';
import { pilots } from '../table/people.ts';
import { isSector, type Sector } from '../table/vocabulary.ts';

// What an effect that strikes an area reaches.

/** The area an effect strikes: the own one, the one that was named, or that of the ship that was. */
export function struck(
  facts: Facts,
  where: 'named' | 'own',
  { self, said = '' }: Context,
): Sector | null {
  if (where === 'own') return pilots(facts, self);
  if (isSector(said)) return said;
  const ship = facts.civilians[Number(said)];
  return ship !== undefined && isSector(ship.where) ? ship.where : null;
}

export function shipsIn(
  facts: Facts,
  what: 'basestar' | 'civilian' | 'viper',
  sector: Sector,
): number[] {
  const places =
    what === 'basestar'
      ? facts.basestars.map((it) => it.sector)
      : (what === 'civilian' ? facts.civilians : facts.vipers).map(({ where }) => where);
  return places.flatMap((where, ship) => (where === sector ? [ship] : []));
}

/** Whether an area could be struck with anything there to hit. */
export function canStrike(facts: Facts, effect: EffectOf<'hit-sector'>, context: Context): boolean {
  const sector = struck(facts, effect.where, context);
  if (sector === null || answers(facts).frozen(facts, 'space')) return false;
  switch (effect.what) {
    case 'raider':
      return facts.raiders.some((where, ship) => where === sector && ship !== facts.scar);
    case 'heavy-raider':
      return facts.heavyRaiders.includes(sector);
    default:
      return shipsIn(facts, effect.what, sector).length > 0;
  }
}
