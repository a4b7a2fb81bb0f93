import type { Facts } from '../table/facts.ts';
import type { Location } from '../table/vocabulary.ts';

export function isDamaged({ damaged }: Facts, location: Location): boolean {
  return damaged.some((token) => token === location);
}
