import { type Seat, some, type Viewer } from '@starboard/kernel';
import { lookOf, type SkillCard } from '../content/library.ts';
import type { Context } from '../effects/context.ts';
import type { Text } from '../effects/text.ts';
import type { Card } from '../table/cards.ts';
import { countedIn } from '../table/counting.ts';
import { drawDestiny, toDiscard } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { ability, afterCurrent, bound, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import type { Skill } from '../table/vocabulary.ts';
import { momentOf } from './plays.ts';
import { resolve } from './procedures.ts';
import { asksInTurn, procedure } from './writing.ts';

export type CheckSource = Card<'crisis' | 'super-crisis' | 'location'>;

export interface Checking {
  /** The card or location that asks for it: it decides who may meddle (BSG-17.10, 23.10). */
  readonly of: CheckSource;
  difficulty: number;
  readonly partial: number | null;
  skills: Skill[];
  readonly outcomes: {
    readonly pass: Text;
    readonly partial: Text | null;
    readonly fail: Text | null;
  };
  readonly context: Context;
  /** BSG-12.21: cards of strength 1 are positive. */
  readonly onesPositive: boolean;
  faceUp: boolean;
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
      around: (_t, { used }) => ({ used }),
      about: (_t, { difficulty }) => ({ difficulty }),
      plays: 'many',
    }),

    // BSG-16.7
    destiny(t, check) {
      const cards = drawDestiny(t, 2);
      check.pile.push(...cards);
      if (check.faceUp) t.reveal();
      t.emit('contributed', {
        seat: null,
        count: cards.length,
        ...(check.faceUp && { cards: cards.map(lookOf) }),
      });
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
        check.pile.push(...cards);
        check.added.push({ seat, count: cards.length });
        const count = cards.length;
        if (check.faceUp) {
          t.reveal();
          t.emit('contributed', { seat, count, cards: cards.map(lookOf) }); // BSG-16.24
        } else {
          t.whisper([seat], 'contributed', { seat, count, cards: [...cards] }, { seat, count });
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
    },

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
    compare(_t, check) {
      const { total, difficulty, partial } = check;
      if (total >= difficulty) check.result = 'pass';
      else check.result = partial !== null && total >= partial ? 'partial' : 'fail';
    },

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
}

/** How many cards somebody may add (BSG-16.10, 23.5). */
function mostCards(facts: Facts, seat: Seat): number {
  const own = standingOf(facts, seat).checkCards ?? Number.POSITIVE_INFINITY;
  return bound(facts, seat, 'adds-one-card') ? Math.min(1, own) : own;
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
