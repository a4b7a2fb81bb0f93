import {
  type Chance,
  type Frame,
  type Json,
  type OpenAsk,
  type StateOf,
  seatAt,
  shuffleWith,
  type Translate,
  type Viewer,
} from '@starboard/kernel';
import { type LoyaltyId, type SkillCard, skillOf } from '../content/index.ts';
import { type Checking, ownPart } from '../rulebook/check.ts';
import type { Bsg, Deck, Facts, Note } from '../table/facts.ts';
import { isHuman } from '../table/people.ts';
import { SKILLS } from '../table/vocabulary.ts';

/**
 * Rearranges what a viewer cannot know: hands, decks, Loyalty, civilian ships, cards somebody else has drawn and
 * looks at. Not all of it fits everything that ever happened; it need only look the same from now on.
 */
export function imagineFor(state: StateOf<Bsg>, viewer: Viewer, chance: Chance): Translate {
  const { facts, stack } = state;
  const become = permuteSkillCards(facts, stack, viewer, chance);
  permuteLoyalty(facts, viewer, chance);
  permuteCivilians(facts, viewer, chance);
  permuteDecks(facts, stack, viewer, chance);
  return (answer, open) => translated(answer, open, become);
}

function notesOf({ players }: Facts, viewer: Viewer): readonly Note[] {
  return viewer === 'spectator' ? [] : (players[viewer]?.notes ?? []);
}

/** Places that hold skill cards the viewer cannot see: each can be read and written one by one. */
interface Slot {
  readonly list: SkillCard[];
  readonly at: number;
}

function slots(list: SkillCard[], from = 0, to = list.length): Slot[] {
  return list.slice(from, to).map((_, i) => ({ list, at: from + i }));
}

const cardIn = ({ list, at }: Slot): SkillCard => list[at] as SkillCard;

/** The cards that the viewer cannot see change places: half of the time whatever their skill, else within it. */
function permuteSkillCards(
  facts: Facts,
  stack: readonly Frame[],
  viewer: Viewer,
  chance: Chance,
): ReadonlyMap<SkillCard, SkillCard> {
  const seen = handSeen(stack, viewer);
  const loose = [
    ...facts.players.flatMap(({ hand }, seat) =>
      seat === viewer || seat === seen ? [] : slots(hand),
    ),
    ...slots(facts.destiny),
    ...stack.flatMap((frame) => hiddenInCheck(frame, viewer)),
  ];
  const decks = SKILLS.flatMap((skill) => slots(facts.skills[skill].draw));
  const before = [...loose, ...decks].map(cardIn);
  if (chance.below(2) === 0) exchange(loose, chance);
  for (const skill of SKILLS) {
    exchange(
      [...loose, ...decks].filter((slot) => skillOf(cardIn(slot)) === skill),
      chance,
    );
  }
  const after = [...loose, ...decks].map(cardIn);
  return new Map(before.map((card, i) => [card, after[i] ?? card]));
}

function exchange(among: readonly Slot[], chance: Chance): void {
  const cards = shuffleWith(chance, among.map(cardIn));
  for (const [i, { list, at }] of among.entries()) list[at] = cards[i] as SkillCard;
}

/** The cards of a check that nobody has seen yet, but for the viewer's own. */
function hiddenInCheck({ procedure, locals }: Frame, viewer: Viewer): Slot[] {
  if (procedure !== 'skill-check') return [];
  const check = locals as Checking;
  if (check.faceUp || check.revealed) return [];
  const [from, to] = ownPart(check, viewer);
  return [...slots(check.pile, 0, from), ...slots(check.pile, to)];
}

function permuteLoyalty(facts: Facts, viewer: Viewer, chance: Chance): void {
  // A card that was looked at is known, and no other of the same player.
  const looked = notesOf(facts, viewer).flatMap((note) => (note.about === 'loyalty' ? [note] : []));
  const hidden = facts.players.flatMap(({ loyalty }, seat) => {
    if (seat === viewer) return [];
    const known = looked.filter((note) => note.seat === seat).map(({ card }) => card);
    return loyalty.filter(({ card, faceUp }) => {
      const at = known.indexOf(card);
      if (at >= 0) known.splice(at, 1);
      return !faceUp && at < 0;
    });
  });
  const held = hidden.filter(({ card }) => card !== 'sympathizer');
  const deck = facts.loyalty.filter((card) => card !== 'sympathizer');
  const cards = shuffleWith(chance, [...held.map(({ card }) => card), ...deck]);
  for (const it of held) Object.assign(it, { card: cards.shift() ?? it.card });
  const shuffled = facts.loyalty.map((card) =>
    card === 'sympathizer' ? card : (cards.shift() ?? card),
  );
  facts.loyalty = shuffleWith(chance, shuffled);
  moveSympathizer(facts, viewer, chance, hidden);
}

/** It can lie hidden only before revealed Cylons, and changes places with another of their cards. */
function moveSympathizer(
  facts: Facts,
  viewer: Viewer,
  chance: Chance,
  hidden: readonly { readonly card: LoyaltyId }[],
): void {
  const cylons = facts.players.flatMap(({ loyalty }, seat) =>
    seat === viewer || isHuman(facts, seatAt(seat))
      ? []
      : loyalty.filter((it) => hidden.includes(it)),
  );
  if (!cylons.some(({ card }) => card === 'sympathizer')) return;
  const cards = shuffleWith(
    chance,
    cylons.map(({ card }) => card),
  );
  for (const it of cylons) Object.assign(it, { card: cards.shift() ?? it.card });
}

function permuteCivilians(facts: Facts, viewer: Viewer, chance: Chance): void {
  const notes = notesOf(facts, viewer);
  const unknown = facts.civilians.filter(
    ({ where }, ship) =>
      where !== 'destroyed' &&
      !notes.some((note) => note.about === 'civilian' && note.ship === ship),
  );
  const faces = shuffleWith(
    chance,
    unknown.map(({ face }) => face),
  );
  for (const [i, ship] of unknown.entries()) ship.face = faces[i] ?? ship.face;
}

/** Whose hand the viewer is looking at, at Human Fleet. */
function handSeen(stack: readonly Frame[], viewer: Viewer): unknown {
  const frame = stack.find(({ procedure }) => procedure === 'taking-card');
  const locals = frame?.locals as { seat?: unknown; victim?: unknown } | undefined;
  return locals?.seat === viewer ? locals.victim : null;
}

/** The deck whose top the viewer is looking at. */
function looking(stack: readonly Frame[], viewer: Viewer): unknown {
  const frame = stack.find(({ procedure }) => procedure === 'looking-at-deck');
  const locals = frame?.locals as { seat?: unknown; deck?: unknown } | undefined;
  return locals?.seat === viewer ? locals.deck : null;
}

/** Procedures in which somebody has drawn cards of a deck and looks at them. */
const DRAWN: Readonly<Record<string, 'crisis' | 'quorum' | 'destinations'>> = {
  'crisis-step': 'crisis',
  'choosing-crisis': 'crisis',
  'quorum-choosing': 'quorum',
  'jump-fleet': 'destinations',
};

/** The cards somebody else holds in secret from a deck. */
function drawnBy(stack: readonly Frame[], deck: string, viewer: Viewer): string[][] {
  return stack.flatMap(({ procedure, locals }) => {
    if (DRAWN[procedure] !== deck) return [];
    const { drawn, seat, chooser } = locals as {
      drawn?: string[];
      seat?: unknown;
      chooser?: unknown;
    };
    return drawn === undefined || (chooser ?? seat) === viewer ? [] : [drawn];
  });
}

/** Shuffles a deck together with what others hold of it in secret. */
function mix<T extends string>(
  chance: Chance,
  deck: T[],
  held: readonly string[][],
  keepTop: boolean,
): T[] {
  const top = keepTop ? deck.slice(0, 1) : [];
  const all = shuffleWith(chance, [...deck.slice(top.length), ...(held.flat() as T[])]);
  for (const cards of held) cards.splice(0, cards.length, ...all.splice(0, cards.length));
  return [...top, ...all];
}

function permuteDecks(facts: Facts, stack: readonly Frame[], viewer: Viewer, chance: Chance): void {
  const seen = looking(stack, viewer);
  const held = (deck: string): string[][] => drawnBy(stack, deck, viewer);
  facts.crisis.draw = mix(chance, facts.crisis.draw, held('crisis'), seen === 'crisis');
  facts.destinations = mix(
    chance,
    facts.destinations,
    held('destinations'),
    seen === 'destination',
  );
  permuteSuperCrises(facts.superCrisis, facts, viewer, chance);
  const own = facts.titles.president === viewer;
  const quorum = mix(chance, facts.quorum.draw, held('quorum'), false);
  if (own) {
    facts.quorum.draw = quorum;
    return;
  }
  const all = shuffleWith(chance, [...quorum, ...facts.quorumHand]);
  facts.quorumHand = all.splice(0, facts.quorumHand.length);
  facts.quorum.draw = all;
}

function permuteSuperCrises(
  deck: Deck<NonNullable<Facts['players'][number]['superCrisis']>>,
  { players }: Facts,
  viewer: Viewer,
  chance: Chance,
): void {
  const holders = players.filter(
    ({ superCrisis }, seat) => seat !== viewer && superCrisis !== null,
  );
  const supers = shuffleWith(chance, [
    ...deck.draw,
    ...holders.flatMap(({ superCrisis }) => (superCrisis === null ? [] : [superCrisis])),
  ]);
  for (const player of holders) player.superCrisis = supers.shift() ?? player.superCrisis;
  deck.draw = supers;
}

const CARD_PROMPTS = new Set([
  'discard-skill-cards',
  'discard-to-three',
  'discard-to-hand-limit',
  'discard-to-activate',
  'discard-to-move',
  'contribute',
]);

/** The same answer with the cards that took the places of those it names. */
function translated(
  answer: Json,
  { ask, window }: OpenAsk,
  become: ReadonlyMap<SkillCard, SkillCard>,
): Json {
  const card = (it: Json): Json => (typeof it === 'number' ? (become.get(it) ?? it) : it);
  if (CARD_PROMPTS.has(ask.prompt)) return Array.isArray(answer) ? answer.map(card) : card(answer);
  if (typeof answer !== 'string' || (window === null && !answer.startsWith('card:'))) return answer;
  const [kind, number] = answer.split(':');
  return number !== undefined && /^\d+$/.test(number)
    ? `${kind}:${become.get(Number(number)) ?? number}`
    : answer;
}
