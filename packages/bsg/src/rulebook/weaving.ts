import type { PlainStep } from '@starboard/kernel';
import type { Place, Woven } from '../modules/module.ts';
import { rulesOf } from '../modules/rules.ts';
import type { Bsg } from '../table/facts.ts';

/** A place of a procedure where modules may add something: what they add is played there, in their order. */
export function woven(place: Place): PlainStep<Bsg, Woven> {
  return (t, { seat, location }) => {
    for (const procedure of rulesOf(t.facts).steps.get(place) ?? []) {
      t.run(procedure, location === undefined ? { seat } : { seat, location });
    }
    return undefined;
  };
}
