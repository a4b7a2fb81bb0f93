import { one, type Seat, some, type Viewer } from '@starboard/kernel';
import {
  kindOf,
  lookOf,
  type QuorumId,
  type SkillCard,
  type SkillCardId,
} from '../content/library.ts';
import { type Context, contextOf } from '../effects/context.ts';
import { type Text, textOf } from '../effects/text.ts';
import type { Card } from '../table/cards.ts';
import { countedIn } from '../table/counting.ts';
import { drawDestiny, toDiscard } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { ability, afterCurrent, bound, playerAt } from '../table/people.ts';
import { held, spend } from '../table/quorum-in-play.ts';
import { standingOf } from '../table/standing.ts';
import type { Skill } from '../table/vocabulary.ts';
import { isQuiet, momentOf } from './plays.ts';
import { checkUnderWay, resolve } from './procedures.ts';
import { asks, asksInTurn, procedure } from './writing.ts';

export type CheckSource = Card<'crisis' | 'super-crisis' | 'location'>;

export interface Checking {
  /** The card or location that asks for it: it decides who may meddle (BSG-17.10, 23.10). */
  readonly of: CheckSource;
  difficulty: number;
  readonly partial: number | null;
  skills: Skill[];
  readonly outcomes: {
    pass: Text;
    readonly partial: Text | null;
    readonly fail: Text | null;
  };
  readonly context: Context;
  /** BSG-12.21: cards of strength 1 are positive. */
  readonly onesPositive: boolean;
  faceUp: boolean;
  /** What the players add lies open, but not the Destiny cards (PEG-16.5). */
  destinyHidden?: true;
  /** PEG-15.3 */
  reckless?: true;
  noDestiny?: true;
  /** Cards that join right after the Destiny cards (PEG-16.6). */
  aside?: { readonly seat: Seat; cards: SkillCard[] };
  /** Whose cards somebody has seen (Probation). */
  shown?: { readonly seat: Seat; readonly to: Seat }[];
  /** Texts of revealed cards that were carried out, each once (PEG-15.7). */
  texts?: SkillCardId[];
  pile: SkillCard[];
  /** Who added how many; everybody may know (BSG-16.13). */
  added: { seat: Seat; count: number }[];
  revealed: boolean;
  /** Blind Devotion: this skill counts nothing. */
  ignored: Skill | null;
  /** What was played to it, of what can be played once. */
  used: string[];
  total: number;
  result: 'pass' | 'partial' | 'fail' | null;
}

export function checking(
  how: Pick<Checking, 'of' | 'difficulty' | 'context'> & {
    readonly partial?: number;
    readonly skills: readonly Skill[];
    readonly outcomes: Pick<Checking['outcomes'], 'pass'> & Partial<Checking['outcomes']>;
    readonly onesPositive?: boolean;
  },
): Checking {
  return {
    of: how.of,
    difficulty: how.difficulty,
    partial: how.partial ?? null,
    skills: [...how.skills],
    outcomes: { partial: null, fail: null, ...how.outcomes },
    context: how.context,
    onesPositive: how.onesPositive ?? false,
    faceUp: false,
    pile: [],
    added: [],
    revealed: false,
    ignored: null,
    used: [],
    total: 0,
    result: null,
  };
}

/** A skill check, step by step (section 16). */
export const skillCheck = procedure<Checking>(
  'skill-check',
  {
    read(t, { of, difficulty, skills, partial }) {
      const { id, deck } = of;
      t.emit('check-began', { of: id, deck, difficulty, skills: [...skills], partial });
    },

    // BSG-16.4: Mysterious Intuition, on the check of a Crisis card
    intuition: momentOf('check-begins', {
      opens: (_t, { of }) => of.deck === 'crisis',
      about: (_t, { difficulty }) => ({ difficulty }),
      plays: 'one',
    }),
    decided: (_t, { result }) => (result === null ? undefined : 'settle'),

    // BSG-16.5
    prepare: momentOf('before-check', {
      around: (_t, { used, of }) => ({ used, immune: of.deck === 'super-crisis' }),
      about: (_t, { difficulty }) => ({ difficulty }),
      plays: 'many',
    }),

    // BSG-16.7
    destiny(t, check) {
      const cards = check.noDestiny === true ? [] : drawDestiny(t, 2);
      check.pile.push(...cards);
      const open = check.faceUp && check.destinyHidden !== true;
      if (open) t.reveal();
      t.emit('contributed', {
        seat: null,
        count: cards.length,
        ...(open && { cards: cards.map(lookOf) }),
      });
      return check.aside === undefined ? 'contribute' : undefined;
    },

    // PEG-16.6: Fast Learner
    learned(t, check) {
      const { aside } = check;
      if (aside === undefined) return;
      delete check.aside;
      addCards(t, check, aside.seat, aside.cards);
    },

    // BSG-16.8 to 16.13
    contribute: asksInTurn({
      seats: (t) => afterCurrent(t),
      ask(t, { difficulty, skills, pile }, seat) {
        const { hand } = playerAt(t.facts, seat);
        if (hand.length === 0) return null;
        return some('contribute', hand, {
          max: Math.min(hand.length, mostCards(t.facts, seat)),
          things: 'skill-card',
          args: { difficulty, skills, cards: pile.length },
        });
      },
      then(t, check, cards, seat) {
        const player = playerAt(t.facts, seat);
        player.hand = player.hand.filter((card) => !cards.includes(card));
        addCards(t, check, seat, cards);
        const probation = held(t.facts, seat, 'shows-added-cards');
        if (probation !== null && cards.length > 0 && !check.faceUp) {
          t.run(seeingAdded, { seat, card: probation.card });
        }
        return undefined;
      },
    }),

    // Blind Devotion
    devotion: momentOf('cards-added', {
      opens: (_t, { of }) => of.deck !== 'super-crisis',
      plays: 'one',
    }),

    // BSG-16.15: shuffled, so that nobody knows whose card was whose
    reveal(t, check) {
      t.shuffle(check.pile);
      check.revealed = true;
      t.reveal();
      t.emit('check-revealed', { cards: check.pile.map(lookOf) });
      if (!isQuiet(t, 'cards-revealed')) return undefined;
      return cardsWithText(check).length === 0 ? 'total' : 'texts';
    },

    // PEG-T13: Human Delusion
    delusion: momentOf('cards-revealed', {
      around: (_t, { of }) => ({ immune: of.deck === 'super-crisis' }),
      plays: 'one',
    }),

    // PEG-15.5 to 15.7, 16.3, 16.4: texts of revealed cards, in the order the current player likes
    texts: asks({
      obvious: true,
      seat: (t) => t.facts.current,
      ask(_t, check) {
        const cards = cardsWithText(check);
        return cards.length === 0 ? null : one('choose-text-to-resolve', cards, { things: 'look' });
      },
      then(t, check, card) {
        const { id } = kindOf(card);
        // The kinds of cards on the shelf are those of the type.
        const kind = id as SkillCardId;
        check.texts = [...(check.texts ?? []), kind];
        t.emit('check-text', { card: lookOf(card) });
        const text = textOf({ deck: 'card', id: kind }, 'inCheck', 'effects');
        t.run(resolve, { text, at: 0, context: contextOf(t.facts.current) });
        return 'texts';
      },
    }),

    // BSG-16.16
    total(t, check) {
      const { current } = check.context;
      const own = check.onesPositive ? ability(t.facts, current, 'strength-one-positive') : null;
      if (own !== null) t.emit('ability-used', { seat: current, ability: own.id });
      check.total = check.pile.reduce((sum, card) => sum + countedIn(check, card), 0);
      t.emit('check-totalled', { total: check.total, difficulty: check.difficulty });
    },

    // BSG-15.16, 16.17: one Declare Emergency
    emergency: momentOf('after-total', {
      around: (_t, { used }) => ({ used }),
      about: (_t, { total, difficulty }) => ({ total, difficulty, short: difficulty - total }),
      plays: 'one',
    }),

    // BSG-16.18 to 16.20
    compare(t, check) {
      const { total, difficulty, partial } = check;
      if (total >= difficulty) check.result = 'pass';
      else check.result = partial !== null && total >= partial ? 'partial' : 'fail';
      return isQuiet(t, 'check-decided') ? 'settle' : undefined;
    },

    // PEG-T14: Intolerant
    verdict: momentOf('check-decided', {
      opens: (_t, { of, result }) => of.deck === 'location' && result === 'pass',
      around: (_t, { of, total }) => ({
        total,
        ...(of.deck === 'location' && { location: of.id }),
      }),
      about: (_t, { total }) => ({ total }),
      plays: 'one',
    }),

    settle(t, { of, result, outcomes, context }) {
      if (result === null) return;
      t.emit('check-settled', { of: of.id, deck: of.deck, result });
      const text = outcomes[result];
      if (text !== null) t.run(resolve, { text, at: 0, context });
    },

    // TW-13: Command Authority
    authority: momentOf('check-resolved', {
      opens: (_t, { of, pile }) => of.deck !== 'super-crisis' && pile.length > 0,
      plays: 'one',
    }),

    clear: discardPile,
  },
  { tidyUp: discardPile },
);

/** BSG-16.21 */
function discardPile(t: BsgTable, check: Checking): undefined {
  toDiscard(t, check.pile);
  check.pile = [];
  if (check.aside !== undefined) toDiscard(t, check.aside.cards);
  delete check.aside;
}

/** Somebody's cards join the others. */
export function addCards(
  t: BsgTable,
  check: Checking,
  seat: Seat,
  cards: readonly SkillCard[],
): void {
  check.pile.push(...cards);
  check.added.push({ seat, count: cards.length });
  const count = cards.length;
  if (check.faceUp || check.revealed) {
    t.reveal();
    t.emit('contributed', { seat, count, cards: cards.map(lookOf) }); // BSG-16.24
  } else {
    t.whisper([seat], 'contributed', { seat, count, cards: [...cards] }, { seat, count });
  }
}

/** One card of each kind whose text works here and was not carried out yet. */
function cardsWithText({ pile, reckless, texts = [] }: Checking): SkillCard[] {
  const found = new Map<string, SkillCard>();
  for (const card of pile) {
    const { id, inCheck } = kindOf(card);
    if (inCheck === undefined || (inCheck.reckless === true && reckless !== true)) continue;
    if (!texts.some((it) => it === id) && !found.has(id)) found.set(id, lookOf(card));
  }
  return [...found.values()];
}

/** Probation: the President may give the card up to see what its holder added (PEG-T11). */
export const seeingAdded = procedure<{ readonly seat: Seat; readonly card: QuorumId }>(
  'seeing-added-cards',
  {
    choose: asks({
      seat: (t, { seat }) => t.facts.titles.president ?? seat,
      ask: (t, { seat }) =>
        t.facts.titles.president === null
          ? null
          : one('see-added-cards', ['see', 'decline'], { things: 'word', args: { seat } }),
      then(t, { seat, card }, choice, president) {
        const check = t.within(checkUnderWay);
        if (choice === 'decline' || check === null) return;
        spend(t, seat, card);
        const cards = ownCards(check, seat).map(lookOf);
        check.shown = [...(check.shown ?? []), { seat, to: president }];
        t.reveal([president]);
        t.whisper(
          [president],
          'added-cards-seen',
          { seat: president, of: seat, cards },
          { seat: president, of: seat },
        );
      },
    }),
  },
);

/** How many cards somebody may add (BSG-16.10, 23.5). */
function mostCards(facts: Facts, seat: Seat): number {
  const own = standingOf(facts, seat).checkCards ?? Number.POSITIVE_INFINITY;
  if (bound(facts, seat, 'adds-one-card')) return Math.min(1, own);
  return bound(facts, seat, 'adds-two-cards') ? Math.min(2, own) : own; // PEG-29.5
}

/** Whose cards lie where in a pile that is not yet shuffled: Destiny first, then in turn. */
export function partsOf({
  pile,
  added,
}: Checking): { readonly seat: Seat | null; readonly from: number; readonly to: number }[] {
  const destiny = pile.length - added.reduce((sum, { count }) => sum + count, 0);
  let from = destiny;
  return [
    { seat: null, from: 0, to: destiny },
    ...added.map(({ seat, count }) => {
      const part = { seat, from, to: from + count };
      from += count;
      return part;
    }),
  ];
}

/** What a viewer added, as long as nobody else may see it. */
export function ownCards(check: Checking, viewer: Viewer): SkillCard[] {
  return partsOf(check).flatMap(({ seat, from, to }) =>
    seat === viewer ? check.pile.slice(from, to) : [],
  );
}
