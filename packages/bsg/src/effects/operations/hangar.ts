import { one, type Seat } from '@starboard/kernel';
import { canPilot } from '../../content/library.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { hitViper } from '../../ships/vipers.ts';
import type { Facts, Viper } from '../../table/facts.ts';
import { characterAt, fromCurrent, inCustody, isHuman, onGalactica } from '../../table/people.ts';
import { holds } from '../conditions.ts';
import { whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';
import { bringBack, launchingSelf } from './vipers.ts';

/** Any viper that is still in the game, wherever it is. */
const destroyingViper = procedure<{ readonly by: Seat }>('destroying-viper', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t) {
      const left = differentVipers(t.facts);
      return left.length === 0 ? null : one('choose-viper-to-destroy', left, { things: 'viper' });
    },
    then(t, _, number) {
      const viper = t.facts.vipers[number];
      if (viper !== undefined) hitViper(t, viper, 'destroyed');
    },
  }),
});

/** Vipers still in the game, by number; of those that are alike in everything, the first. */
function differentVipers({ vipers }: Facts): number[] {
  const isAlike = (a: Viper, b: Viper | undefined): boolean =>
    a.where === b?.where && a.mark === b.mark && a.pilot === b.pilot;
  return vipers.flatMap((viper, number) =>
    viper.where === 'destroyed' || vipers.findIndex((it) => isAlike(it, viper)) < number
      ? []
      : [number],
  );
}

/** Return to Duty: one pilot after the other. */
const launchingPilots = procedure<{ waiting: Seat[] }>('launching-pilots', {
  choose: asks({
    seat: (t, { waiting: [seat] }) => seat ?? t.facts.current,
    ask: (t, { waiting: [seat] }) =>
      seat !== undefined && mayLaunch(t.facts, seat)
        ? one('launch-or-stay', ['launch', 'stay'], { things: 'word' })
        : null,
    then(t, _, choice, seat) {
      if (choice === 'launch') t.run(launchingSelf, { seat });
    },
  }),
  next(_t, launching) {
    launching.waiting = launching.waiting.slice(1);
    return launching.waiting.length === 0 ? '' : 'choose';
  },
});

/** A pilot aboard Galactica who is not held there, with a viper to fly. */
function mayLaunch(facts: Facts, seat: Seat): boolean {
  return (
    isHuman(facts, seat) &&
    onGalactica(facts, seat) &&
    !inCustody(facts, seat) &&
    canPilot(characterAt(facts, seat)) &&
    holds(facts, seat, { is: 'viper-to-launch' })
  );
}

export const hangarOperations: Operations<'destroy-viper' | 'rebuild-viper' | 'launch-pilots'> = {
  'destroy-viper': {
    perform: (t, { by }, { context }) =>
      t.run(destroyingViper, { by: whoIs(t, context, by) ?? context.self }),
  },
  'rebuild-viper': {
    perform(t, { count }, { context }) {
      bringBack(t, { by: context.current, left: count }, 'destroyed', count);
    },
  },
  'launch-pilots': {
    perform: (t) => t.run(launchingPilots, { waiting: [...fromCurrent(t)] }),
    touches: 'space',
  },
};

export const hangarProcedures = [destroyingViper, launchingPilots];
