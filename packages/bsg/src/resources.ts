import type { BsgTable, Facts } from './facts.ts';
import { RESOURCES, type Resource } from './vocabulary.ts';

/** BSG-1.25 */
export const RED: Readonly<Record<Resource, number>> = {
  food: 4,
  fuel: 4,
  morale: 5,
  population: 6,
};

export function inTheRed({ resources }: Facts): boolean {
  return RESOURCES.some((resource) => resources[resource] <= RED[resource]);
}

/** BSG-11.2, 11.4, 11.5: the dial turns at once and stops at 0 and 15. */
export function change(t: BsgTable, resource: Resource, by: number): void {
  const { resources } = t.facts;
  const before = resources[resource];
  resources[resource] = Math.max(0, Math.min(15, before + by));
  t.emit('resource-changed', {
    resource,
    by: resources[resource] - before,
    now: resources[resource],
  });
}
