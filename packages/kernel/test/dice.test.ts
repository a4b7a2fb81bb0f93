import { createCipheriv, createHash } from 'node:crypto';
import { liarsDice } from '@starboard/examples';
import {
  type Chance,
  chanceOf,
  commitmentOf,
  type Dice,
  type Json,
  one,
  pickWith,
  restore,
  rollDie,
  seedFrom,
  shuffleWith,
  start,
  type Table,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from './properties.ts';
import { asksSeat, begin, faultOf, type Small, say, smallGame } from './small-games.ts';

const diceOf = (seed: string, at = 0): Dice => ({ seed, at });

/** The next words of the stream, as they come. */
function words(dice: Dice, count: number): number[] {
  const chance = chanceOf(dice);
  return Array.from({ length: count }, () => chance.below(2 ** 32));
}

/** Words as bytes, lowest first: how RFC 8439 writes a keystream. */
function hex(stream: readonly number[]): string {
  const bytes = Buffer.alloc(stream.length * 4);
  for (const [i, word] of stream.entries()) bytes.writeUInt32LE(word, i * 4);
  return bytes.toString('hex');
}

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((b) => Buffer.from(b).toString('hex'));

describe('the stream of the dice', () => {
  // RFC 8439, appendix A.1: keystreams with an all-zero nonce.
  it.each([
    [
      '00'.repeat(32),
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      '00'.repeat(32),
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      `${'00'.repeat(31)}01`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('is ChaCha20 as RFC 8439 has it (key %s, block %i)', (key, block, keystream) => {
    expect(hex(words(diceOf(key, block * 16), 16))).toBe(keystream);
  });

  it('is what another ChaCha20 makes of the seed, at any place', () => {
    fc.assert(
      fc.property(seeds, fc.nat(5000), fc.integer({ min: 1, max: 600 }), (seed, at, count) => {
        const first = Math.floor(at / 16);
        const start = Buffer.alloc(16);
        start.writeUInt32LE(first, 0);
        const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), start);
        const stream = cipher.update(Buffer.alloc((at - first * 16 + count) * 4));
        expect(hex(words(diceOf(seed, at), count))).toBe(
          stream.subarray((at - first * 16) * 4).toString('hex'),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('goes on the same from wherever it was left', () => {
    fc.assert(
      fc.property(seeds, fc.nat(1500), (seed, at) => {
        const whole = words(diceOf(seed), 1600);
        const dice = diceOf(seed, at);
        expect(words(dice, 100)).toEqual(whole.slice(at, at + 100));
        expect(dice.at).toBe(at + 100);
      }),
      { numRuns: 50 },
    );
  });

  it('has no seam where it is cut into chunks, however many tables roll by turns', () => {
    const tables = Array.from({ length: 12 }, (_, i) => seedFrom(`table ${i}`));
    const alone = tables.map((seed) => words(diceOf(seed), 600));
    const dice = tables.map((seed) => diceOf(seed));
    const together = dice.map((): number[] => []);
    for (let turn = 0; turn < 600; turn++) {
      for (const [i, own] of dice.entries()) together[i]?.push(...words(own, 1));
    }
    expect(together).toEqual(alone);
    expect(new Set(alone.map((stream) => stream.join())).size).toBe(12);
  });
});

/** How far the counts are from equal: the sum that the chi-square tables are for. */
function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countOf(bins: number, draws: number, draw: () => number): number[] {
  const counts = Array.from({ length: bins }, () => 0);
  for (let i = 0; i < draws; i++) {
    const bin = draw();
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

describe('fairness', () => {
  // Bounds: chi-square at 99.9 %, for one degree of freedom less than there are bins.
  it.each([
    [2, 10.83],
    [6, 20.52],
    [8, 24.32],
    [20, 43.82],
  ])('of a die with %i sides', (sides, bound) => {
    const dice = diceOf(seedFrom('fair'));
    const counts = countOf(sides, 60_000, () => rollDie(dice, sides) - 1);
    expect(counts).toHaveLength(sides);
    expect(chiSquare(counts)).toBeLessThan(bound);
  });

  it('of numbers below a limit that the stream does not divide by', () => {
    // Three quarters of 2^32: without throwing words away the lower third would come twice as often.
    const chance = chanceOf(diceOf(seedFrom('limit')));
    const limit = 3 * 2 ** 30;
    const counts = countOf(3, 30_000, () => Math.floor(chance.below(limit) / 2 ** 30));
    expect(chiSquare(counts)).toBeLessThan(13.82);
  });

  it('of a shuffle: every order comes as often', () => {
    const chance = chanceOf(diceOf(seedFrom('shuffle')));
    const index = new Map<string, number>();
    const counts = countOf(24, 48_000, () => {
      const order = shuffleWith(chance, [...'abcd']).join('');
      const found = index.get(order) ?? index.size;
      index.set(order, found);
      return found;
    });
    expect(index.size).toBe(24);
    expect(chiSquare(counts)).toBeLessThan(49.73);
  });

  it('of a pick and of a draw', () => {
    const pick = chanceOf(diceOf(seedFrom('pick')));
    const picked = countOf(5, 50_000, () => pickWith(pick, [0, 1, 2, 3, 4]));
    expect(chiSquare(picked)).toBeLessThan(18.47);
    const game = smallGame({
      draw: (t) => {
        for (let i = 0; i < 50_000; i++) t.facts.log.push(t.draw([0, 1, 2, 3, 4]));
        return undefined;
      },
    });
    const { log } = begin(game, 1, { seed: seedFrom('draw') }).state.facts;
    expect(chiSquare(countOf(5, 50_000, () => Number(log.pop())))).toBeLessThan(18.47);
  });

  it("of the players' own whims", () => {
    const chance: Chance = whims('some player');
    expect(chiSquare(countOf(6, 60_000, () => chance.below(6)))).toBeLessThan(20.52);
  });
});

describe('at the table', () => {
  /** What a single step does with the table's dice. */
  function once(step: (t: { facts: Small['facts'] } & Throws) => void, seed = seedFrom('once')) {
    const game = smallGame({
      step: (t) => {
        step(t);
        return undefined;
      },
    });
    return begin(game, 2, { seed });
  }

  interface Throws {
    roll(sides: number): number;
    shuffle<T>(items: T[]): T[];
    pick<T>(items: readonly T[]): T;
    draw<T>(items: T[]): T;
  }

  it('dice, shuffles, picks and draws come from the seed alone', () => {
    const all = (t: Throws & { facts: Small['facts'] }): void => {
      t.facts.log.push(t.roll(6), t.shuffle([1, 2, 3, 4, 5]), t.pick([1, 2, 3]), t.draw([1, 2, 3]));
    };
    const log = (seed: string) => once(all, seed).state.facts.log;
    expect(log(seedFrom('a'))).toEqual(log(seedFrom('a')));
    expect(log(seedFrom('a'))).not.toEqual(log(seedFrom('b')));
  });

  it('a shuffle keeps what it shuffles, a draw takes one out, a pick leaves it in', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 20 }),
        (seed, items) => {
          once((t) => {
            const sorted = [...items].sort();
            expect([...t.shuffle([...items])].sort()).toEqual(sorted);
            const rest = [...items];
            const drawn = t.draw(rest);
            expect([...rest, drawn].sort()).toEqual(sorted);
            expect(rest).toEqual(items.filter((item) => item !== drawn));
            expect(items).toContain(t.pick(items));
          }, seed);
        },
      ),
    );
  });

  it('nothing can be picked or drawn from nothing, and no die has less than one side', () => {
    const wrong: ((t: Throws) => unknown)[] = [
      (t) => t.pick([]),
      (t) => t.draw([]),
      (t) => t.roll(0),
      (t) => t.roll(1.5),
      (t) => t.roll(Number.NaN),
      (t) => t.roll(2 ** 32 + 1),
    ];
    for (const step of wrong) {
      expect(faultOf(() => once((t) => void step(t))).code).toBe('broken-rules');
    }
  });

  it('a seed is 64 hex digits', () => {
    for (const seed of [
      '',
      'a'.repeat(63),
      'A'.repeat(64),
      'g'.repeat(64),
      `${'a'.repeat(64)}\n`,
    ]) {
      const fault = faultOf(() => start(liarsDice, { seed, seats: 2 }));
      expect([fault.code, fault.why.id]).toEqual(['bad-setup', 'seed-must-be-64-hex-digits']);
    }
  });

  it('what is committed to is the SHA-256 of the seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const sha = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
        expect(commitmentOf(seed)).toBe(sha);
      }),
    );
    expect(seedFrom('some text')).toBe(createHash('sha256').update('some text').digest('hex'));
  });
});

describe('loaded dice', () => {
  it('show what they were set to, then roll on by chance', () => {
    const dice: Dice = { ...diceOf(seedFrom('loaded')), loaded: [6, 1] };
    expect([rollDie(dice, 6), rollDie(dice, 6)]).toEqual([6, 1]);
    expect(dice).toEqual(diceOf(seedFrom('loaded')));
    expect(rollDie(dice, 6)).toBe(rollDie(diceOf(seedFrom('loaded')), 6));
  });

  it.each([0, 7, 1.5])('cannot show a face the die has not: %s', (face) => {
    const fault = faultOf(() => rollDie({ ...diceOf(seedFrom('x')), loaded: [face] }, 6));
    expect([fault.code, fault.why.id]).toEqual(['bad-setup', 'no-such-face']);
  });
});

describe('what is set to be drawn', () => {
  const tokens = (): string[] => ['fuel', 'food', 'armory', 'command'];

  /** What comes of drawing once these are set, and what of them was not drawn. */
  function drawn(draws: Json[], draw: (t: Table<Small>) => Json): { came: Json; left: unknown } {
    const game = smallGame({
      wait: asksSeat(0, one('draw', ['now'])),
      draw: (t) => {
        t.facts.log.push(draw(t));
        return undefined;
      },
    });
    const { state } = begin(game);
    if (draws.length > 0) state.dice.draws = draws;
    say(game, state, 0, 'now');
    return { came: state.facts.log[1] ?? null, left: state.dice.draws };
  }

  it('is drawn from the first list that holds it, and then anything is', () => {
    const draw = (t: Table<Small>) => [
      t.draw(tokens()),
      t.pick(['bow', 'stern']),
      t.draw(tokens()),
      t.draw(tokens()),
      t.draw(tokens()),
    ];
    const { came, left } = drawn(['armory', 'food', 'stern', 'keel'], draw);
    expect(came).toEqual(['armory', 'stern', 'food', expect.any(String), expect.any(String)]);
    expect(left).toEqual(['keel']);
    const rest = drawn([], (t) => [t.draw(tokens()), t.draw(tokens())]).came;
    expect(came).toEqual(['armory', 'stern', 'food', ...(rest as Json[])]);
  });

  it('may be named by some of what it is made of', () => {
    const ships = [{ face: 'empty' }, { face: 'full' }, { face: 'empty', where: { x: 1 } }];
    const named = [{ where: { x: 1 } }, { face: 'full' }];
    const { came, left } = drawn(named, (t) => [t.pick(ships), t.pick(ships)]);
    expect(came).toEqual([ships[2], ships[1]]);
    expect(left).toBeUndefined();
  });

  it('leaves the list it is drawn from, and is not only looked at', () => {
    const draw = (t: Table<Small>) => {
      const bag = tokens();
      return [t.pick(bag), bag.length, t.draw(bag), bag];
    };
    expect(drawn(['food', 'food'], draw).came).toEqual([
      'food',
      4,
      'food',
      ['fuel', 'armory', 'command'],
    ]);
  });

  it('comes first in a shuffle, in its order, and the rest is shuffled as ever', () => {
    const { came, left } = drawn(['command', 'keel', 'food'], (t) => t.shuffle(tokens()));
    const fair = drawn([], (t) => t.shuffle(tokens())).came as string[];
    const rest = fair.filter((it) => it !== 'command' && it !== 'food');
    expect(came).toEqual(['command', 'food', ...rest]);
    expect(left).toEqual(['keel']);
    const twice = drawn(['food', 'food', 'fuel'], (t) => t.shuffle(tokens()));
    expect((twice.came as string[]).slice(0, 2)).toEqual(['food', 'fuel']);
    expect(twice.left).toEqual(['food']);
  });

  it('is part of the state, stored and loaded with it', () => {
    const game = smallGame({ wait: asksSeat(0, one('draw', ['now'])) });
    const { state } = begin(game);
    state.dice.draws = ['armory', { face: 'full' }];
    expect(restore(game, JSON.stringify(state)).dice.draws).toEqual(state.dice.draws);
    const odd = { ...state, dice: { ...state.dice, draws: 'armory' } };
    expect(faultOf(() => restore(game, odd)).code).toBe('corrupt-state');
  });
});
