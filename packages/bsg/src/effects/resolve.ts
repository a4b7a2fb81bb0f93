import type { Resolving } from '../rulebook/procedures.ts';
import { answers } from '../rulebook/questions.ts';
import { procedure } from '../rulebook/writing.ts';
import type { BsgTable } from '../table/facts.ts';
import { deathsOf } from '../table/people.ts';
import { type Context, whoIs } from './context.ts';
import type { Effect, EffectOf, Op, Who } from './effect.ts';
import type { Doing, Operation } from './operation.ts';
import { OPERATIONS, operationProcedures } from './operations/index.ts';
import { effectsOf } from './text.ts';

/** The interpreter: one effect after the other, each an operation of its own (BSG-7.9, 38.8). */
const resolving = procedure<Resolving>('resolve', {
  next(t, resolving) {
    const { text, at } = resolving;
    const effect = effectsOf(text)[at];
    if (effect === undefined) return '';
    resolving.at += 1;
    resolving.context = withDeaths(t, resolving.context);
    const { context } = resolving;
    if (!isTooLate(t, effect, context)) perform(t, effect, { context, line: { text, at } });
    return 'next';
  },
});

/** Where an execution cuts things short, what is carried out knows who had died before it began. */
function withDeaths({ facts }: BsgTable, context: Context): Context {
  if (context.deaths !== undefined || answers(facts).executionEndsTurn !== 'always') return context;
  const deaths = facts.players.map(({ executed = 0 }) => executed);
  const { current, self, chosen, said, noDie } = context;
  // Mostly nothing more is known; written out, because this is done for every text.
  return said === undefined && noDie === undefined
    ? { current, self, chosen, deaths }
    : { ...context, deaths };
}

/** EXO-C34: whoever was executed on the way is spared the rest, for better or worse. */
function isTooLate(t: BsgTable, effect: Effect, context: Context): boolean {
  const { deaths } = context;
  if (deaths === undefined || t.facts.dead === undefined) return false;
  if (!('who' in effect) || !isSomebody(effect.who)) return false;
  const seat = whoIs(t, context, effect.who);
  return seat !== null && deathsOf(t.facts, seat) > (deaths[seat] ?? 0);
}

/** One player, not several. */
function isSomebody(who: unknown): who is Who {
  return typeof who === 'string' && !who.startsWith('each');
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
