import type { Json } from '@starboard/kernel';
import type { AssignPlan } from '@starboard/roll';
import { useEffect, useSyncExternalStore } from 'react';

// The plan somebody is making, and the one somebody beside the table would like to show them.

interface InHand {
  readonly ask: number;
  /** Null as long as it is not whole. */
  readonly plan: AssignPlan | null;
}

let inHand: InHand | null = null;
let lay: ((plan: AssignPlan) => void) | null = null;
const listeners = new Set<() => void>();

const look = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

/** Tells what lies there now, and takes what is shown. */
export function usePlanInHand(
  ask: number,
  plan: AssignPlan | null,
  take: (plan: AssignPlan) => void,
): void {
  useEffect(() => {
    inHand = { ask, plan };
    lay = take;
    for (const it of listeners) it();
    return () => {
      inHand = null;
      lay = null;
    };
  });
}

/** The plan that lies there for an ask; null where none does, or none that is whole. */
export function usePlanSeen(ask: number | null): AssignPlan | null {
  const seen = useSyncExternalStore(look, () => inHand);
  return seen !== null && seen.ask === ask ? seen.plan : null;
}

/** Lays a plan on the table, as if it had been made there; it can be undone. */
export const showPlan = (plan: Json): void => lay?.(plan as unknown as AssignPlan);
