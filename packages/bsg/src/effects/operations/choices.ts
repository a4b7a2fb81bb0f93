import { one, type Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { resolve } from '../../rulebook/procedures.ts';
import { asks, calls, procedure } from '../../rulebook/writing.ts';
import { raptorsLeft, vipersIn } from '../../ships/fleet.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import { type Context, whoIs } from '../context.ts';
import type { Effect, EffectOf } from '../effect.ts';
import { canPlaySuperCrisis } from './cylon-powers.ts';
import { canLook } from './people.ts';

export const choosing = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'choose'>;
  readonly context: Context;
}>('choosing', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { effect, by, context }) {
      const options: (number | 'none')[] = effect.options
        .map((_, i) => i)
        .filter((i) => isPossible(t, by, context, effect.options[i] ?? []));
      if (effect.optional === true) options.push('none');
      return options.length === 0
        ? null
        : one('choose-option', options, { about: { options: effect.options } });
    },
    then(t, { by, effect, context }, answer) {
      if (answer === 'none') return;
      t.emit('option-chosen', { seat: by, option: answer });
      t.run(resolve, { effects: effect.options[answer] ?? [], at: 0, context });
    },
  }),
});

/** What cannot be begun cannot be chosen: a ship can be risked only if it is there (BSG-35.2). */
function isPossible(t: BsgTable, by: Seat, context: Context, effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    switch (effect.op) {
      case 'risk':
        return canRisk(t.facts, effect);
      case 'play-super-crisis':
        return canPlaySuperCrisis(playerAt(t.facts, by));
      case 'play-quorum':
        return t.facts.quorumHand.length > 0;
      case 'look-loyalty': {
        const [looker, of] = [whoIs(t, context, effect.by), whoIs(t, context, effect.of)];
        return looker !== null && of !== null && canLook(t.facts, looker, of); // BSG-18.8
      }
      default:
        return true;
    }
  });
}

export function canRisk(facts: Facts, { ship, count }: EffectOf<'risk'>): boolean {
  const there = ship === 'raptor' ? raptorsLeft(facts) : vipersIn(facts, 'reserves').length;
  return there >= count;
}

export const rollingFor = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'roll'>;
  readonly context: Context;
}>('rolling-for', {
  roll: calls(dieRoll, {
    with: (_t, { by, effect: { atLeast, atMost } }) =>
      rolling(by, {
        what: 'card',
        ...(atLeast !== undefined && { atLeast }),
        ...(atMost !== undefined && { atMost }),
      }),
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
    with: (_t, { by, effect: { ship, atLeast } }) => rolling(by, { what: 'risk', ship, atLeast }),
    then(t, { effect, context }, result) {
      const effects = result >= effect.atLeast ? effect.then : effect.else;
      t.run(resolve, { effects, at: 0, context });
    },
  }),
});
