import { countedIn, kindOf, playMeant, skillOf, strengthOf, TREACHERY } from '@starboard/bsg';
import { type Choice, isPlainObject, type JsonObject, type OneAsk, PASS } from '@starboard/kernel';
import { sparesGalactica } from './aims.ts';
import { checkStakes, destinyWorth, passChance, shareOf } from './checks.ts';
import { crisisWorth, partWorth } from './choices.ts';
import { oddsNow, phaseOf } from './planet.ts';
import { type Position, shownSide, taste, tempted } from './position.ts';
import { raidersIn, sectorOf } from './space.ts';
import { basestarsOut, raidersOut } from './stakes.ts';
import { isCondemned } from './suspects.ts';

/** What to say when one may interrupt; Cylons in hiding mostly hold their tongue. Null for an unknown window. */
export function interruption(
  position: Position,
  window: string,
  { of, about }: OneAsk,
): Choice | null {
  const offers = of.filter((choice) => choice !== PASS);
  const [first] = offers;
  const human = position.role === 'human';
  const said = (wanted: boolean, choice: Choice | undefined = first): Choice =>
    wanted && choice !== undefined ? choice : PASS;
  switch (window) {
    case 'check-begins':
      return human
        ? said(
            worthDeciding(position),
            offers.find((it) => it === 'intuition-pass'),
          )
        : PASS;
    case 'before-check':
      return human ? beforeCheck(position, offers) : recklessly(position, offers);
    case 'cards-added':
      return human ? ignoredSkill(position, offers) : PASS;
    case 'after-total': {
      const short = numberIn(about, 'short');
      const stakes = stakesNow(position);
      return said(human && short > 0 && short <= 2 && stakes > 0.3, weakest(offers));
    }
    case 'check-resolved':
      return said(human && (position.facts.check?.cards ?? 0) >= 6);
    case 'before-roll':
      return human ? beforeRoll(position, offers, about) : PASS;
    case 'after-roll':
      return said(
        human && position.memory.doing?.seat === position.me.seat && numberIn(about, 'result') <= 3,
      );
    case 'viper-attacked': {
      const result = numberIn(about, 'result');
      const piloted = isPlainObject(about) && about['piloted'] === true;
      return said(human && (result === 8 || (piloted && result >= 5)), weakest(offers));
    }
    case 'crisis-revealed': {
      const card = position.facts.onTable.findLast((it) => it.deck !== 'quorum');
      return said(human && card !== undefined && crisisWorth(position, card.card) < -3);
    }
    case 'option-chosen':
      return said(human && switchPays(position, numberIn(about, 'option')));
    case 'location-check':
      return meddling(position, offers, about);
    case 'viper-placed':
      return said(human && raidersOut(position.facts) > 0);
    case 'end-of-turn':
      return said(true);
    case 'turn-begins':
      return manipulation(position, offers);
    case 'movement-ended':
      // A card for two, unless the only one here is not to be trusted with it.
      return said(!human || somebodyTrustedHere(position));
    case 'cards-revealed':
      return said(turnsTheCheck(position));
    case 'check-decided':
      return said(
        human && position.memory.named !== null && isCondemned(position, position.memory.named),
      );
    case 'force-attacked':
      return said(numberIn(about, 'result') < 5, weakest(offers));
    case 'roll-made':
      return said(human && oneShort(position, about), weakest(offers));
    case 'before-raiders':
      return said(human && raidersHere(position) >= 2, weakest(offers));
    case 'enemy-destroyed':
      return said(shownSide(position) > 0, weakest(offers));
    case 'treachery-discarded':
      return said(position.aim < 0 && !sparesGalactica(position.me), weakest(offers));
    default:
      return null;
  }
}

/** Strategic Planning for a deed that is worth it; Hotshot where a card does what the die might not. */
function beforeRoll(
  position: Position,
  offers: readonly Choice[],
  about: JsonObject | undefined,
): Choice {
  const cards = offers.filter((it) => playMeant(String(it)).is === 'play-card');
  const planned = worthPlanning(position, numberIn(about, 'roller')) ? weakest(cards) : undefined;
  return planned ?? hotshot(offers, about) ?? PASS;
}

/** What a card must make for a roll to succeed. */
function neededFor(about: JsonObject | undefined): number | null {
  const atMost = numberIn(about, 'atMost');
  if (about?.['what'] === 'jump') return atMost + 1;
  const atLeast = numberIn(about, 'atLeast');
  if (atLeast > 0) return atLeast;
  switch (about?.['target']) {
    case 'raider':
      return 3;
    case 'occupation-force':
      return 5;
    case 'centurion':
    case 'heavy-raider':
      return 7;
    default:
      return null;
  }
}

/** The weakest card that will do, if the die would often fail or the card is of no other use. */
function hotshot(offers: readonly Choice[], about: JsonObject | undefined): Choice | null {
  const needed = neededFor(about);
  if (needed === null) return null;
  const fitting = offers
    .flatMap((offer) => {
      const meant = playMeant(String(offer));
      return meant.is === 'use' && meant.card !== undefined ? [{ offer, card: meant.card }] : [];
    })
    .filter(({ card }) => strengthOf(card) + 2 >= needed)
    .sort((a, b) => priceOf(a.card) - priceOf(b.card));
  const [first] = fitting;
  return first !== undefined && priceOf(first.card) <= needed - 3 ? first.offer : null;
}

const priceOf = (card: number): number => (skillOf(card) === TREACHERY ? 0 : strengthOf(card));

/** Deeds whose die is worth a card, if somebody trusted rolls it. */
const WORTH_PLANNING = [
  'ftl-control',
  'armory',
  'title:admiral',
  'quorum',
  'presidents-office',
  'pegasus-cic',
  'main-batteries',
  'action:attack-occupation-forces',
];

/** What must be rolled there, for whoever could make it one more. */
const THRESHOLDS: Readonly<Record<string, readonly number[]>> = {
  'ftl-control': [7],
  armory: [7],
  'weapons-control': [3],
  'pegasus-cic': [4, 7],
  'main-batteries': [2, 4, 7],
  'action:attack-occupation-forces': [5],
};

/** Whether one more would do, for somebody trusted. */
function oneShort({ memory, suspicion, me }: Position, about: JsonObject | undefined): boolean {
  const { doing } = memory;
  const roller = numberIn(about, 'roller');
  if (doing === null || doing.seat !== roller) return false;
  if (roller !== me.seat && (suspicion[roller] ?? 1) > 0.45) return false;
  return THRESHOLDS[doing.what]?.includes(numberIn(about, 'result') + 1) === true;
}

/** Manipulative: the office of somebody who is not trusted, or one that is worth more in better hands. */
function manipulation({ facts, suspicion, me, role }: Position, offers: readonly Choice[]): Choice {
  const offer = (title: string): Choice | undefined =>
    offers.find((it) => it === `manipulative:${title}`);
  const { president, admiral } = facts.titles;
  const doubt = (seat: number | null): number =>
    seat === null || seat === me.seat ? 0 : (suspicion[seat] ?? 0);
  const leaving = phaseOf(facts) === 'orbit' && oddsNow(facts) > 0.6;
  if (role === 'human' && doubt(admiral) > 0.5 && (leaving || basestarsOut(facts) === 2)) {
    return offer('admiral') ?? PASS;
  }
  // A Cylon who holds the office at the right moment ends the game.
  if (role === 'hidden-cylon' && phaseOf(facts) === 'orbit' && oddsNow(facts) < 0.35) {
    return offer('admiral') ?? PASS;
  }
  const wanted = doubt(president) > 0.55 || (facts.turn > 10 && facts.quorumHandSize >= 4);
  return (wanted ? offer('president') : undefined) ?? PASS;
}

function somebodyTrustedHere({ facts, me, suspicion }: Position): boolean {
  return facts.players.some(
    ({ seat, where }) => seat !== me.seat && where === me.where && (suspicion[seat] ?? 1) < 0.6,
  );
}

function raidersHere({ facts, me }: Position): number {
  const sector = sectorOf(facts, me.seat);
  return sector === null ? 0 : raidersIn(facts, sector);
}

/** Human Delusion: whether the own hand turns a check that matters. */
function turnsTheCheck(position: Position): boolean {
  const { check } = position.facts;
  if (check === null || check.pile === null || stakesNow(position) < 1.2) return false;
  const { aim, me } = position;
  const total = check.pile.reduce((sum, card) => sum + countedIn(check, card), 0);
  const mine = (me.hand ?? []).reduce(
    (sum, card) => sum + Math.max(0, aim * countedIn(check, card)),
    0,
  );
  const passes = total >= check.difficulty;
  return aim > 0
    ? !passes && total + mine >= check.difficulty
    : passes && total - mine < check.difficulty;
}

function worthPlanning({ memory, suspicion, me }: Position, roller: number): boolean {
  const { doing } = memory;
  if (doing === null || doing.seat !== roller) return false;
  const trusted = roller === me.seat || (suspicion[roller] ?? 1) < 0.45;
  return trusted && WORTH_PLANNING.includes(doing.what);
}

function numberIn(about: JsonObject | undefined, name: string): number {
  const value = about?.[name];
  return typeof value === 'number' ? value : -1;
}

/** The weakest card that does it. */
function weakest(offers: readonly Choice[]): Choice | undefined {
  const strength = (offer: Choice): number => {
    const meant = playMeant(String(offer));
    return meant.is === 'play-card' ? strengthOf(meant.card) : 0;
  };
  return [...offers].sort((a, b) => strength(a) - strength(b))[0];
}

function stakesNow(position: Position): number {
  const { check } = position.facts;
  return check === null ? 0 : checkStakes(position, check);
}

function worthDeciding(position: Position): boolean {
  const { check } = position.facts;
  return check !== null && stakesNow(position) > 2.2 && passChance(position, check) < 0.6;
}

/** Engineering made to count, or everybody made to show their cards. */
function beforeCheck(position: Position, offers: readonly Choice[]): Choice {
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
function recklessly(position: Position, offers: readonly Choice[]): Choice {
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

/** Blind Devotion: a skill that only saboteurs can have used. */
function ignoredSkill(position: Position, offers: readonly Choice[]): Choice {
  const { facts } = position;
  const { check } = facts;
  if (check === null || stakesNow(position) < 2 || facts.distance < 4) return PASS;
  const against = offers.filter((offer) => {
    const meant = playMeant(String(offer));
    return meant.is === 'use' && !check.skills.some((it) => it === meant.said);
  });
  return against[Math.floor(taste(position, `devotion ${facts.turn}`) * against.length)] ?? PASS;
}

function switchPays(position: Position, option: number): boolean {
  const card = position.facts.onTable.findLast((it) => it.deck !== 'quorum');
  if (card === undefined) return false;
  const now = partWorth(position, card.card, option);
  return partWorth(position, card.card, option === 0 ? 1 : 0) - now > 1.2;
}

/** Making an arrest, an election or a release easier or harder. */
function meddling(
  position: Position,
  offers: readonly Choice[],
  about: JsonObject | undefined,
): Choice {
  const location = about?.['location'];
  const named = numberIn(about, 'named');
  const { facts, suspicion, role } = position;
  const leaving = location === 'brig' || location === 'detention';
  const target = leaving ? facts.current : named;
  const doubt = suspicion[target] ?? 0.5;
  const accused = location === 'admirals-quarters';
  const condemned = location === 'airlock' || location === 'resistance-hq';
  const wanted = accused ? doubt - 0.45 : condemned ? doubt - 0.6 : 0.4 - doubt;
  const lean = role === 'human' ? wanted : -wanted * 0.5;
  if (Math.abs(lean) < 0.12) return PASS;
  const easier = offers.find((offer) => String(offer).includes(':-'));
  const harder = offers.find((offer) => !String(offer).includes(':-'));
  return (lean > 0 ? easier : harder) ?? PASS;
}
