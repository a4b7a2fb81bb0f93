import type { Choice, JsonObject, Seat, WindowStep } from '@starboard/kernel';
import type { Ability, OptionalPlay, Play, SkillCardKind } from '../content/definition.ts';
import {
  type CharacterId,
  characterOf,
  kindOf,
  lookOf,
  type QuorumId,
  quorumOf,
  type SkillCard,
} from '../content/library.ts';
import { allHold } from '../effects/conditions.ts';
import { type Context, contextOf } from '../effects/context.ts';
import type { Effect } from '../effects/effect.ts';
import { arePossible, type Looking } from '../effects/possible.ts';
import { type Text, textOf } from '../effects/text.ts';
import { boxOf, type CardPlay, type OpenTexts } from '../modules/box.ts';
import { isMeant } from '../table/boards.ts';
import { play as playSaid, respelled } from '../table/choices.ts';
import { discardSkill } from '../table/decks.ts';
import type { Bsg, BsgTable, Facts } from '../table/facts.ts';
import { lasting } from '../table/lasting.ts';
import { fromCurrent, humans, isHuman, playerAt } from '../table/people.ts';
import { spend as spendQuorum } from '../table/quorum-in-play.ts';
import { type StandingRules, standingOf, standingRules } from '../table/standing.ts';
import type { Location } from '../table/vocabulary.ts';
import { type Moment, RESULTS } from './moments.ts';
import { resolve } from './procedures.ts';
import { asksNeedlessly, isAskedNeedlessly, tellsCopies } from './version-1.ts';
import { opens } from './writing.ts';

/** What there is to say at a moment: a card of the hand, an ability, a card that lies before somebody. */
export interface Offer {
  /** The choice. */
  readonly said: string;
  readonly by:
    | { readonly what: 'card'; readonly card: SkillCard }
    | { readonly what: 'ability'; readonly ability: Ability }
    | { readonly what: 'quorum'; readonly card: QuorumId };
  readonly text: Text;
  /** What can be used once, by its name. */
  readonly once: { readonly in: NonNullable<Play['limit']>; readonly name: string } | null;
  readonly context: Context;
}

/** What a moment tells about itself. */
export interface Around {
  /** What was played already, of what can be played once. */
  readonly used?: string[];
  /** The place whose check it is, and whether somebody is accused there. */
  readonly location?: Location;
  readonly accusation?: boolean;
  /** Areas that can be said. */
  readonly sectors?: readonly string[];
  /** Who rolls the die in the own Action step, and who destroyed what was destroyed. */
  readonly roller?: Seat | null;
  readonly destroyer?: Seat | null;
  /** What a check came to. */
  readonly total?: number;
  /** What the die is for. */
  readonly rolledFor?: string;
  /** Who came too late to have anything to say (EXO-7.25). */
  readonly without?: readonly Seat[];
  /** No ability of a character reaches it (PEG-16.8). */
  readonly immune?: boolean;
}

type AnyPlay = Play | OptionalPlay;

/** A text with what is said to use it, and where it is written. */
interface Spoken {
  readonly said: string;
  readonly effects: readonly Effect[];
  readonly path: readonly (string | number)[];
  readonly detail?: string;
}

function spokenBy(
  id: string,
  play: AnyPlay,
  facts: Facts,
  seat: Seat,
  { sectors = [] }: Around,
): Spoken[] {
  if ('options' in play) {
    return play.options.map(({ said, effects }, i) => ({
      said,
      effects,
      path: ['options', i, 'effects'],
    }));
  }
  const { effects, says } = play;
  if (says === undefined) return [{ said: id, effects, path: ['effects'] }];
  return detailsOf(says, facts, seat, sectors).map((detail) => ({
    said: `${id}:${detail}`,
    effects,
    path: ['effects'],
    detail,
  }));
}

/** What can be said with a play. */
function detailsOf(
  says: NonNullable<Play['says']>,
  facts: Facts,
  seat: Seat,
  sectors: readonly string[],
): readonly string[] {
  switch (says) {
    case 'skill':
      return boxOf(facts).skills;
    case 'sector':
      return sectors;
    case 'result':
      return RESULTS;
    case 'card':
      return oneOfEach(playerAt(facts, seat).hand).map((card) => `card:${card}`);
  }
}

/** Whether everybody can see that this play cannot be made now. */
function isOpen(facts: Facts, seat: Seat, play: AnyPlay, around: Around): boolean {
  const { places, when, by, total, roll } = play;
  if (places !== undefined && !isAtOneOf(places, around.location)) return false;
  if (!isBy(by, seat, around)) return false;
  if (roll !== undefined && around.rolledFor !== roll) return false;
  if (around.without?.includes(seat) === true) return false;
  if (total !== undefined && (around.total ?? 0) < total) return false;
  return allHold(facts, seat, when);
}

function isAtOneOf(places: readonly Location[], location: Location | undefined): boolean {
  return location !== undefined && places.some((it) => isMeant(it, location));
}

function isUsed(facts: Facts, play: AnyPlay, id: string, { used = [] }: Around): boolean {
  const { limit } = play;
  if (limit === undefined) return false;
  return (limit === 'turn' ? facts.thisTurn.used : used).includes(play.as ?? id);
}

export const onceOf = ({ limit, as }: AnyPlay, id: string): Offer['once'] =>
  limit === undefined ? null : { in: limit, name: as ?? id };

/** What can be used once per game, and can no more: it was, or nothing of the kind can (The Farm). */
export function isSpent(facts: Facts, seat: Seat, { once }: Ability): boolean {
  if (once !== true) return false;
  const { spent, barred } = playerAt(facts, seat);
  if (spent || barred === true) return true;
  return isHuman(facts, seat) && lasting(facts, 'no-once-per-game').length > 0;
}

type SheetPlay = {
  readonly ability: Ability & { rule: 'play' };
  readonly index: number;
};

const NO_PLAYS: readonly SheetPlay[] = [];
const playsBySheet = new Map<CharacterId, ReadonlyMap<Play['at'], readonly SheetPlay[]>>();

/** The abilities of a sheet by the moment they are used at; worked out once. */
function playsOn(character: CharacterId): ReadonlyMap<Play['at'], readonly SheetPlay[]> {
  let plays = playsBySheet.get(character);
  if (plays === undefined) {
    const byMoment = new Map<Play['at'], SheetPlay[]>();
    for (const [index, ability] of characterOf(character).abilities.entries()) {
      if (ability.rule !== 'play') continue;
      byMoment.set(ability.at, [...(byMoment.get(ability.at) ?? []), { ability, index }]);
    }
    plays = byMoment;
    playsBySheet.set(character, plays);
  }
  return plays;
}

/** The abilities of a sheet that can be used at a moment, if the sheet applies. */
export function sheetPlays(facts: Facts, seat: Seat, at: Play['at']): readonly SheetPlay[] {
  const { character, standing } = playerAt(facts, seat);
  if (character === null || !standingRules(standing).sheet) return NO_PLAYS;
  return playsOn(character).get(at) ?? NO_PLAYS;
}

/**
 * The cards of a hand with a text for this moment, one of each kind and strength: the others are as good.
 * BSG-23.7: only for whom the texts are.
 */
export function cardsFor(facts: Facts, seat: Seat, at: Play['at']): readonly SkillCard[] {
  const { hand, standing } = playerAt(facts, seat);
  const { texts } = standingRules(standing);
  let found: SkillCard[] | null = null;
  for (const card of hand) {
    const { usedBy, first, second } = usesOf(card);
    if (usedBy !== texts || (!isAt(first, at) && !isAt(second, at))) continue;
    const look = lookOf(card);
    if (found === null) found = [card];
    else if (!found.some((other) => lookOf(other) === look)) found.push(card);
  }
  return found ?? NO_CARDS;
}

const NO_CARDS: readonly SkillCard[] = [];

/** Whose the texts of a card are, and when they are used. */
interface CardUses {
  readonly usedBy: StandingRules['texts'];
  readonly first: Play['at'] | undefined;
  readonly second: Play['at'] | undefined;
}

const usesByCard: CardUses[] = [];

/** Asked of every card in every hand: worked out once, and alike for all kinds. */
function usesOf(card: SkillCard): CardUses {
  let uses = usesByCard[card];
  if (uses === undefined) {
    const { play, also, usedBy = 'humans' } = kindOf(card);
    uses = { usedBy, first: play?.at, second: also?.at };
    usesByCard[card] = uses;
  }
  return uses;
}

/** One card of each look. */
function oneOfEach(cards: readonly SkillCard[]): SkillCard[] {
  return cards.filter((card, i) => cards.findIndex((it) => lookOf(it) === lookOf(card)) === i);
}

/** The use of a card at a moment, and where it is written. */
export function playAt(
  { play, also }: SkillCardKind,
  at: Play['at'],
): { readonly play: Play; readonly path: 'play' | 'also' } | null {
  if (play !== undefined && isAt(play.at, at)) return { play, path: 'play' };
  if (also !== undefined && isAt(also.at, at)) return { play: also, path: 'also' };
  return null;
}

/** Whether something written for a moment can be used at this one. */
const isAt = (written: Play['at'] | undefined, at: Play['at']): boolean =>
  written === at || (written === 'movement-or-action' && (at === 'movement' || at === 'action'));

/** Everything a seat could play at a moment. */
export function offersAt(t: Looking, moment: Moment, seat: Seat, around: Around): Offer[] {
  const offers: Offer[] = [];
  const { cardMoments, openMoments } = boxOf(t.facts);
  if (cardMoments.has(moment)) offerCards(t, moment, seat, around, offers);
  if (openMoments.has(moment)) {
    offerAbilities(t, moment, seat, around, offers);
    offerQuorum(t, moment, seat, around, offers);
  }
  return offers;
}

function offerCards(t: Looking, moment: Moment, seat: Seat, around: Around, into: Offer[]): void {
  const { facts } = t;
  for (const card of cardsFor(facts, seat, moment)) {
    const kind = kindOf(card);
    const { id } = kind;
    const use = playAt(kind, moment);
    if (use === null) continue;
    const { play, path } = use;
    if (!isOpen(facts, seat, play, around) || isUsed(facts, play, id, around)) continue;
    const context = contextOf(facts.current, seat);
    if (!arePossible(t, play.effects, context)) continue;
    const by = { what: 'card', card } as const;
    const text = cardText(card, path);
    into.push({ said: `${id}:${card}`, by, text, once: onceOf(play, id), context });
  }
}

function offerAbilities(
  t: Looking,
  moment: Moment,
  seat: Seat,
  around: Around,
  into: Offer[],
): void {
  const { facts } = t;
  if (around.immune === true) return;
  for (const { ability, index } of sheetPlays(facts, seat, moment)) {
    if (isSpent(facts, seat, ability)) continue;
    if (!isOpen(facts, seat, ability, around)) continue;
    if (isUsed(facts, ability, ability.id, around)) continue;
    const spoken = spokenBy(ability.id, ability, facts, seat, around);
    for (const { said, effects, path, detail } of spoken) {
      const context: Context =
        detail === undefined
          ? contextOf(facts.current, seat)
          : { current: facts.current, self: seat, chosen: null, said: detail };
      if (!arePossible(t, effects, context)) continue;
      const text = abilityText(facts, seat, index, path);
      const by = { what: 'ability', ability } as const;
      into.push({ said, by, text, once: onceOf(ability, ability.id), context });
    }
  }
}

function offerQuorum(t: Looking, moment: Moment, seat: Seat, around: Around, into: Offer[]): void {
  const { facts } = t;
  for (const card of playerAt(facts, seat).quorum) {
    const play = lyingPlay(card, moment, around);
    if (play === null) continue;
    for (const { said, effects, path } of spokenBy(card, play, facts, seat, around)) {
      const context = contextOf(facts.current, seat);
      if (!arePossible(t, effects, context)) continue;
      const text = textOf({ deck: 'quorum', id: card }, 'inPlay', ...path);
      into.push({ said, by: { what: 'quorum', card }, text, once: null, context });
    }
  }
}

/** What the holder of a Quorum card may give it up for at this moment. */
function lyingPlay(card: QuorumId, moment: Moment, { accusation }: Around): OptionalPlay | null {
  const { inPlay } = quorumOf(card);
  if (inPlay?.rule !== 'play' || inPlay.at !== moment) return null;
  return inPlay.onlyAccusations === true && accusation !== true ? null : inPlay;
}

export function cardText(card: SkillCard, path: 'play' | 'also' = 'play'): Text {
  const kind: SkillCardKind = kindOf(card);
  // The kinds of cards on the shelf are those of the type.
  const id = kind.id as Parameters<typeof textOf>[0]['id'];
  return textOf({ deck: 'card', id } as Parameters<typeof textOf>[0], path, 'effects');
}

export function abilityText(
  facts: Facts,
  seat: Seat,
  index: number,
  path: readonly (string | number)[] = ['effects'],
): Text {
  const { character } = playerAt(facts, seat);
  if (character === null) return { effects: [] };
  return textOf({ deck: 'character', id: character }, 'abilities', index, ...path);
}

/** BSG-15.32: a card that is played is discarded at once. */
export function playCard(t: BsgTable, seat: Seat, card: SkillCard): void {
  t.emit('card-played', { seat, card: lookOf(card) });
  discardSkill(t, seat, [card]);
}

/** BSG-12.4 */
export function useAbility(t: BsgTable, seat: Seat, { id, once }: Ability): void {
  if (once === true) playerAt(t.facts, seat).spent = true;
  t.emit('ability-used', { seat, ability: id });
}

/** Makes a play: what it costs, and then what it does. */
function make(t: BsgTable, seat: Seat, offer: Offer, around: Around): void {
  const { by, once, text, context } = offer;
  switch (by.what) {
    case 'card':
      playCard(t, seat, by.card);
      break;
    case 'ability':
      useAbility(t, seat, by.ability);
      break;
    case 'quorum':
      spendQuorum(t, seat, by.card);
      break;
  }
  if (once !== null) noteUse(t.facts, once, around);
  t.run(resolve, { text, at: 0, context });
}

export function noteUse(facts: Facts, once: NonNullable<Offer['once']>, around: Around): void {
  if (once.in === 'turn') facts.thisTurn.used.push(once.name);
  else around.used?.push(once.name);
}

const NOBODY: readonly Seat[] = [];

/** Nothing in play has a text for the moment: its step can be passed over. */
export function isQuiet({ facts }: BsgTable, moment: Moment): boolean {
  const { cardMoments, openMoments } = boxOf(facts);
  return !cardMoments.has(moment) && !openMoments.has(moment);
}

/** Who could have something to say, as far as everybody can see. */
function whoMight(
  t: BsgTable,
  moment: Moment,
  withCards: readonly CardPlay[] | undefined,
  open: OpenTexts | undefined,
  around: Around,
): readonly Seat[] {
  // At a table with no tells everybody is asked about hands, so that being asked tells nothing.
  if (withCards !== undefined) {
    return fromCurrent(t).filter(
      (seat) =>
        mightPlayCards(t.facts, seat, withCards, around) ||
        (open !== undefined &&
          !isHuman(t.facts, seat) &&
          mightUseOpen(t.facts, moment, open, seat, around)),
    );
  }
  if (open === undefined) return NOBODY;
  if (asksNeedlessly(t)) return humans(t).filter((seat) => isAskedNeedlessly(t, moment, seat));
  // Mostly there is nobody: then nothing is made.
  let found: Seat[] | null = null;
  for (const seat of fromCurrent(t)) {
    if (!mightUseOpen(t.facts, moment, open, seat, around)) continue;
    if (found === null) found = [seat];
    else found.push(seat);
  }
  return found ?? NOBODY;
}

/** Whether somebody could hold a card for the moment, as far as everybody can see. */
function mightPlayCards(
  facts: Facts,
  seat: Seat,
  plays: readonly CardPlay[],
  around: Around,
): boolean {
  const { texts } = standingOf(facts, seat);
  for (const { usedBy, by } of plays) if (usedBy === texts && isBy(by, seat, around)) return true;
  return false;
}

/** Whether a play that is only for some is for this one. */
function isBy(by: Play['by'], seat: Seat, { roller, destroyer }: Around): boolean {
  if (by === 'roller') return roller === seat;
  return by !== 'destroyer' || destroyer === seat;
}

/** Whether somebody has something open to use at the moment. */
function mightUseOpen(
  facts: Facts,
  moment: Moment,
  { sheets, quorum }: OpenTexts,
  seat: Seat,
  around: Around,
): boolean {
  const player = playerAt(facts, seat);
  if (player.quorum.length > 0) {
    for (const card of player.quorum) {
      if (quorum.has(card) && lyingPlay(card, moment, around) !== null) return true;
    }
  }
  // Asked of everybody at every moment: mostly the sheet has nothing for it.
  if (player.character === null || !sheets.has(player.character)) return false;
  if (around.immune === true) return false;
  for (const { ability } of sheetPlays(facts, seat, moment)) {
    if (isSpent(facts, seat, ability) || !isOpen(facts, seat, ability, around)) continue;
    if (!isUsed(facts, ability, ability.id, around)) return true;
  }
  return false;
}

/** How plays are made at a moment of the rules. */
export interface MomentStep<L> {
  /** Whether there is such a moment at all. */
  readonly opens?: (t: BsgTable, locals: L) => boolean;
  readonly around?: (t: BsgTable, locals: L) => Around;
  readonly about?: (t: BsgTable, locals: L, seat: Seat) => JsonObject;
  /** One play and it is over, or everybody speaks again after each (BSG-38.3). */
  readonly plays: 'one' | 'many';
}

/** HI-3, HI-12: others see the look of a card, not which of its copies it is. */
function alike(choice: Choice): Choice {
  const said = playSaid(String(choice));
  return said.is === 'play-card' ? respelled(choice, said.card, lookOf(said.card)) : choice;
}

const NOTHING: Around = {};

/** Moments at which people speak together though only open texts can be used. */
const TOGETHER: ReadonlySet<Moment> = new Set(['location-check']);

/**
 * The one window of a moment: whatever in play has a text for it can be used. Where cards of the hand can be played,
 * everybody speaks at once, and the current player orders what was said; where only open abilities can, in turn.
 */
export function momentOf<L>(
  name: Moment,
  { opens: when, around, about, plays }: MomentStep<L>,
): WindowStep<Bsg, L> {
  const aroundOf = (t: BsgTable, locals: L): Around => around?.(t, locals) ?? NOTHING;
  const fromHand = (t: BsgTable): boolean => boxOf(t.facts).cardMoments.has(name);
  return opens<L>({
    name,
    things: 'play',
    secret: fromHand,
    seats(t, locals) {
      const { cardMoments, openMoments } = boxOf(t.facts);
      const withCards = cardMoments.get(name);
      const open = openMoments.get(name);
      const isQuietNow = withCards === undefined && open === undefined;
      return isQuietNow || when?.(t, locals) === false
        ? NOBODY
        : whoMight(t, name, withCards, open, aroundOf(t, locals));
    },
    offers: (t, locals, seat) =>
      offersAt(t, name, seat, aroundOf(t, locals)).map(({ said }) => said),
    ...(about !== undefined && { about }),
    play(t, locals, choice: Choice, seat) {
      const here = aroundOf(t, locals);
      const offer = offersAt(t, name, seat, here).find(({ said }) => said === choice);
      if (offer !== undefined) make(t, seat, offer, here);
      return undefined;
    },
    speak: (t) => (TOGETHER.has(name) || fromHand(t) ? 'at-once' : 'in-turn'),
    arbiter: (t) => t.facts.current,
    told: (t, choice) => (tellsCopies(t) ? choice : alike(choice)),
    until: plays === 'one' ? 'one-play' : 'all-pass',
    ...(plays === 'many' && { rethink: true }),
  });
}
