import { one, type Seat } from '@starboard/kernel';
import type { BsgTable } from '../facts.ts';
import { raptorsLeft, vipersIn } from '../fleet.ts';
import { resolve } from '../forward.ts';
import { dieRoll, rolling } from '../roll.ts';
import { asks, calls, procedure } from '../rules.ts';
import type { Context } from './context.ts';
import type { Effect, EffectOf } from './effect.ts';

export const choosing = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'choose'>;
  readonly context: Context;
}>('choosing', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { effect }) {
      const options: (number | 'none')[] = effect.options
        .map((_, i) => i)
        .filter((i) => isPossible(t, effect.options[i] ?? []));
      if (effect.optional === true) options.push('none');
      return options.length === 0 ? null : one('choose-option', options);
    },
    then(t, { by, effect, context }, answer) {
      if (answer === 'none') return;
      t.emit('option-chosen', { seat: by, option: answer });
      t.run(resolve, { effects: effect.options[answer] ?? [], at: 0, context });
    },
  }),
});

/** BSG-35.2: a ship can be risked only if it is there. */
export function isPossible(t: BsgTable, effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    if (effect.op !== 'risk') return true;
    const there =
      effect.ship === 'raptor' ? raptorsLeft(t.facts) : vipersIn(t.facts, 'reserves').length;
    return there >= effect.count;
  });
}

export const rollingFor = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'roll'>;
  readonly context: Context;
}>('rolling-for', {
  roll: calls(dieRoll, {
    with: (_t, { by }) => rolling(by),
    then(t, { effect, context }, result) {
      const success =
        (effect.atLeast === undefined || result >= effect.atLeast) &&
        (effect.atMost === undefined || result <= effect.atMost);
      t.run(resolve, { effects: success ? effect.then : (effect.else ?? []), at: 0, context });
    },
  }),
});

export const risking = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'risk'>;
  readonly context: Context;
}>('risking', {
  roll: calls(dieRoll, {
    with: (_t, { by }) => rolling(by),
    then(t, { effect, context }, result) {
      const effects = result >= effect.atLeast ? effect.then : effect.else;
      t.run(resolve, { effects, at: 0, context });
    },
  }),
});
