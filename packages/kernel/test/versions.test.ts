import {
  anyGame,
  defineGame,
  type Game,
  one,
  recordOf,
  restore,
  restoreMatch,
  rulebook,
  seatAt,
  verify,
  viewOf,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { Sitting } from './matches.ts';
import { asks, askTo, faultOf, type Small, say, smallGame } from './small-games.ts';

/** The first version kept its log as one text, and called its only step by another name. */
interface Old {
  facts: { text: string };
  options: object;
  events: Record<string, never>;
  view: object;
}

const old = rulebook<Old>();

const first = defineGame<Old>({
  name: 'small',
  version: 1,
  seats: { min: 2, max: 2 },
  options: () => ({}),
  setup: () => ({ text: '' }),
  play: old.procedure('play', {
    query: old.asks({
      seat: (t) => seatAt(t.facts.text.length % 2),
      ask: () => one('say', ['a', 'b']),
      then: (t, _, letter) => {
        t.facts.text += letter;
        return t.facts.text.length < 4 ? 'query' : undefined;
      },
    }),
    over: (t) => {
      t.end({ winners: [], losers: [], reason: { id: 'over' } });
      return undefined;
    },
  }),
  procedures: [],
  view: ({ facts }) => facts,
});

type Migrations = NonNullable<Game<Small>['migrations']>;

/** From a text to a list of letters. */
const lettered: Migrations[number] = (state) => {
  const facts = Object(state['facts']);
  return { ...state, facts: { log: [...String(facts.text)] } };
};

/** A hidden number for each seat, and the step by its new name. */
const renamed: Migrations[number] = (state) => ({
  ...state,
  facts: { ...Object(state['facts']), hidden: [0, 0] },
  stack: JSON.parse(JSON.stringify(state['stack']).replaceAll('"query"', '"ask"')),
});

function third(migrations: Migrations): Game<Small> {
  return smallGame(
    {
      ask: asks({
        seat: (t) => seatAt(t.facts.log.length % 2),
        ask: () => one('say', ['a', 'b']),
        then: (t, _, letter) => {
          t.facts.log.push(letter);
          return t.facts.log.length < 4 ? 'ask' : undefined;
        },
      }),
    },
    { version: 3, migrations },
  );
}

const current = third({ 1: lettered, 2: renamed });

function begun(): Sitting<Old> {
  const sitting = new Sitting(first);
  sitting.say(0, 'a');
  sitting.say(1, 'b');
  return sitting;
}

const stored = (): string => JSON.stringify(begun().match.state);

describe('a stored game of an older version', () => {
  it('is brought forward version by version, and goes on', () => {
    const state = restore(current, stored());
    expect(state).toMatchObject({ version: 3, facts: { log: ['a', 'b'], hidden: [0, 0] } });
    expect(viewOf(current, state, seatAt(0)).version).toBe(3);
    const { id } = askTo(state, 0);
    expect(id).toBe(3);
    say(current, state, 0, 'b');
    say(current, state, 1, 'a');
    expect(state.facts.log).toEqual(['a', 'b', 'b', 'a']);
    expect(state.outcome).not.toBeNull();
  });

  it('is migrated one step at a time, each told the state as the step before left it', () => {
    const seen: unknown[] = [];
    const watched = third({
      1: (state) => {
        seen.push(state['version']);
        return lettered(state);
      },
      2: (state) => {
        seen.push(state['version'], state['facts']);
        return renamed(state);
      },
    });
    restore(watched, stored());
    expect(seen).toEqual([1, 2, { log: ['a', 'b'] }]);
  });

  it('is left as it was stored', () => {
    const state: unknown = JSON.parse(stored());
    restore(
      third({
        1: (given) => {
          Object.assign(Object(given['facts']), { text: 'spoiled' });
          return lettered(given);
        },
        2: renamed,
      }),
      state,
    );
    expect(JSON.stringify(state)).toBe(stored());
  });

  it('is loaded without migrations when it is of this version', () => {
    const never: Migrations[number] = () => expect.fail('migrated');
    const state = restore(current, stored());
    expect(restore(third({ 1: never, 2: never, 3: never }), state)).toEqual(state);
  });
});

describe('a state that cannot be brought to this version is corrupt', () => {
  const why = (game: Game<Small>, state: unknown): string => {
    const fault = faultOf(() => restore(game, state));
    expect(fault.code).toBe('corrupt-state');
    return fault.message;
  };
  const versioned = (version: unknown): unknown => ({ ...JSON.parse(stored()), version });

  it('when a migration is missing', () => {
    expect(why(third({ 1: lettered }), stored())).toContain('no way from version 2 to 3');
    expect(why(third({ 2: renamed }), stored())).toContain('no way from version 1 to 2');
    expect(why(smallGame({}, { version: 2 }), stored())).toContain('no way from version 1 to 2');
  });

  it('when it is of a newer version', () => {
    expect(why(current, versioned(4))).toContain("version 4 is newer than this program's 3");
  });

  it('when a migration fails, or makes something that is no state', () => {
    const failing: Migrations[number] = () => {
      throw new TypeError('what now?');
    };
    const migration = (step: Migrations[number]): Game<Small> => third({ 1: lettered, 2: step });
    expect(why(migration(failing), stored())).toContain('the migration from version 2 failed');
    expect(why(migration(failing), stored())).toContain('what now?');
    expect(
      why(
        migration(() => ({})),
        stored(),
      ),
    ).toContain('corrupt-state');
    expect(
      why(
        migration(({ dice: _, ...rest }) => renamed(rest)),
        stored(),
      ),
    ).toContain('dice');
  });

  it('when a migration leaves something that is not plain data', () => {
    const odd = (facts: object): Game<Small> =>
      third({
        1: lettered,
        2: (state) => {
          const made = renamed(state);
          return { ...made, facts: { ...Object(made['facts']), ...facts } };
        },
      });
    expect(why(odd({ extra: undefined }), stored())).toContain('extra');
    expect(why(odd({ extra: new Map() }), stored())).toContain('extra');
  });

  it.each([undefined, null, '1', 1.5, -1, 0, Number.NaN])('when its version is %s', (version) => {
    expect(why(current, versioned(version))).toContain('version');
  });
});

describe('a match of an older version', () => {
  const migrated = (): Sitting<Small> => {
    const before = begun();
    const sitting = new Sitting(current);
    sitting.links.push(...before.links);
    sitting.match = restoreMatch(current, JSON.parse(JSON.stringify(before.match)));
    return sitting;
  };

  it('goes on from where its chain ended, under the same commitment', () => {
    const before = begun().match;
    const { match } = migrated();
    expect(match).toMatchObject({
      length: before.length,
      head: before.head,
      commitment: before.commitment,
    });
    const sitting = migrated();
    expect(sitting.say(0, 'a').match.length).toBe(before.length + 1);
  });

  it('cannot be undone across the migration, but after it', () => {
    expect(begun().match.undo).not.toBeNull();
    const sitting = migrated();
    expect(sitting.match.undo).toBeNull();
    expect(faultOf(() => sitting.takeBack(1)).code).toBe('nothing-to-take-back');
    sitting.say(0, 'a');
    sitting.takeBack(0);
    expect(sitting.match.state.facts.log).toEqual(['a', 'b']);
  });

  it('has a record that is not called altered: it says that the versions differ', () => {
    const sitting = migrated();
    sitting.say(0, 'a');
    sitting.say(1, 'a');
    const record = recordOf(sitting.match, sitting.links);
    expect(verify([anyGame(current)], record)).toEqual({
      genuine: false,
      problem: expect.stringContaining('version 1'),
    });
  });

  describe('whose version is listed as an earlier one', () => {
    /** Says more than the first version did, and has an option that it did not know. */
    const telling = (earlier: Game<Small>['earlier']): Game<Small> => ({
      ...third({ 1: lettered, 2: renamed }),
      options: () => ({ loud: true }),
      ...(earlier && { earlier }),
    });
    const known = telling({ 1: { options: () => ({}), event: () => null } });

    it('is found genuine, begun and ended under that version', () => {
      const sitting = begun();
      sitting.say(0, 'a');
      sitting.say(1, 'a');
      const record = recordOf(sitting.match, sitting.links);
      expect(record.finalVersion).toBeUndefined();
      expect(verify([anyGame(known)], record)).toMatchObject({ genuine: true });
      const other = { ...record, links: record.links.toSpliced(1, 1) };
      expect(verify([anyGame(known)], other)).toMatchObject({ genuine: false });
    });

    it('is found genuine, taken over in the middle, to its final state', () => {
      const before = begun();
      const sitting = new Sitting(known);
      sitting.links.push(...before.links);
      sitting.match = restoreMatch(known, {
        ...JSON.parse(JSON.stringify(before.match)),
        state: { ...JSON.parse(stored()), options: { loud: true } },
      });
      expect(sitting.match.state.begun).toBe(1);
      sitting.say(0, 'a');
      sitting.say(1, 'a');
      const record = recordOf(sitting.match, sitting.links);
      expect(record).toMatchObject({ version: 1, finalVersion: 3 });
      expect(verify([anyGame(known)], record)).toMatchObject({ genuine: true });
      const altered = { ...record, final: record.commitment };
      expect(verify([anyGame(known)], altered)).toMatchObject({
        problem: 'the final state is another',
      });
    });

    it('is not, where what it told is not put back into the old form', () => {
      const sitting = begun();
      sitting.say(0, 'a');
      sitting.say(1, 'a');
      const record = recordOf(sitting.match, sitting.links);
      const loud = telling({ 1: {} });
      expect(verify([anyGame(loud)], record)).toMatchObject({
        problem: 'these are not the options it was played with',
      });
    });
  });
});
