import { kindOf, playMeant, skillOf, strengthOf } from '@starboard/bsg';
import { type Choice, isPlainObject, type JsonObject, type OneAsk, PASS } from '@starboard/kernel';
import { checkStakes, passChance, shareOf } from './checks.ts';
import { crisisWorth, partWorth } from './choices.ts';
import { type Position, taste } from './position.ts';
import { raidersOut } from './stakes.ts';

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
      return human ? beforeCheck(position, offers) : PASS;
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
      return said(human && worthPlanning(position, numberIn(about, 'roller')), weakest(offers));
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
    default:
      return null;
  }
}

/** Deeds whose die is worth a card, if somebody trusted rolls it. */
const WORTH_PLANNING = ['ftl-control', 'armory', 'title:admiral', 'quorum', 'presidents-office'];

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
  if (stakes < 0.8) return PASS;
  for (const offer of offers) {
    const meant = playMeant(String(offer));
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
    } else if (id === 'investigative-committee') {
      const doubt = Math.max(
        ...facts.players.map(({ seat }) => (seat === me.seat ? 0 : (suspicion[seat] ?? 0))),
      );
      if (stakes > 1.6 && doubt > 0.35 && taste(position, `committee ${facts.turn}`) < 0.5)
        return offer;
    }
  }
  return PASS;
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
  const target = location === 'brig' ? facts.current : named;
  const doubt = suspicion[target] ?? 0.5;
  const wanted = location === 'admirals-quarters' ? doubt - 0.45 : 0.4 - doubt;
  const lean = role === 'human' ? wanted : -wanted * 0.5;
  if (Math.abs(lean) < 0.12) return PASS;
  const easier = offers.find((offer) => String(offer).includes(':-'));
  const harder = offers.find((offer) => !String(offer).includes(':-'));
  return (lean > 0 ? easier : harder) ?? PASS;
}
