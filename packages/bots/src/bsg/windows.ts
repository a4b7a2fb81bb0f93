import { countedIn, playMeant, skillOf } from '@starboard/bsg';
import { type Choice, isPlainObject, type JsonObject, type OneAsk, PASS } from '@starboard/kernel';
import { sparesGalactica } from './aims.ts';
import { hasText, removalWorth } from './check-texts.ts';
import { chanceOf, gapFor, passChance } from './checks.ts';
import { crisisWorth, partWorth } from './choices.ts';
import { basestarsOut, raidersOut } from './danger.ts';
import { oddsNow, phaseOf } from './planet.ts';
import { type Position, shownSide, taste } from './position.ts';
import { beforeCheck, recklessly, stakesNow } from './preparing-checks.ts';
import { prowess } from './prowess.ts';
import { beforeRoll, longshot, numberIn, oneShort, rolledAgain, weakest } from './rolls.ts';
import { raidersIn, sectorOf } from './space.ts';
import { arrestWorth, isCondemned } from './suspects.ts';

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
      return said(human && rolledAgain(position, offers, about));
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
    case 'location-check-begins':
      return said(prowess(position, about), weakest(offers));
    case 'cards-sorted':
      return said(fixable(position));
    case 'roll-begins':
      return human ? longshot(position, offers, about) : PASS;
    case 'piloted-viper-attacks':
      return said(shownSide(position) > 0 && raidersHere(position) >= 3, weakest(offers));
    case 'quorum-resolved':
      return said(true);
    case 'treachery-discarded':
      return said(position.aim < 0 && !sparesGalactica(position.me), weakest(offers));
    default:
      return null;
  }
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

/** Quick Fix: whether some card is better gone; it costs nothing. */
function fixable(position: Position): boolean {
  const { check } = position.facts;
  if (check === null || check.pile === null) return false;
  return check.pile.some(
    (card) =>
      shownSide(position) * removalWorth(position, card) > 0.02 &&
      (countedIn(check, card) !== 0 || hasText(card)),
  );
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

function worthDeciding(position: Position): boolean {
  const { check } = position.facts;
  return check !== null && stakesNow(position) > 2.2 && passChance(position, check) < 0.6;
}

/** Blind Devotion, once a game: a skill that only saboteurs can have used, where that is likely to turn the check. */
function ignoredSkill(position: Position, offers: readonly Choice[]): Choice {
  const { facts } = position;
  const { check } = facts;
  if (check === null || stakesNow(position) < 2) return PASS;
  const { missing } = gapFor(position, check, check.difficulty);
  const against = offers.filter((offer) => {
    const meant = playMeant(String(offer));
    return meant.is === 'use' && !check.skills.some((it) => it === meant.said);
  });
  const { faceUp, pile } = check;
  if (faceUp && pile !== null) {
    const spoiled = (offer: Choice): number => {
      const meant = playMeant(String(offer));
      return pile
        .filter((card) => meant.is === 'use' && skillOf(card) === meant.said)
        .reduce((sum, card) => sum - countedIn(check, card), 0);
    };
    return (missing > 0 ? against.find((offer) => spoiled(offer) >= missing) : undefined) ?? PASS;
  }
  const chance = chanceOf(-missing);
  if (facts.distance < 4 || chance < 0.2 || chance > 0.7) return PASS;
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
  const wanted = accused
    ? 0.4 * arrestWorth(position, target, doubt)
    : condemned
      ? doubt - 0.6
      : 0.4 - doubt;
  const lean = role === 'human' ? wanted : -wanted * 0.5;
  if (Math.abs(lean) < 0.12) return PASS;
  const easier = offers.find((offer) => String(offer).includes(':-'));
  const harder = offers.find((offer) => !String(offer).includes(':-'));
  return (lean > 0 ? easier : harder) ?? PASS;
}
