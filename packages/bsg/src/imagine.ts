import {
  type Chance,
  type Frame,
  type Json,
  type OpenAsk,
  type StateOf,
  shuffleWith,
  type Translate,
  type Viewer,
} from '@starboard/kernel';
import { type SkillCard, skillOf } from './content/index.ts';
import type { Bsg, Facts } from './facts.ts';
import { SKILLS } from './vocabulary.ts';

/** Rearranges what a viewer cannot know: hands, decks, Loyalty, civilian ships. */
export function imagineFor(state: StateOf<Bsg>, viewer: Viewer, chance: Chance): Translate {
  const { facts, stack } = state;
  const become = permuteSkillCards(facts, stack, viewer, chance);
  permuteLoyalty(facts, viewer, chance);
  permuteCivilians(facts, viewer, chance);
  permuteDecks(facts, looking(stack, viewer), viewer, chance);
  return (answer, open) => translated(answer, open, become);
}

/** The cards of each skill that the viewer cannot see change places with each other. */
function permuteSkillCards(
  facts: Facts,
  stack: readonly Frame[],
  viewer: Viewer,
  chance: Chance,
): ReadonlyMap<SkillCard, SkillCard> {
  const lists: SkillCard[][] = [
    ...facts.players
      .filter((_, seat) => seat !== viewer && seat !== handSeen(stack, viewer))
      .map(({ hand }) => hand),
    ...SKILLS.map((skill) => facts.skills[skill].draw),
    facts.destiny,
    ...stack.flatMap((frame) => hiddenPile(frame)),
  ];
  const become = new Map<SkillCard, SkillCard>();
  for (const skill of SKILLS) {
    const cards = lists.flat().filter((card) => skillOf(card) === skill);
    const shuffled = shuffleWith(chance, [...cards]);
    for (const [i, card] of cards.entries()) become.set(card, shuffled[i] ?? card);
  }
  for (const list of lists) {
    for (const [i, card] of list.entries()) list[i] = become.get(card) ?? card;
  }
  return become;
}

const UNREVEALED = ['read', 'intuition', 'prepare', 'destiny', 'contribute', 'devotion', 'reveal'];

/** The cards of a check that nobody has seen yet. */
function hiddenPile({ procedure, step, locals }: Frame): SkillCard[][] {
  if (procedure !== 'skill-check' || !UNREVEALED.includes(step) || !('pile' in locals)) return [];
  const faceUp = 'faceUp' in locals && locals.faceUp === true;
  return faceUp ? [] : [locals.pile as SkillCard[]];
}

function permuteLoyalty(facts: Facts, viewer: Viewer, chance: Chance): void {
  const known = new Set<number>(
    viewer === 'spectator'
      ? []
      : (facts.players[viewer]?.notes ?? []).flatMap((note) =>
          note.about === 'loyalty' ? [note.seat] : [],
        ),
  );
  const hidden = facts.players.flatMap(({ loyalty }, seat) =>
    seat === viewer || known.has(seat) ? [] : loyalty.filter(({ faceUp }) => !faceUp),
  );
  // The Sympathizer cannot lie hidden before a human, so it stays where it is.
  const movable = hidden.filter(({ card }) => card !== 'sympathizer');
  const deck = facts.loyalty.filter((card) => card !== 'sympathizer');
  const cards = shuffleWith(chance, [...movable.map(({ card }) => card), ...deck]);
  for (const held of movable) Object.assign(held, { card: cards.shift() ?? held.card });
  facts.loyalty = facts.loyalty.map((card) =>
    card === 'sympathizer' ? card : (cards.shift() ?? card),
  );
}

function permuteCivilians(facts: Facts, viewer: Viewer, chance: Chance): void {
  const notes = viewer === 'spectator' ? [] : (facts.players[viewer]?.notes ?? []);
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

function shuffleBelow<T>(chance: Chance, cards: T[], keepTop: boolean): T[] {
  const top = keepTop ? cards.slice(0, 1) : [];
  return [...top, ...shuffleWith(chance, cards.slice(top.length))];
}

function permuteDecks(facts: Facts, seen: unknown, viewer: Viewer, chance: Chance): void {
  facts.crisis.draw = shuffleBelow(chance, facts.crisis.draw, seen === 'crisis');
  facts.destinations = shuffleBelow(chance, facts.destinations, seen === 'destination');
  const holders = facts.players.filter(
    ({ superCrisis }, seat) => seat !== viewer && superCrisis !== null,
  );
  const supers = shuffleWith(chance, [
    ...facts.superCrisis.draw,
    ...holders.flatMap(({ superCrisis }) => (superCrisis === null ? [] : [superCrisis])),
  ]);
  for (const player of holders) player.superCrisis = supers.shift() ?? player.superCrisis;
  facts.superCrisis.draw = supers;
  const hand = facts.titles.president === viewer ? [] : facts.quorumHand;
  const quorum = shuffleWith(chance, [...facts.quorum.draw, ...hand]);
  if (facts.titles.president !== viewer) facts.quorumHand = quorum.splice(0, hand.length);
  facts.quorum.draw = quorum;
}

const CARD_PROMPTS = new Set([
  'discard-skill-cards',
  'discard-to-three',
  'discard-to-hand-limit',
  'discard-to-activate',
  'discard-to-move',
  'contribute',
  'choose-card-to-take',
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
  return number !== undefined && /^\d+$/.test(number) && kind !== 'alert-viper-pilot'
    ? `${kind}:${become.get(Number(number)) ?? number}`
    : answer;
}
