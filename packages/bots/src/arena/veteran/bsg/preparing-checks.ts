import { kindOf, playMeant, skillOf, strengthOf, TREACHERY } from '@starboard/bsg';
import { type Choice, PASS } from '@starboard/kernel';
import { checkStakes, destinyWorth, passChance, shareOf } from './checks.ts';
import { type Position, taste, tempted } from './position.ts';

export function stakesNow(position: Position): number {
  const { check } = position.facts;
  return check === null ? 0 : checkStakes(position, check);
}

/** Engineering made to count, or everybody made to show their cards. */
export function beforeCheck(position: Position, offers: readonly Choice[]): Choice {
  const { facts, me, suspicion } = position;
  const stakes = stakesNow(position);
  const support = supporting(position, offers);
  if (support !== null) return support;
  if (stakes < 0.8) return PASS;
  for (const offer of offers) {
    const meant = playMeant(String(offer));
    if (meant.is === 'use' && helpsOut(position, meant.name, stakes)) return offer;
    if (meant.is === 'play-card' && worthTheRisk(position, meant.card, stakes)) return offer;
    if (meant.is !== 'play-card') continue;
    const { card } = meant;
    const { id } = kindOf(card);
    if (id === 'scientific-research') {
      const mine = (me.hand ?? [])
        .filter((it) => it !== card && skillOf(it) === 'engineering')
        .reduce((sum, it) => sum + strengthOf(it), 0);
      const others = facts.players.filter(
        ({ seat, character }) => seat !== me.seat && shareOf(character, ['engineering']) > 0,
      ).length;
      if (mine + others * 1.5 >= 4) return offer;
    } else if (id === 'investigative-committee' || id === 'investigative-committee-pegasus') {
      const doubt = Math.max(
        ...facts.players.map(({ seat }) => (seat === me.seat ? 0 : (suspicion[seat] ?? 0))),
      );
      if (stakes > 1.6 && doubt > 0.35 && taste(position, `committee ${facts.turn}`) < 0.5)
        return offer;
    }
  }
  return PASS;
}

/** What a Reckless check may cost: texts of Treachery that fate, or a Cylon, adds to it. */
function recklessCost({ facts }: Position): number {
  const open = facts.players.filter(({ revealed, handSize }) => revealed !== 'no' && handSize > 0);
  return 0.45 + 0.6 * open.length;
}

/** Support the People: where two or more have few cards. */
function supporting(position: Position, offers: readonly Choice[]): Choice | null {
  const { facts } = position;
  const offer = offers.find((it) => isCard(it, 'support-the-people'));
  if (offer === undefined) return null;
  const few = facts.players.filter(({ revealed, handSize }) => revealed === 'no' && handSize <= 4);
  const gain = 0.5 * few.length - recklessCost(position) - 0.2;
  return gain > 0.35 ? offer : null;
}

function isCard(offer: Choice, id: string): boolean {
  const meant = playMeant(String(offer));
  return meant.is === 'play-card' && kindOf(meant.card).id === id;
}

/** Reckless cards, for a check that hangs in the balance. */
function worthTheRisk(position: Position, card: number, stakes: number): boolean {
  const { check } = position.facts;
  if (check === null) return false;
  const points = pointsFrom(position, card);
  if (points <= 0) return false;
  const chance = passChance(position, check);
  const eased = { difficulty: check.difficulty - points, skills: check.skills };
  return stakes * (passChance(position, eased) - chance) > recklessCost(position) + 0.25;
}

/** By how much a Reckless card is likely to bring a check nearer. */
function pointsFrom({ facts, me }: Position, card: number): number {
  const skills = facts.check?.skills ?? [];
  switch (kindOf(card).id) {
    case 'jury-rigged':
      return 4;
    case 'guts-and-initiative':
      return -destinyWorth(facts, skills);
    case 'at-any-cost':
      return (me.hand ?? [])
        .filter((it) => skillOf(it) === TREACHERY)
        .reduce((sum, it) => sum + strengthOf(it), 1);
    default:
      return 0;
  }
}

/** Fast Learner, and the chief of staff: where they can make the difference. */
function helpsOut(position: Position, name: string, stakes: number): boolean {
  const { check } = position.facts;
  if (check === null) return false;
  const chance = passChance(position, check);
  const open = chance > 0.2 && chance < 0.75;
  switch (name) {
    case 'fast-learner':
      return open && stakes > 2;
    case 'chief-of-staff': {
      const mine = (position.me.hand ?? [])
        .filter((it) => skillOf(it) === 'politics')
        .reduce((sum, it) => sum + strengthOf(it), 0);
      return stakes > 1 && open && mine >= 3;
    }
    default:
      return false;
  }
}

/** A Cylon in hiding who holds Treachery that works in Reckless checks may make one. */
export function recklessly(position: Position, offers: readonly Choice[]): Choice {
  const { role, me, facts } = position;
  if (role !== 'hidden-cylon') return PASS;
  const armed = (me.hand ?? []).some((card) => kindOf(card).inCheck !== undefined);
  const harmless = offers.find(
    (it) => isCard(it, 'support-the-people') || isCard(it, 'guts-and-initiative'),
  );
  return armed && harmless !== undefined && tempted(position, `reckless ${facts.turn}`)
    ? harmless
    : PASS;
}
