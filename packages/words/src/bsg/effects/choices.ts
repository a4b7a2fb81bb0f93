import type { Effect, EffectOf, Op } from '@starboard/bsg/reading';
import type { Thing } from '../../thing.ts';
import { board, resource, ships, who } from '../vocabulary.ts';
import { type Subject, say, type Told } from './clause.ts';

// Choices whose options have something in common: it is said once.

/** Options that begin alike: what they share comes first, then the choice. */
export function factored(effect: EffectOf<'choose'>): EffectOf<'choose'> {
  const { options } = effect;
  const [first = [], ...others] = options;
  if (others.length === 0) return effect;
  let shared = 0;
  while (
    shared < first.length &&
    options.every((option) => option.length > shared && isSame(option[shared], first[shared]))
  ) {
    shared += 1;
  }
  if (shared === 0) return effect;
  const rest: EffectOf<'choose'> = {
    op: 'choose',
    by: effect.by,
    options: options.map((option) => option.slice(shared)),
  };
  return { ...effect, options: [[...first.slice(0, shared), rest]] };
}

const isSame = (one: Effect | undefined, other: Effect | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One of several things that differ in what they are done to: "gains 1 food, fuel, or morale". */
export function oneOf({ by, options, optional }: EffectOf<'choose'>): Told | null {
  if (optional === true || options.length < 2) return null;
  const chooser = { by: who(by) };
  const guards = allOf('guard', options);
  if (guards !== null) {
    return told(
      'choose-guard',
      { ...chooser, resources: guards.map((it) => resource(it.resource)) },
      by,
    );
  }
  const gains = allOf('resource', options);
  const count = gains?.[0]?.by ?? 0;
  if (gains !== null && count > 0 && gains.every((it) => it.by === count)) {
    const resources = gains.map((it) => resource(it.resource));
    return told('resource-gain-one', { ...chooser, resources, count }, 'fleet');
  }
  const destroyed = allOf('destroy-cylons', options);
  if (destroyed !== null) {
    return told(
      'destroy-cylons',
      {
        ...chooser,
        ships: destroyed.map((it) => ships(it.what, it.count)),
        number: destroyed.length,
      },
      by,
    );
  }
  const hits = allOf('hit-sector', options);
  if (
    hits?.every(({ where, what, scar }) => where === hits[0]?.where && what !== 'viper' && !scar)
  ) {
    const where = hits[0]?.where ?? 'own';
    return told(
      `hit-sector-${where}-one`,
      { ...chooser, ships: hits.map((it) => ships(it.what, it.count)) },
      by,
    );
  }
  const looks = allOf('look-loyalty', options);
  if (looks?.every((it) => it.by === by && it.all !== true)) {
    return told('look-loyalty-one', { ...chooser, of: looks.map((it) => who(it.of)) }, by);
  }
  const shifts = allOf('shift-result', options);
  const [shift] = shifts ?? [];
  if (shifts?.length === 2 && shift !== undefined && shifts[1]?.by === -shift.by) {
    return told('shift-result-either', { ...chooser, count: Math.abs(shift.by) }, null);
  }
  const [prepared, evacuated] = options;
  if (
    options.length === 2 &&
    isOnly('prepare-ship', prepared) &&
    isOnly('evacuate-ship', evacuated)
  ) {
    return told('prepare-or-evacuate', chooser, by);
  }
  const placed = allOf('place-on-fleet-board', options);
  if (placed !== null && by === 'self') {
    const said = {
      ships: placed.map((it) => ships(it.ship, it.count)),
      board: board('cylon-fleet-board'),
    };
    return told('place-on-fleet-board-one', said, 'self');
  }
  return null;
}

function told(
  form: string,
  args: Readonly<Record<string, Thing | readonly Thing[] | number>>,
  subject: Subject,
): Told {
  // What happens to the fleet is one thing with what happened to it before.
  return { said: say(form, args), subject, long: false, several: subject !== 'fleet' };
}

/** The options, if each is a single operation of this kind. */
function allOf<O extends Op>(op: O, options: readonly (readonly Effect[])[]): EffectOf<O>[] | null {
  const found = options.flatMap((option) => {
    const [only] = option;
    return option.length === 1 && only !== undefined && isOf(op, only) ? [only] : [];
  });
  return found.length === options.length ? found : null;
}

const isOnly = (op: Op, option: readonly Effect[] = []): boolean =>
  option.length === 1 && option[0]?.op === op;

function isOf<O extends Op>(op: O, effect: Effect): effect is EffectOf<O> {
  return effect.op === op;
}
