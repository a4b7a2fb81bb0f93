import {
  type Constraint,
  message,
  one,
  type Seat,
  shuffleWith,
  some,
  type Viewer,
} from '@starboard/kernel';
import {
  crisisOf,
  kindOf,
  lookOf,
  type QuorumId,
  type SkillCard,
  type SkillCardId,
} from '../content/library.ts';
import { type Context, contextOf } from '../effects/context.ts';
import type { EffectOf } from '../effects/effect.ts';
import { effectAt, inner, type Line, type Text, textOf } from '../effects/text.ts';
import type { Card } from '../table/cards.ts';
import { countedIn } from '../table/counting.ts';
import { drawDestiny, toDiscard } from '../table/decks.ts';
import type { Bsg, BsgTable, Facts } from '../table/facts.ts';
import { ability, afterCurrent, bound, has, inBrig, playerAt } from '../table/people.ts';
import { held, spend } from '../table/quorum-in-play.ts';
import { standingOf } from '../table/standing.ts';
import type { Skill } from '../table/vocabulary.ts';
import { isQuiet, momentOf } from './plays.ts';
import { checkUnderWay, resolve } from './procedures.ts';
import { answers } from './questions.ts';
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
  /** Texts of revealed cards that were carried out, each once (PEG-15.7, EXO-3.6). */
  texts?: SkillCardId[];
  /** A card with a text of its own was among them when such texts were carried out (EXO-4.2, 4.11). */
  icon?: true;
  /** What a failure by little does not cost, and a hopeless total does (Iron Will). */
  ironWill?: Line;
  /** This skill counts double (Establish Network). */
  doubled?: Skill;
  /** The turn was over before it began, so that it goes on all the same. */
  afterTurn?: true;
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
    readonly partial?: number | undefined;
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
    outcomes: {
      partial: how.outcomes.partial ?? null,
      fail: how.outcomes.fail ?? null,
      pass: how.outcomes.pass,
    },
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

/** Whom the check of a location is about: accused, nominated, condemned, or whoever wants to get out. */
const concerned = ({ of, context }: Checking): Seat | null =>
  of.deck === 'location' ? (context.chosen ?? context.self) : null;

function named(check: Checking): { readonly named?: Seat } {
  const seat = concerned(check);
  return seat === null ? {} : { named: seat };
}

/** A skill check, step by step (section 16). */
export const skillCheck = procedure<Checking>(
  'skill-check',
  {
    read(t, check) {
      const { of, difficulty, skills, partial, result } = check;
      const { id, deck } = of;
      t.emit('check-began', { of: id, deck, difficulty, skills: [...skills], partial });
      if (t.facts.thisTurn.over === true) check.afterTurn = true;
      return result === null ? undefined : 'settle'; // EXO-5.4
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
      about: (_t, check) => ({ difficulty: check.difficulty, ...named(check) }),
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
      ask(t, check, seat) {
        const { difficulty, skills, pile } = check;
        const about = concerned(check);
        const { hand } = playerAt(t.facts, seat);
        const max = Math.min(hand.length, mostCards(t.facts, seat));
        if (max === 0) return null;
        const args = {
          difficulty,
          skills,
          cards: pile.length,
          ...(about !== null && { seat: about }),
        };
        return neverOne(t.facts, seat)
          ? some('contribute', hand, { max, constraint: NOT_ONE, things: 'skill-card', args })
          : some('contribute', hand, { max, things: 'skill-card', args });
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
      about: (_t, check) => named(check),
      plays: 'one',
    }),

    // BSG-16.15: shuffled, so that nobody knows whose card was whose
    reveal(t, check) {
      t.shuffle(check.pile);
      check.revealed = true;
      t.reveal();
      t.emit('check-revealed', { cards: check.pile.map(lookOf) });
      if (!isQuiet(t, 'cards-revealed')) return undefined;
      if (!isQuiet(t, 'cards-sorted')) return 'fix';
      return check.pile.some(hasIcon) ? 'icons' : 'total';
    },

    // PEG-T13: Human Delusion
    delusion: momentOf('cards-revealed', {
      around: (_t, { of }) => ({ immune: of.deck === 'super-crisis' }),
      about: (_t, check) => named(check),
      plays: 'one',
    }),

    // EXO-5.1 (g), 5.2: Quick Fix
    fix: momentOf('cards-sorted', {
      around: (_t, { of }) => ({ immune: of.deck === 'super-crisis' }),
      about: (_t, check) => named(check),
      plays: 'one',
    }),

    icons(t, check) {
      if (isCutShort(t, check)) return 'clear';
      if (check.pile.some(hasIcon)) check.icon = true;
      return undefined;
    },
    // PEG-15.5 to 15.7, 16.3, 16.4; EXO-3.4 to 3.7: texts of revealed cards, in the order the current player likes
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
        return 'icons';
      },
    }),

    // EXO-4.2 to 4.7: once, whatever comes of the check
    consequence(t, { of, icon, context }) {
      if (icon !== true || of.deck === 'location') return;
      if (crisisOf(of.id).consequence === undefined) return;
      t.emit('consequence', { card: of.id, deck: of.deck });
      t.run(resolve, { text: textOf(of, 'consequence'), at: 0, context });
    },

    // BSG-16.16
    total(t, check) {
      if (isCutShort(t, check)) return 'clear';
      const { current } = check.context;
      const own = check.onesPositive ? ability(t.facts, current, 'strength-one-positive') : null;
      if (own !== null) t.emit('ability-used', { seat: current, ability: own.id });
      check.total = check.pile.reduce((sum, card) => sum + countedIn(check, card), 0);
      t.emit('check-totalled', { total: check.total, difficulty: check.difficulty });
      return undefined;
    },

    // BSG-15.16, 16.17: one Declare Emergency
    emergency: momentOf('after-total', {
      around: (_t, { used }) => ({ used }),
      about(_t, check) {
        const { total, difficulty } = check;
        return { total, difficulty, short: difficulty - total, ...named(check) };
      },
      plays: 'one',
    }),

    // BSG-16.18 to 16.20
    compare(t, check) {
      const { total, difficulty, partial } = check;
      if (total >= difficulty) check.result = 'pass';
      else check.result = partial !== null && total >= partial ? 'partial' : 'fail';
      if (check.ironWill !== undefined) return 'ironWill';
      return isQuiet(t, 'check-decided') ? 'settle' : undefined;
    },

    // Iron Will: a total of 0 or less costs something, whatever the result
    ironWill(t, { ironWill, total, context }) {
      if (ironWill === undefined || total > 0) return;
      t.run(resolve, { text: inner(ironWill, 'hopeless'), at: 0, context });
    },

    // PEG-T14: Intolerant
    verdict: momentOf('check-decided', {
      opens: (_t, { of, result }) => of.deck === 'location' && result === 'pass',
      around: (_t, { of, total }) => ({
        total,
        ...(of.deck === 'location' && { location: of.id }),
      }),
      about: (_t, check) => ({ total: check.total, ...named(check) }),
      plays: 'one',
    }),

    settle(t, check) {
      const { of, result, outcomes, context } = check;
      if (isCutShort(t, check)) return 'clear';
      if (result === null) return undefined;
      t.emit('check-settled', { of: of.id, deck: of.deck, result });
      if (result === 'fail' && isSpared(check)) {
        t.emit('failure-spared', { short: check.difficulty - check.total });
        return undefined;
      }
      const text = outcomes[result];
      if (text !== null) t.run(resolve, { text, at: 0, context });
      return undefined;
    },

    // TW-13: Command Authority
    authority: momentOf('check-resolved', {
      opens: (_t, { of, pile }) => of.deck !== 'super-crisis' && pile.length > 0,
      about: (_t, check) => named(check),
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

/** EXO-7.22: the current player was executed on the way, so that nothing comes of it. */
function isCutShort(t: BsgTable, { afterTurn }: Checking): boolean {
  return (
    t.facts.thisTurn.over === true &&
    afterTurn !== true &&
    answers(t.facts).executionEndsTurn === 'always'
  );
}

/** A failure by so little does not cost what it would (Iron Will). */
function isSpared({ ironWill, difficulty, total }: Checking): boolean {
  if (ironWill === undefined) return false;
  return difficulty - total <= effectAt<EffectOf<'iron-will'>>(ironWill).within;
}

/** A card with a text for checks, whether it works in this one or not (EXO-4.9). */
const hasIcon = (card: SkillCard): boolean => kindOf(card).inCheck !== undefined;

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
  const few = Math.min(own, ability(facts, seat, 'adds-at-most')?.cards ?? own); // Misguided
  if (bound(facts, seat, 'adds-one-card')) return Math.min(1, few);
  const most = bound(facts, seat, 'adds-two-cards') ? Math.min(2, few) : few; // PEG-29.5
  // Impulsive: with a single card to add, none is.
  const one = most === 1 || playerAt(facts, seat).hand.length === 1;
  return one && neverOne(facts, seat) ? 0 : most;
}

/** Impulsive: none, or at least two. */
function neverOne(facts: Facts, seat: Seat): boolean {
  return has(facts, seat, 'never-adds-one') && !inBrig(facts, seat);
}

/** The name of what such an answer must satisfy. */
const NOT_ONE = 'not-one-card';

export const checkConstraints: Readonly<Record<string, Constraint<Bsg>>> = {
  [NOT_ONE]: {
    judge: (_state, _ask, _seat, chosen) =>
      chosen.length === 1 ? message('bsg-not-one-card') : null,
    sample(_state, { of, max }, _seat, chance) {
      const count = chance.below(2) === 0 ? 0 : 2 + chance.below(Math.max(1, max - 1));
      return shuffleWith(chance, [...of]).slice(0, Math.min(count, max));
    },
  },
};

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
