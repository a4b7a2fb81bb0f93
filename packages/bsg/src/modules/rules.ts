import type { ProcedureName, Seat } from '@starboard/kernel';
import type { Condition } from '../effects/condition.ts';
import type { Op } from '../effects/effect.ts';
import type { Questions } from '../rulebook/questions.ts';
import type { Zone } from '../secrets/zone.ts';
import type { Facts } from '../table/facts.ts';
import type { Activation } from '../table/vocabulary.ts';
import { layOut } from './box.ts';
import { inOrder, madeOnce } from './combination.ts';
import type { Module, Place, Woven } from './module.ts';
import type { ModuleId } from './validity.ts';

/** What holds at a table, put together from its modules. */
export interface Rules {
  readonly modules: readonly Module[];
  readonly questions: Questions;
  readonly steps: ReadonlyMap<Place, readonly ProcedureName<Woven, unknown>[]>;
  readonly activations: ReadonlyMap<Activation, ProcedureName<object, unknown>>;
  readonly conditions: ReadonlyMap<Condition['is'], (facts: Facts, seat: Seat) => boolean>;
  readonly possible: ReadonlyMap<Op, (facts: Facts) => boolean>;
  readonly zones: readonly Zone[];
}

const installed = new Map<ModuleId, Module>();
let ordered: readonly Module[] = [];

/** Makes a module known, with whatever it prints. The base game comes first. */
export function install(module: Module): void {
  if (installed.has(module.id)) throw new RangeError(`two modules are called "${module.id}"`);
  layOut(module);
  installed.set(module.id, module);
  ordered = inOrder(installed.values());
}

/** The modules there are rules of, base first, in the order in which they override each other. */
export const installedModules = (): readonly Module[] => ordered;

/** The rules with these modules beside the base game. */
export const rulesOf = madeOnce(installedModules, together);

function together(modules: readonly Module[]): Rules {
  const questions: Partial<Questions> = {};
  const steps = new Map<Place, ProcedureName<Woven, unknown>[]>();
  for (const module of modules) {
    Object.assign(questions, module.answers);
    for (const [place, procedure] of Object.entries(module.steps ?? {})) {
      // The keys of a module's steps are places.
      const at = place as Place;
      steps.set(at, [...(steps.get(at) ?? []), procedure]);
    }
  }
  return {
    modules,
    // The base game answers every question (rulebook/questions.ts).
    questions: questions as Questions,
    steps,
    activations: new Map(
      modules.flatMap(({ activations = {} }) =>
        // The keys of a module's activations are activations.
        Object.entries(activations).map(([what, how]) => [what as Activation, how] as const),
      ),
    ),
    conditions: new Map(
      modules.flatMap(({ conditions = {} }) =>
        // The keys of a module's conditions are conditions.
        Object.entries(conditions).map(([is, holds]) => [is as Condition['is'], holds] as const),
      ),
    ),
    possible: new Map(
      modules.flatMap(({ possible = {} }) =>
        // The keys of a module's list are operations.
        Object.entries(possible).map(([op, can]) => [op as Op, can] as const),
      ),
    ),
    zones: modules.flatMap(({ zones = [] }) => zones),
  };
}
