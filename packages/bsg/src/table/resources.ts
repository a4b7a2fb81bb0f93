import { type Executing, executeSomebody } from '../rulebook/procedures.ts';
import type { BsgTable, Facts } from './facts.ts';
import { ability } from './people.ts';
import { RED, RESOURCES, type Resource } from './vocabulary.ts';

export function inTheRed({ resources }: Facts): boolean {
  return RESOURCES.some((resource) => resources[resource] <= RED[resource]);
}

/** BSG-11.2, 11.4, 11.5: the dial turns at once and stops at 0 and 15. */
export function change(t: BsgTable, resource: Resource, wanted: number): void {
  const { resources } = t.facts;
  const before = resources[resource];
  const by = guarded(t, resource, wanted);
  resources[resource] = Math.max(0, Math.min(15, before + by));
  t.emit('resource-changed', {
    resource,
    by: resources[resource] - before,
    now: resources[resource],
  });
  if (by < 0 && resource === 'morale') breakDown(t);
}

/** Preventative Policy: the next loss is 1 smaller. */
function guarded(t: BsgTable, resource: Resource, by: number): number {
  const { thisTurn } = t.facts;
  if (by >= 0 || thisTurn.guarded !== resource) return by;
  delete thisTurn.guarded;
  t.emit('loss-prevented', { resource });
  return by + 1;
}

/** Emotionally Fragile: after the execution that caused it, if one did (PEG-41.11). */
function breakDown(t: BsgTable): void {
  for (const seat of t.seats) {
    const own = ability(t.facts, seat, 'executed-at-morale');
    if (own === null || t.facts.resources.morale > own.atMost) continue;
    t.emit('ability-used', { seat, ability: own.id });
    const executing: Executing = { seat, free: true };
    const first = t.within(executeSomebody);
    if (first === null) t.run(executeSomebody, executing);
    else if (first.seat !== seat) first.next = [...(first.next ?? []), executing];
  }
}
