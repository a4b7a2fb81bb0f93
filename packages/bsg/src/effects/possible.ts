import { crisisOf } from '../content/library.ts';
import { rulesOf } from '../modules/rules.ts';
import { orderable } from '../rulebook/executive-order.ts';
import { attackUnderWay, checkUnderWay, resolveCrisis } from '../rulebook/procedures.ts';
import { answers } from '../rulebook/questions.ts';
import { mayHold } from '../rulebook/succession.ts';
import { isDamaged } from '../ships/damage-tokens.ts';
import { countIn, raptorsLeft, targetsIn, vipersIn } from '../ships/sectors.ts';
import { canStrike } from '../ships/striking.ts';
import { boardAt } from '../table/boards.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { lasting } from '../table/lasting.ts';
import { canLook } from '../table/looking.ts';
import { pilots, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { allHold } from './conditions.ts';
import { type Context, whoIs } from './context.ts';
import type { Effect, EffectOf, Op } from './effect.ts';

/** What can be asked of a table without changing it. */
export type Looking = Pick<BsgTable, 'facts' | 'within' | 'seats'>;

type Possible = {
  readonly [O in Op]?: (t: Looking, effect: EffectOf<O>, context: Context) => boolean;
};

/** When an operation can be begun: what cannot, cannot be chosen or played. What is not listed always can. */
const POSSIBLE: Possible = {
  // PEG-21.1, 13.7
  infiltrate: ({ facts }, _, { self }) => standingOf(facts, self).infiltrates !== null,
  // PEG-41.10
  'borrow-title': ({ facts }, { title }, { self }) =>
    facts.titles[title] !== self && facts.titles[title] !== null && mayHold(facts, title, self),
  'full-throttle': ({ facts }, _, { self }) => pilots(facts, self) !== null,
  'take-random-card': ({ facts }, _, { self }) =>
    facts.players.some(({ hand }, seat) => seat !== self && hand.length > 0),
  'hit-sector': ({ facts }, effect, context) =>
    effect.where === 'named' || canStrike(facts, effect, context),
  'add-to-check': ({ facts }, _, { self }) => playerAt(facts, self).hand.length > 0,
  // PEG-T18: not from a planet
  'board-placed-viper': ({ facts }, _, { self }) => boardAt(facts, self)?.planet !== true,
  // BSG-35.2, 35.5: a ship can be risked only if it is there
  risk: ({ facts }, effect) => canRisk(facts, effect),
  'destroy-viper': ({ facts }) => facts.vipers.some(({ where }) => where !== 'destroyed'),
  'nuke-sector': ({ facts }) => facts.nukes > 0 && !answers(facts).frozen(facts, 'space'),
  'destroy-raiders-by-roll': (t) => {
    const sector = t.within(attackUnderWay)?.sector;
    return sector !== undefined && countIn(t.facts, 'raider', sector) > 0;
  },
  'order-another': ({ facts }, _, { self }) => orderable(facts, self).length > 0,
  'own-viper-attacks': ({ facts }, _, { self }) => {
    const sector = pilots(facts, self);
    return sector !== null && targetsIn(facts, sector).length > 0;
  },
  // BSG-15.31
  repair: ({ facts }, _, { self }) => {
    const { location } = playerAt(facts, self);
    if (location === null) return false;
    return (
      isDamaged(facts, location) ||
      (location === 'hangar-deck' && vipersIn(facts, 'damaged').length > 0)
    );
  },
  // BSG-20.6
  'play-super-crisis': ({ facts }, _, { self }) => canPlaySuperCrisis(facts, self),
  'play-quorum': ({ facts }) => facts.quorumHand.length > 0,
  // BSG-18.8
  'look-loyalty': (t, effect, context) => {
    const [by, of] = [whoIs(t, context, effect.by), whoIs(t, context, effect.of)];
    return by !== null && of !== null && canLook(t.facts, by, of);
  },
  'refresh-hand': ({ facts }, _, { self }) => playerAt(facts, self).hand.length > 0,
  'arrange-quorum': ({ facts }) => facts.quorum.draw.length + facts.quorum.discard.length > 0,
  'gain-nuke': ({ facts }) =>
    facts.nukes < answers(facts).mostNukes && facts.titles.admiral !== null,
  'remove-check-card': (t) => (t.within(checkUnderWay)?.pile.length ?? 0) > 0,
  // BSG-39.13
  name: ({ facts }, { among }) =>
    among !== 'with-hidden-loyalty' || lasting(facts, 'no-loyalty-looks').length === 0,
  // BSG-39.16
  'switch-choice': (t, _, { current }) => {
    const card = t.within(resolveCrisis)?.card;
    const crisis = card === undefined ? null : crisisOf(card.id);
    return crisis?.kind !== 'event' || allHold(t.facts, current, crisis.firstNeeds);
  },
  'face-up': (t) => t.within(checkUnderWay)?.faceUp === false,
  'count-positive': (t, { skill, evenSo }) =>
    evenSo === true || t.within(checkUnderWay)?.skills.includes(skill) === false,
};

export function canRisk(facts: Facts, { ship, count }: EffectOf<'risk'>): boolean {
  const there = ship === 'raptor' ? raptorsLeft(facts) : vipersIn(facts, 'reserves').length;
  return there >= count;
}

export function canPlaySuperCrisis(facts: Facts, seat: Context['self']): boolean {
  return playerAt(facts, seat).superCrises.length > 0 && standingOf(facts, seat).fullCylon;
}

/** Whether every one of these effects can be begun. */
export function arePossible(t: Looking, effects: readonly Effect[], context: Context): boolean {
  for (const effect of effects) if (!isPossible(t, effect, context)) return false;
  return true;
}

/** An effect and the test of its operation belong together, which the compiler cannot see. */
function isPossible<O extends Op>(t: Looking, effect: EffectOf<O>, context: Context): boolean {
  const possible: Possible[O] = POSSIBLE[effect.op as O];
  if (possible !== undefined) return possible(t, effect, context);
  return rulesOf(t.facts).possible.get(effect.op)?.(t.facts) ?? true;
}
