import { one, type Seat, seatAt } from '@starboard/kernel';
import { checking, skillCheck } from '../../rulebook/check.ts';
import { asks, opens, procedure } from '../../rulebook/writing.ts';
import { leavePlay } from '../../ships/fleet.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { ability, canBeSent, fromCurrent, humans, isHuman } from '../../table/people.ts';
import { beside, held, holder, spend } from '../../table/quorum-in-play.ts';
import type { Location } from '../../table/vocabulary.ts';
import { type Context, contextOf } from '../context.ts';
import type { EffectOf } from '../effect.ts';

/** What the holder of the Arbitrator says to use it. */
const ARBITRATOR = 'arbitrator';

/** BSG-17.7, 17.8 */
export function accusable(facts: Facts): Seat[] {
  return facts.players.flatMap((_, i) => {
    const seat = seatAt(i);
    return canBeSent(facts, seat, 'brig') ? [seat] : [];
  });
}

/** BSG-17.6, 17.9 */
function nominees(t: BsgTable): Seat[] {
  const vice = holder(t, 'sole-nominee');
  if (vice !== null && t.facts.titles.president !== vice.seat) return [vice.seat];
  return fromCurrent(t).filter((seat) => isHuman(t.facts, seat));
}

export interface LocationChecking {
  readonly seat: Seat;
  readonly location: Location;
  readonly effect: EffectOf<'check'>;
  named: Seat | null;
  difficulty: number;
  /** What has been used on it already. */
  used: string[];
}

export const locationChecking = (
  context: Context,
  location: Location,
  effect: EffectOf<'check'>,
): LocationChecking => ({
  seat: context.self,
  location,
  effect,
  named: null,
  difficulty: effect.difficulty,
  used: [],
});

/** A check that a location asks for (section 17). */
export const locationCheck = procedure<LocationChecking>('location-check', {
  name: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { effect, location }) {
      if (effect.name === null) return null;
      const seats = effect.name === 'nominee' ? nominees(t) : accusable(t.facts);
      return seats.length === 0 ? null : one(effect.name, seats, { args: { location } });
    },
    then(t, check, named) {
      check.named = named;
      t.emit('character-named', { seat: check.seat, named, location: check.location });
    },
  }),

  // Insubordinate, and Accept Prophecy in play (TW-2, TW-3)
  adjust(t, check) {
    const { effect, named } = check;
    if (effect.name === 'accused' && named !== null) {
      const own = ability(t.facts, named, 'accused-difficulty');
      if (own !== null) {
        t.emit('ability-used', { seat: named, ability: own.id });
        change(t, check, named, own.by);
      }
    }
    const prophecy =
      effect.name === 'nominee' ||
      (effect.name === 'accused' && named === t.facts.titles.president);
    const shield = beside(t.facts, 'shields-president');
    if (!prophecy || shield === null) return;
    change(t, check, null, shield.does.by);
    leavePlay(t, shield.it);
  },

  // TW-2 to TW-4: Cylon Hatred, Friends in Low Places, the Arbitrator
  meddle: opens({
    name: 'location-check',
    seats: (t) => humans(t),
    offers(t, { location, effect, used }, seat) {
      const offers: string[] = [];
      const own = ability(t.facts, seat, 'check-difficulty');
      if (own?.at.includes(location) === true && !used.includes(own.id)) {
        offers.push(...own.by.map((by) => `${own.id}:${by}`));
      }
      const sway = effect.name === 'accused' ? held(t.facts, seat, 'sways-accusation') : null;
      if (sway !== null) offers.push(...sway.does.by.map((by) => `${ARBITRATOR}:${by}`));
      return offers;
    },
    about: (_t, { location, named, difficulty }) => ({ location, named, difficulty }),
    play(t, check, choice, seat) {
      const [what = '', by] = String(choice).split(':');
      check.used.push(what);
      const sway = what === ARBITRATOR ? held(t.facts, seat, 'sways-accusation') : null;
      if (sway !== null) spend(t, seat, sway.card);
      else t.emit('ability-used', { seat, ability: what });
      change(t, check, seat, Number(by));
      return undefined;
    },
    speak: 'at-once',
    until: 'all-pass',
    arbiter: (t) => t.facts.current,
    rethink: true, // BSG-38.3
  }),

  check(t, { seat, location, effect, named, difficulty }) {
    if (effect.name !== null && named === null) return;
    t.run(
      skillCheck,
      checking({
        source: 'location',
        of: location,
        difficulty,
        skills: effect.skills,
        outcomes: { pass: effect.pass, partial: [], fail: [] },
        context: { ...contextOf(t.facts.current, seat), chosen: named },
      }),
    );
  },
});

function change(t: BsgTable, check: LocationChecking, seat: Seat | null, by: number): void {
  check.difficulty += by;
  t.emit('difficulty-changed', { seat, by, difficulty: check.difficulty });
}
