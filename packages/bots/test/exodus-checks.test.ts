import type { BsgView, CheckView, SkillCard } from '@starboard/bsg';
import { one, PASS, seatAt, some } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { textWorth } from '../src/bsg/check-texts.ts';
import { answered, cardOf, checkFor, NORMAL, placed, positionIn, tableOf, told } from './scene.ts';

const view = tableOf(['exodus']);

const ironWill = cardOf('iron-will');
const redTape = cardOf('red-tape');
const network = cardOf('establish-network');
// Of a kind the cards come from the weakest to the strongest.
const leadership = cardOf('declare-emergency');
const politics = cardOf('investigative-committee');
const piloting = cardOf('maximum-firepower');

/** A check of a Crisis card that lies on the table. */
function crisis(
  card: 'power-failure' | 'unfair-bias' | 'airlock-leak' | 'guilty-conscience',
  check: Pick<CheckView, 'difficulty' | 'skills'> & Partial<CheckView>,
): Partial<BsgView> {
  return { onTable: [{ deck: 'crisis', card }], check: checkFor(card, 'crisis', check) };
}

const POWER_FAILURE = { difficulty: 14, skills: ['leadership', 'tactics', 'engineering'] } as const;
const UNFAIR_BIAS = { difficulty: 12, skills: ['politics', 'leadership', 'tactics'] } as const;

const contribute = (hand: readonly SkillCard[], constraint?: string) =>
  some('contribute', hand, {
    max: hand.length,
    things: 'skill-card',
    ...(constraint !== undefined && { constraint }),
  });

/** Somebody who dares whatever can be dared. */
const BOLD = { personality: { ...NORMAL, nerve: 1 } };

describe('a card whose text works in checks', () => {
  it('is worth less where it brings a Consequence', () => {
    const worth = (facts: BsgView): number => {
      const { check } = facts;
      if (check === null) throw new Error('no check');
      return textWorth(positionIn(view, facts), check, ironWill, []);
    };
    const added = [1, 2].map((seat) => ({ seat: seatAt(seat), count: 2 }));
    const without = worth(told(view, crisis('unfair-bias', { ...UNFAIR_BIAS, added })));
    const withOne = worth(told(view, crisis('power-failure', { ...POWER_FAILURE, added })));
    expect(without).toBeGreaterThan(0);
    expect(withOne).toBeLessThan(-0.4);
  });

  it('helps where the skill it doubles counts, and harms where it does not', () => {
    const worth = (skills: CheckView['skills'], given: readonly SkillCard[]): number => {
      const facts = told(view, crisis('airlock-leak', { difficulty: 6, skills }));
      const { check } = facts;
      if (check === null) throw new Error('no check');
      return textWorth(positionIn(view, facts), check, network, given);
    };
    const spanners = [cardOf('repair'), cardOf('scientific-research')];
    expect(worth(['tactics', 'engineering'], spanners)).toBeGreaterThan(0);
    expect(worth(['tactics', 'piloting'], [])).toBeLessThan(0);
  });

  it('is kept by a human where it brings a Consequence', () => {
    const hand = [ironWill, leadership];
    const facts = told(view, crisis('power-failure', POWER_FAILURE), { hand });
    expect(answered(view, facts, contribute(hand))).not.toContain(ironWill);
  });

  it('is given by a human where a failure would cost much and could be near', () => {
    const hand = [ironWill, leadership, politics];
    const added = [{ seat: seatAt(1), count: 2 }];
    const facts = told(view, crisis('unfair-bias', { ...UNFAIR_BIAS, added, cards: 4 }), { hand });
    expect(answered(view, facts, contribute(hand))).toContain(ironWill);
  });

  it('is what a Cylon in hiding adds for the sake of the Consequence, once others have added cards', () => {
    const hand = [ironWill, leadership];
    const added = [1, 2, 3].map((seat) => ({ seat: seatAt(seat), count: 1 }));
    const check = { ...POWER_FAILURE, added, cards: 5 };
    const facts = told(
      view,
      { ...crisis('power-failure', check), distance: 6 },
      {
        hand,
        loyalty: ['cylon-brig'],
      },
    );
    expect(answered(view, facts, contribute(hand), BOLD)).toEqual([ironWill]);
  });

  it('is what a Cylon player adds for it', () => {
    const hand = [ironWill, leadership];
    const facts = told(view, crisis('power-failure', POWER_FAILURE), {
      hand,
      loyalty: ['cylon-brig'],
      faceUp: ['cylon-brig'],
      revealed: 'cylon',
      standing: 'cylon',
    });
    expect(answered(view, facts, contribute(hand))).toEqual([ironWill]);
  });
});

describe('somebody who never adds a single card', () => {
  const facts = (hand: readonly SkillCard[]): BsgView =>
    told(view, crisis('guilty-conscience', { difficulty: 3, skills: ['politics', 'leadership'] }), {
      hand,
      character: 'callandra-cally-tyrol',
    });

  it.each([
    { hand: [leadership] },
    { hand: [leadership, piloting] },
    { hand: [leadership, politics] },
    { hand: [leadership, politics, piloting, ironWill] },
  ])('adds none or more: $hand', ({ hand }) => {
    const given = answered(view, facts(hand), contribute(hand, 'not-one-card'));
    expect(given).toSatisfy((cards: number[]) => cards.length !== 1);
    expect(new Set(given as number[]).size).toBe((given as number[]).length);
    for (const card of given as number[]) expect(hand).toContain(card);
  });
});

describe('a check that lies open', () => {
  const fix = one('cards-sorted', ['quick-fix', PASS], { things: 'play' });
  const open = (pile: readonly SkillCard[]): BsgView =>
    told(view, crisis('unfair-bias', { ...UNFAIR_BIAS, pile, cards: pile.length, faceUp: false }), {
      character: 'callandra-cally-tyrol',
    });
  const remove = (pile: readonly SkillCard[]) =>
    one('remove-check-card', [...new Set(pile)], { things: 'look' });

  it('is mended where a card counts against it', () => {
    const pile = [leadership, politics, piloting];
    expect(answered(view, open(pile), fix, {}, 'cards-sorted')).toBe('quick-fix');
    expect(answered(view, open(pile), remove(pile))).toBe(piloting);
  });

  it('is left alone where all is well', () => {
    expect(answered(view, open([leadership, politics]), fix, {}, 'cards-sorted')).toBe(PASS);
  });

  it('loses Red Tape before that takes the strong cards away', () => {
    const strong = [cardOf('political-prowess'), cardOf('state-of-emergency')];
    const pile = [...strong, redTape, piloting];
    expect(answered(view, open(pile), remove(pile))).toBe(redTape);
  });

  it('has its texts carried out in an order', () => {
    const ask = one('choose-text-to-resolve', [redTape, cardOf('protect-the-fleet')], {
      things: 'look',
    });
    // Cards that the other text looks for are still there.
    const facts = open([redTape, cardOf('protect-the-fleet'), piloting]);
    expect(answered(view, facts, ask)).toBe(cardOf('protect-the-fleet'));
  });
});

describe('Political Prowess', () => {
  const prowess = cardOf('political-prowess');
  const offer = (location: string, named: number | null) =>
    one('location-check-begins', [`political-prowess:${prowess}`, PASS], {
      things: 'play',
      about: { location, named },
    });
  const decide = one('decide-check', ['pass', 'fail'], { things: 'word' });
  const doing = (what: string, named: number | null) => ({ doing: { seat: 0, what }, named });

  it('opens the own cell', () => {
    const facts = told(view, { current: seatAt(0), players: placed(view, 'brig') });
    const window = 'location-check-begins';
    expect(answered(view, facts, offer('brig', null), {}, window)).not.toBe(PASS);
    expect(answered(view, facts, decide, doing('brig', null))).toBe('pass');
  });

  it('fends off an accusation', () => {
    const facts = told(view, { current: seatAt(1), players: placed(view) });
    const window = 'location-check-begins';
    expect(answered(view, facts, offer('admirals-quarters', 0), {}, window)).not.toBe(PASS);
    expect(answered(view, facts, decide, doing('admirals-quarters', 0))).toBe('fail');
  });

  it('is kept where little hangs on it', () => {
    const facts = told(view, { current: seatAt(1) });
    const window = 'location-check-begins';
    const even = { evidence: [0, 0, 0, 0, 0] };
    expect(answered(view, facts, offer('administration', 2), { ...even, named: 2 }, window)).toBe(
      PASS,
    );
  });
});
