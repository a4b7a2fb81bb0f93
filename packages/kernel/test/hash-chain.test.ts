import { exampleGames, liarsDice, ticTacToe } from '@starboard/examples';
import {
  anyGame,
  canonical,
  enterMove,
  type GameRecord,
  type GameTypes,
  one,
  recordOf,
  same,
  seatAt,
  seedFrom,
  verify,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { Sitting } from './matches.ts';
import { altered } from './mutations.ts';
import { fc } from './properties.ts';
import { asksSeat, faultOf, opens, seats, smallGame } from './small-games.ts';

function recordFrom<G extends GameTypes>({ match, links }: Sitting<G>): GameRecord {
  return recordOf(match, links);
}

/** A whole game of liar's dice, with standing orders and take-backs in it. */
const diced = (() => {
  const sitting = new Sitting(liarsDice, 3, { options: { dice: 2 }, noTells: true });
  sitting.order(2, [{ window: 'challenge', when: { count: { atMost: 2 } }, then: 'pass' }]);
  sitting.say(0, 1);
  sitting.takeBack(0);
  return recordFrom(sitting.playOut('diced'));
})();

const marked = recordFrom(new Sitting(ticTacToe, 2).playOut('marked'));

const records = [
  ["liar's dice", diced],
  ['tic-tac-toe', marked],
] as const;

const problemOf = (input: unknown): string => {
  const verdict = verify(exampleGames, input);
  return verdict.genuine ? 'genuine' : verdict.problem;
};

describe('the chain over a match', () => {
  it('begins with what was agreed, and grows with everything entered', () => {
    const steps = { ask: asksSeat(0, one('go', ['on'])) };
    const telling = (t: { emit: (type: string, data: unknown) => void }): undefined => {
      t.emit('begun', true);
    };
    const quiet = smallGame(steps);
    const seed = { seed: seedFrom('chain') };
    const heads = [
      new Sitting(quiet, 2, seed),
      new Sitting(quiet, 3, seed),
      new Sitting(quiet, 2, { seed: seedFrom('other') }),
      new Sitting(quiet, 2, { ...seed, options: { pace: 'slow' } }),
      new Sitting(quiet, 2, { ...seed, noTells: true }),
      new Sitting(smallGame(steps, { version: 2 }), 2, seed),
      new Sitting(smallGame(steps, { name: 'other' }), 2, seed),
      new Sitting(smallGame({ telling, ...steps }), 2, seed),
    ].map(({ match }) => match.head);
    expect(new Set(heads).size).toBe(heads.length);
    expect(new Sitting(quiet, 2, seed).match.head).toBe(heads[0]);
  });

  it('links each entry to all before it', () => {
    const one = new Sitting(liarsDice, 2);
    const two = new Sitting(liarsDice, 2);
    one.say(0, 1);
    two.say(0, 2);
    // Sealed answers may differ while everything else is the same.
    one.takeBack(0);
    two.takeBack(0);
    expect(same({ ...one.match, head: '' }, { ...two.match, head: '' })).toBe(true);
    expect(one.match.head).not.toBe(two.match.head);
    expect(one.match).toMatchObject({ length: 2, head: one.links[1]?.hash });
    expect(one.match.head).toMatch(/^[0-9a-f]{64}$/);
  });

  it('covers what happened, not only what was said', () => {
    const telling = (what: string) =>
      smallGame({
        ask: asksSeat(0, one('go', ['on'])),
        tell: (t) => {
          t.emit('told', what);
          return undefined;
        },
        rest: asksSeat(0, one('go', ['on'])),
      });
    const hashes = ['this', 'that'].map(
      (what) => new Sitting(telling(what)).say(0, 'on').link.hash,
    );
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('covers what standing orders answered', () => {
    const holding = (card: string) =>
      smallGame({
        ask: asksSeat(0, one('go', ['on'])),
        window: opens<object>({
          name: 'moment',
          seats: () => seats(1),
          offers: () => [card],
          play: () => undefined,
          speak: 'in-turn',
          until: 'one-play',
        }),
        rest: asksSeat(0, one('go', ['on'])),
      });
    const hashes = ['ace', 'king'].map((card) => {
      const sitting = new Sitting(holding(card));
      sitting.order(1, [
        { window: '*', then: { play: 'ace' } },
        { window: '*', then: { play: 'king' } },
      ]);
      return sitting.say(0, 'on').link.hash;
    });
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('is the same whatever the order of keys in an entry', () => {
    const { match } = new Sitting(ticTacToe);
    const seat = seatAt(0);
    const there = enterMove(ticTacToe, match, { kind: 'answer', seat, ask: 1, answer: 4 });
    const back = enterMove(ticTacToe, match, { answer: 4, ask: 1, seat, kind: 'answer' });
    expect(back.link.hash).toBe(there.link.hash);
  });
});

describe.each(records)('a record of %s', (_, record) => {
  it('verifies as it is: as a value, as text, and with its keys in another order', () => {
    expect(verify(exampleGames, record)).toEqual({ genuine: true, record });
    expect(problemOf(JSON.stringify(record))).toBe('genuine');
    expect(problemOf(canonical(record))).toBe('genuine');
  });

  it('does not verify when anything in it is altered', () => {
    fc.assert(
      fc.property(altered(record), (other) => {
        expect(same(other, record) || problemOf(JSON.stringify(other)) !== 'genuine').toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('does not verify when entries are swapped, left out, repeated or made up', () => {
    const { links } = record;
    const without = (index: number) => links.filter((_, i) => i !== index);
    const index = fc.nat(links.length - 1);
    fc.assert(
      fc.property(index, index, (a, b) => {
        const swapped = links.map((link, i) => links[i === a ? b : i === b ? a : i] ?? link);
        const repeated = [...links.slice(0, a), ...links.slice(b)];
        for (const list of [swapped, repeated, without(a), [...links, ...links.slice(a)]]) {
          const genuine = problemOf({ ...record, links: list }) === 'genuine';
          expect(genuine).toBe(same(list, links));
        }
      }),
    );
  });

  it('says where record and replay part', () => {
    for (const [i, link] of record.links.entries()) {
      const hash = link.hash.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
      const links = record.links.map((own, j) => (i === j ? { ...own, hash } : own));
      expect(verify(exampleGames, { ...record, links })).toEqual({
        genuine: false,
        problem: 'what happened is not what was recorded',
        at: i + 1,
      });
    }
  });

  it.each([
    ['format', 'something-else', 'not a record'],
    ['formatVersion', 2, 'unknown format version'],
    ['game', 'chess', 'no game named "chess"'],
    ['version', 7, 'played under rules version 7'],
    ['seed', seedFrom('forged'), 'the seed is not the one committed to'],
    ['commitment', seedFrom('forged'), 'the seed is not the one committed to'],
    ['final', seedFrom('forged'), 'the final state is another'],
    ['outcome', { winners: [0], losers: [1], reason: { id: 'because' } }, 'the outcome is another'],
    ['links', [], 'the game is not over'],
  ] as const)('names the problem of a wrong %s', (part, value, problem) => {
    expect(problemOf({ ...record, [part]: value })).toContain(problem);
  });

  it.each(Object.keys(diced))('needs its %s', (part) => {
    const rest = Object.fromEntries(Object.entries(record).filter(([key]) => key !== part));
    expect(problemOf(rest)).not.toBe('genuine');
  });

  it('has no part that verification does not look at', () => {
    const [first, ...others] = record.links;
    for (const forged of [
      { ...record, note: 'added' },
      { ...record, links: [{ ...first, note: 'added' }, ...others] },
      { ...record, links: [{ ...first, entry: { ...first?.entry, note: 'added' } }, ...others] },
      { ...record, options: { ...record.options, note: 'added' } },
      { ...record, outcome: { ...record.outcome, note: 'added' } },
    ]) {
      expect(problemOf(forged)).not.toBe('genuine');
    }
  });
});

describe('a record', () => {
  it('of a game that is not over cannot be made', () => {
    const { match, links } = new Sitting(ticTacToe);
    expect(faultOf(() => recordOf(match, links)).why.id).toBe('game-not-over');
  });

  it('may say what people were called, one name for each seat; nothing else passes for names', () => {
    const { match, links } = new Sitting(ticTacToe, 2).playOut('named');
    const named = recordOf(match, links, ['Ann', '']);
    expect(verify(exampleGames, JSON.stringify(named))).toMatchObject({
      genuine: true,
      record: { names: ['Ann', ''] },
    });
    for (const names of [['Ann'], ['Ann', 7], 'Ann', ['Ann', 'x'.repeat(201)], null])
      expect(problemOf({ ...named, names })).toContain('names');
  });

  it('of a game that cheats with its own rules does not verify', () => {
    const loaded = { ...liarsDice, setup: () => ({ cups: [[1], [1]], lastLoser: seatAt(0) }) };
    const record = recordFrom(new Sitting(loaded, 2).playOut('cheat'));
    expect(problemOf(record)).not.toBe('genuine');
    expect(verify([anyGame(loaded)], record).genuine).toBe(true);
  });
});
