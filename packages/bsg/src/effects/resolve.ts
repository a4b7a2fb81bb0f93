import type { Resolving } from '../rulebook/procedures.ts';
import { answers } from '../rulebook/questions.ts';
import { procedure } from '../rulebook/writing.ts';
import type { BsgTable } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import type { Context } from './context.ts';
import type { Effect, EffectOf, Op } from './effect.ts';
import type { Doing, Operation } from './operation.ts';
import { OPERATIONS, operationProcedures } from './operations/index.ts';
import { effectsOf } from './text.ts';

/** The interpreter: one effect after the other, each an operation of its own (BSG-7.9, 38.8). */
const resolving = procedure<Resolving>('resolve', {
  next(t, resolving) {
    const { text, at, context } = resolving;
    const effect = effectsOf(text)[at];
    if (effect === undefined) return '';
    resolving.at += 1;
    if (!isTooLate(t, effect, context)) perform(t, effect, { context, line: { text, at } });
    return 'next';
  },
});

/** EXO-C34: whoever was executed on the way is spared the rest, for better or worse. */
function isTooLate({ facts }: BsgTable, effect: Effect, { deaths, self }: Context): boolean {
  if (deaths === undefined || !('who' in effect) || effect.who !== 'self') return false;
  return (playerAt(facts, self).executed ?? 0) > deaths;
}

/** An effect and the operation of its name belong together, which the compiler cannot see. */
function perform<O extends Op>(t: BsgTable, effect: EffectOf<O>, doing: Doing): void {
  const operation: Operation<O> | undefined = OPERATIONS[effect.op as O];
  // A stored game may hold an effect that this version no longer knows.
  if (operation === undefined) throw new RangeError(`there is no operation "${effect.op}"`);
  const { touches } = operation;
  if (touches !== undefined && answers(t.facts).frozen(t.facts, touches)) return;
  operation.perform(t, effect, doing);
}

export const effectProcedures = [resolving, ...operationProcedures];
