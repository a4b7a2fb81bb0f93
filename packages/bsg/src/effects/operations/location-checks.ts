import { one, type Seat, seatAt } from '@starboard/kernel';
import { checking, skillCheck } from '../../rulebook/check.ts';
import { momentOf } from '../../rulebook/plays.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { leavePlay } from '../../table/lasting.ts';
import { ability, canBeSent, fromCurrent, playerAt } from '../../table/people.ts';
import { beside, holder } from '../../table/quorum-in-play.ts';
import { standingOf } from '../../table/standing.ts';
import type { Location } from '../../table/vocabulary.ts';
import { holds } from '../conditions.ts';
import { contextOf } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { effectAt, inner, type Line } from '../text.ts';
import { candidates } from './people.ts';

/** BSG-17.7, 17.8 */
function accusable(facts: Facts): Seat[] {
  return facts.players.flatMap((_, i) => {
    const seat = seatAt(i);
    return canBeSent(facts, seat, 'brig') ? [seat] : [];
  });
}

/** BSG-17.6, 17.9 */
function nominees(t: BsgTable): Seat[] {
  const vice = holder(t, 'sole-nominee');
  if (vice !== null && t.facts.titles.president !== vice.seat) return [vice.seat];
  return fromCurrent(t).filter((seat) => standingOf(t.facts, seat).holdsTitles);
}

/** Who can be named for a check. */
function namable(t: BsgTable, { name, among }: LocationCheck, by: Seat): Seat[] {
  switch (name) {
    case 'nominee':
      return nominees(t);
    case 'accused':
      return accusable(t.facts);
    case 'condemned':
      return among === undefined ? [] : candidates(t, among, by);
    case null:
      return [];
  }
}

export interface LocationChecking {
  readonly seat: Seat;
  readonly location: Location;
  readonly line: Line;
  named: Seat | null;
  difficulty: number;
  /** What has been used on it already. */
  used: string[];
  /** Decided before it was made (EXO-5.4). */
  result?: 'pass' | 'fail';
}

type LocationCheck = EffectOf<'check'>;

/** A check that a location asks for (section 17). */
const locationCheck = procedure<LocationChecking>('location-check', {
  name: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { line, location }, seat) {
      const { name } = effectAt<LocationCheck>(line);
      if (name === null) return null;
      const seats = namable(t, effectAt<LocationCheck>(line), seat);
      return seats.length === 0 ? null : one(name, seats, { things: 'seat', args: { location } });
    },
    then(t, check, named) {
      check.named = named;
      t.emit('character-named', { seat: check.seat, named, location: check.location });
    },
  }),

  // EXO-5.4, T5: Political Prowess, before anything else
  prowess: momentOf('location-check-begins', {
    opens: (_t, { line, named }) => effectAt<LocationCheck>(line).name === null || named !== null,
    around: (_t, { location }) => ({ location }),
    about: (_t, { seat, location, named }) => ({ seat, location, named }),
    plays: 'one',
  }),
  decided: (_t, { result }) => (result === undefined ? undefined : 'check'),

  // Insubordinate, and Accept Prophecy in play (TW-2, TW-3)
  adjust(t, check) {
    const { line, named } = check;
    const { name, changed } = effectAt<LocationCheck>(line);
    // PEG-11.7
    if (changed !== undefined && named !== null && holds(t.facts, named, changed.when)) {
      change(t, check, null, changed.by);
    }
    if (name === 'accused' && named !== null) {
      const own = ability(t.facts, named, 'accused-difficulty');
      if (own !== null) {
        t.emit('ability-used', { seat: named, ability: own.id });
        change(t, check, named, own.by);
      }
    }
    const prophecy =
      name === 'nominee' || (name === 'accused' && named === t.facts.titles.president);
    const shield = beside(t.facts, 'shields-president');
    if (!prophecy || shield === null) return;
    change(t, check, null, shield.does.by);
    leavePlay(t, shield.it);
  },

  // TW-2 to TW-4: Cylon Hatred, Friends in Low Places, the Arbitrator
  meddle: momentOf('location-check', {
    around: (_t, { location, line, used }) => ({
      location,
      used,
      accusation: effectAt<LocationCheck>(line).name === 'accused',
    }),
    about: (_t, { seat, location, named, difficulty }) => ({ seat, location, named, difficulty }),
    plays: 'many',
  }),

  check(t, { seat, location, line, named, difficulty, result }) {
    const { name, skills } = effectAt<LocationCheck>(line);
    if (name !== null && named === null) return;
    const check = checking({
      of: { deck: 'location', id: location },
      difficulty,
      skills,
      outcomes: { pass: inner(line, 'pass') },
      context: { ...contextOf(t.facts.current, seat), chosen: named },
    });
    t.run(skillCheck, result === undefined ? check : { ...check, result });
  },
});

function change(t: BsgTable, check: LocationChecking, seat: Seat | null, by: number): void {
  check.difficulty += by;
  t.emit('difficulty-changed', { seat, by, difficulty: check.difficulty });
}

export const locationCheckOperations: Operations<'check'> = {
  check: {
    perform(t, { difficulty }, { line, context }) {
      const { location } = playerAt(t.facts, context.self);
      if (location === null) return;
      t.run(locationCheck, {
        seat: context.self,
        location,
        line,
        named: null,
        difficulty,
        used: [],
      });
    },
  },
};

export const locationCheckProcedures = [locationCheck];
