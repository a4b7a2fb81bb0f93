import { one, type Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { resolve } from '../../rulebook/procedures.ts';
import { asks, calls, procedure } from '../../rulebook/writing.ts';
import { onBoard } from '../../ships/sectors.ts';
import type { BsgTable } from '../../table/facts.ts';
import { holds } from '../conditions.ts';
import { type Context, whoIs } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { arePossible } from '../possible.ts';
import { effectAt, inner, type Line, told } from '../text.ts';

export interface Deciding {
  readonly by: Seat;
  readonly line: Line;
  readonly context: Context;
}

/** Whether something is done to whoever was named before; a new name is about somebody else. */
function isAboutChosen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === 'chosen';
  return !('op' in value && value.op === 'name') && Object.values(value).some(isAboutChosen);
}

/** What cannot be begun cannot be chosen (BSG-35.2). */
const choosing = procedure<Deciding>('choosing', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { line, by, context }) {
      const effect = effectAt<EffectOf<'choose'>>(line);
      const options: (number | 'none')[] = effect.options.flatMap((option, i) =>
        arePossible(t, option, { ...context, self: by }) ? [i] : [],
      );
      if (effect.optional === true) options.push('none');
      if (options.length === 0) return null;
      return one('choose-option', options, {
        things: 'option',
        about: { line: told(line) },
        ...(context.chosen !== null &&
          isAboutChosen(effect.options) && { args: { seat: context.chosen } }),
      });
    },
    then(t, { by, line, context }, answer) {
      if (answer === 'none') return;
      t.emit('option-chosen', { seat: by, option: answer, line });
      t.run(resolve, { text: inner(line, 'options', answer), at: 0, context });
    },
  }),
});

/** EXO-22.3, 22.4, 22.9: all are named before the first is carried out, in that order. */
const choosingSeveral = procedure<Deciding & { readonly chosen: number[] }>('choosing-several', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { line, by, context, chosen }) {
      const { options, count } = effectAt<EffectOf<'choose-several'>>(line);
      if (chosen.length === count) return null;
      const left = options.flatMap((option, i) =>
        !chosen.includes(i) && arePossible(t, option, { ...context, self: by }) ? [i] : [],
      );
      if (left.length === 0) return null;
      return one('choose-option', left, { things: 'option', about: { line: told(line) } });
    },
    then(t, { by, line, chosen }, option) {
      chosen.push(option);
      t.emit('option-chosen', { seat: by, option, line });
      return 'choose';
    },
  }),
  carryOut(t, { line, context, chosen }) {
    for (const option of chosen)
      t.run(resolve, { text: inner(line, 'options', option), at: 0, context });
  },
});

/** What a roll must come to. */
function bounds(
  { facts }: BsgTable,
  line: Line,
): { readonly atLeast?: number; readonly atMost?: number } {
  const { atLeast, atMost, belowRaiders } = effectAt<EffectOf<'roll'>>(line);
  // EXO-22.8: none is below 1
  if (belowRaiders === true) return { atMost: Math.max(0, onBoard(facts, 'raider') - 1) };
  return { ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) };
}

const rollingFor = procedure<Deciding>('rolling-for', {
  roll: calls(dieRoll, {
    with: (t, { by, line }) => rolling(by, { what: 'card', ...bounds(t, line) }),
    then(t, { line, context }, result) {
      const { atLeast, atMost } = bounds(t, line);
      const success =
        (atLeast === undefined || result >= atLeast) && (atMost === undefined || result <= atMost);
      t.run(resolve, { text: inner(line, success ? 'then' : 'else'), at: 0, context });
    },
  }),
});

const risking = procedure<Deciding>('risking', {
  roll: calls(dieRoll, {
    with(_t, { by, line }) {
      const { ship, atLeast } = effectAt<EffectOf<'risk'>>(line);
      return rolling(by, { what: 'risk', ship, atLeast });
    },
    then(t, { line, context }, result) {
      const { atLeast } = effectAt<EffectOf<'risk'>>(line);
      t.run(resolve, { text: inner(line, result >= atLeast ? 'then' : 'else'), at: 0, context });
    },
  }),
});

export const choiceOperations: Operations<'choose' | 'choose-several' | 'roll' | 'risk' | 'if'> = {
  'choose-several': {
    perform(t, effect, { line, context }) {
      const by = whoIs(t, context, effect.by);
      if (by !== null) t.run(choosingSeveral, { by, line, context, chosen: [] });
    },
  },
  choose: {
    perform(t, effect, { line, context }) {
      const by = whoIs(t, context, effect.by);
      if (by !== null) t.run(choosing, { by, line, context });
    },
  },
  roll: {
    perform(t, effect, { line, context }) {
      const by = whoIs(t, context, effect.by);
      if (by !== null) t.run(rollingFor, { by, line, context });
    },
  },
  risk: {
    perform: (t, effect, { line, context }) =>
      t.run(risking, { by: whoIs(t, context, effect.by) ?? context.self, line, context }),
  },
  if: {
    perform(t, { condition }, { line, context }) {
      const part = holds(t.facts, context.self, condition) ? 'then' : 'else';
      t.run(resolve, { text: inner(line, part), at: 0, context });
    },
  },
};

export const choiceProcedures = [choosing, choosingSeveral, rollingFor, risking];
