import { type Seat, some, type Viewer } from '@starboard/kernel';
import { type CrisisId, lookOf, type SkillCard, skillOf, strengthOf } from '../content/index.ts';
import type { Context } from '../effects/context.ts';
import type { Effect } from '../effects/effect.ts';
import { drawDestiny, toDiscard } from '../table/decks.ts';
import type { BsgTable } from '../table/facts.ts';
import { afterCurrent, bound, has, humans, isHuman, playerAt } from '../table/people.ts';
import { type Location, SKILLS, type Skill } from '../table/vocabulary.ts';
import { offersFor, playChosen } from './played-cards.ts';
import { resolve } from './procedures.ts';
import { asksInTurn, opens, procedure } from './writing.ts';

export interface Checking {
  /** What asks for the check decides who may meddle (BSG-17.10, 23.10). */
  readonly source: 'crisis' | 'super-crisis' | 'location';
  /** The card or location itself. */
  readonly of: CrisisId | Location;
  difficulty: number;
  readonly partial: number | null;
  skills: Skill[];
  readonly outcomes: {
    readonly pass: readonly Effect[];
    readonly partial: readonly Effect[];
    readonly fail: readonly Effect[];
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
  nothing: Skill | null;
  emergency: boolean;
  total: number;
  result: 'pass' | 'partial' | 'fail' | null;
}

export function checking(
  how: Pick<Checking, 'source' | 'of' | 'difficulty' | 'outcomes' | 'context'> & {
    readonly partial?: number;
    readonly skills: readonly Skill[];
    readonly onesPositive?: boolean;
  },
): Checking {
  return {
    source: how.source,
    of: how.of,
    difficulty: how.difficulty,
    partial: how.partial ?? null,
    skills: [...how.skills],
    outcomes: how.outcomes,
    context: how.context,
    onesPositive: how.onesPositive ?? false,
    faceUp: false,
    pile: [],
    added: [],
    revealed: false,
    nothing: null,
    emergency: false,
    total: 0,
    result: null,
  };
}

/** A skill check, step by step (section 16). */
export const skillCheck = procedure<Checking>('skill-check', {
  read(t, { of, difficulty, skills, partial }) {
    t.emit('check-began', { of, difficulty, skills: [...skills], partial });
  },

  // BSG-16.4: Mysterious Intuition, on the check of a Crisis card
  intuition: opens({
    name: 'check-begins',
    seats: (t, { source }) =>
      source === 'crisis' ? humans(t).filter((seat) => has(t.facts, seat, 'decide-check')) : [],
    offers: (t, _, seat) =>
      playerAt(t.facts, seat).spent ? [] : ['intuition-pass', 'intuition-fail'],
    about: (_t, { difficulty }) => ({ difficulty }),
    play(t, check, choice, seat) {
      spend(t, seat, 'mysterious-intuition');
      check.result = choice === 'intuition-pass' ? 'pass' : 'fail';
      return 'settle';
    },
    speak: 'in-turn',
    until: 'one-play',
  }),

  // BSG-16.5
  prepare: opens({
    name: 'before-check',
    secret: true,
    seats: (t) => humans(t),
    offers: (t, { faceUp, skills }, seat) =>
      offersFor(t.facts, seat, 'before-check', ({ check }) =>
        'faceUp' in check ? !faceUp : !skills.includes(check.positive),
      ),
    about: (_t, { difficulty }) => ({ difficulty }),
    play(t, check, choice, seat) {
      const change = playChosen(t, seat, choice, 'before-check')?.check;
      if (change === undefined) return undefined;
      if ('faceUp' in change) check.faceUp = true;
      else if (!check.skills.includes(change.positive)) check.skills.push(change.positive);
      return undefined;
    },
    speak: 'at-once',
    until: 'all-pass',
    arbiter: (t) => t.facts.current,
    rethink: true, // BSG-38.3
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
      const limited = bound(t.facts, seat, 'adds-one-card') || !isHuman(t.facts, seat);
      return some('contribute', hand, {
        max: limited ? 1 : hand.length,
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
      } else t.whisper([seat], 'contributed', { seat, count, cards: [...cards] }, { seat, count });
      return undefined;
    },
  }),

  devotion: opens({
    name: 'cards-added',
    seats: (t, { source }) =>
      source === 'super-crisis'
        ? []
        : humans(t).filter((seat) => has(t.facts, seat, 'ignore-skill')),
    offers: (t, _, seat) =>
      playerAt(t.facts, seat).spent ? [] : SKILLS.map((skill) => `blind-devotion:${skill}`),
    play(t, check, choice, seat) {
      spend(t, seat, 'blind-devotion');
      check.nothing = SKILLS.find((skill) => choice === `blind-devotion:${skill}`) ?? null;
      if (check.nothing !== null) t.emit('skill-ignored', { seat, skill: check.nothing });
      return undefined;
    },
    speak: 'in-turn',
    until: 'one-play',
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
    if (check.onesPositive) {
      t.emit('ability-used', { seat: check.context.current, ability: 'inspirational-leader' });
    }
    check.total = check.pile.reduce((sum, card) => sum + countedAs(check, card), 0);
    t.emit('check-totalled', { total: check.total, difficulty: check.difficulty });
  },

  // BSG-15.16, 16.17: one Declare Emergency
  emergency: opens({
    name: 'after-total',
    secret: true,
    seats: (t) => humans(t),
    offers: (t, { emergency }, seat) => (emergency ? [] : offersFor(t.facts, seat, 'after-total')),
    about: (_t, { total, difficulty }) => ({ total, difficulty, short: difficulty - total }),
    play(t, check, choice, seat) {
      const by = playChosen(t, seat, choice, 'after-total')?.difficulty ?? 0;
      check.emergency = true;
      check.difficulty += by;
      t.emit('difficulty-changed', { seat, by, difficulty: check.difficulty });
      return undefined;
    },
    speak: 'at-once',
    until: 'one-play',
    arbiter: (t) => t.facts.current,
  }),

  // BSG-16.18 to 16.20
  compare(_t, check) {
    const { total, difficulty, partial } = check;
    if (total >= difficulty) check.result = 'pass';
    else check.result = partial !== null && total >= partial ? 'partial' : 'fail';
  },

  settle(t, { of, result, outcomes, context }) {
    if (result === null) return;
    t.emit('check-settled', { of, result });
    t.run(resolve, { effects: outcomes[result], at: 0, context });
  },

  // TW-13
  authority: opens({
    name: 'check-resolved',
    seats: (t, { source, pile }) =>
      source === 'super-crisis' || pile.length === 0
        ? []
        : humans(t).filter((seat) => has(t.facts, seat, 'take-check-cards')),
    offers: (t, _, seat) => (playerAt(t.facts, seat).spent ? [] : ['command-authority']),
    play(t, check, _, seat) {
      spend(t, seat, 'command-authority');
      playerAt(t.facts, seat).hand.push(...check.pile);
      check.pile = [];
      return undefined;
    },
    speak: 'in-turn',
    until: 'one-play',
  }),

  // BSG-16.21
  clear(t, check) {
    toDiscard(t, check.pile);
    check.pile = [];
  },
});

/** Where the viewer's own cards lie in a pile that is not yet shuffled: Destiny first, then in turn. */
export function ownPart({ pile, added }: Checking, viewer: Viewer): [from: number, to: number] {
  const destiny = pile.length - added.reduce((sum, { count }) => sum + count, 0);
  let from = destiny;
  for (const { seat, count } of added) {
    if (seat === viewer) return [from, from + count];
    from += count;
  }
  return [pile.length, pile.length];
}

function countedAs({ skills, nothing, onesPositive }: Checking, card: SkillCard): number {
  const skill = skillOf(card);
  const strength = strengthOf(card);
  if (skill === nothing) return 0;
  const positive = skills.includes(skill) || (onesPositive && strength === 1);
  return positive ? strength : -strength;
}

/** BSG-12.4 */
export function spend(t: BsgTable, seat: Seat, ability: string): void {
  playerAt(t.facts, seat).spent = true;
  t.emit('ability-used', { seat, ability });
}
