import {
  type AskFor,
  amount,
  defineGame,
  END,
  type Json,
  one,
  order,
  restore,
  seatAt,
  some,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  asks,
  asksInTurn,
  asksSeat,
  begin,
  calls,
  faultOf,
  forward,
  notes,
  opens,
  procedure,
  type Steps,
  say,
  seats,
  smallGame,
  together,
} from './small-games.ts';

function logOf(steps: Steps, more: Parameters<typeof smallGame>[1] = {}): readonly Json[] {
  const { state } = begin(smallGame(steps, more));
  expect(state.outcome).not.toBeNull();
  return state.facts.log;
}

describe('steps', () => {
  it('are played in the order they are written', () => {
    expect(logOf({ z: notes(1), a: notes(2), m: notes(3) })).toEqual([1, 2, 3]);
  });

  it('loop by naming the step to go to', () => {
    const log = logOf({
      head: notes('head'),
      again: (t) => (t.facts.log.length < 3 ? 'head' : undefined),
      tail: notes('tail'),
    });
    expect(log).toEqual(['head', 'head', 'head', 'tail']);
  });

  it('leave the procedure, and only that one, by END', () => {
    const inner = procedure('inner', { one: notes(1), leave: () => END, never: notes('never') });
    const log = logOf(
      {
        run: (t) => {
          t.run(inner, {});
          return undefined;
        },
        after: notes(2),
      },
      { procedures: [inner] },
    );
    expect(log).toEqual([1, 2]);
  });

  it('take what is obvious as answered, and ask only where there is a choice', () => {
    const choosing = (ask: AskFor<Json>) =>
      asks<object, Json>({
        obvious: true,
        seat: () => seatAt(0),
        ask: () => ask,
        then(t, _, answer) {
          t.facts.log.push(answer);
          return undefined;
        },
      });
    const log = logOf({
      one: choosing(one('one', ['only'])),
      some: choosing(some('some', [1, 2], { min: 2 })),
      order: choosing(order('order', ['x'])),
      amount: choosing(amount('amount', 3, 3)),
    });
    expect(log).toEqual(['only', [1, 2], ['x'], 3]);
    for (const ask of [
      one('one', [1, 2]),
      some('some', [1, 2], { min: 1 }),
      order('order', [1, 2]),
      amount('amount', 1, 2),
    ]) {
      const { state } = begin(smallGame({ asked: choosing(ask) }));
      expect(state.asks.map((open) => open.ask)).toEqual([ask]);
    }
  });

  it('are skipped when they would ask nothing', () => {
    const log = logOf({
      skipped: asks({
        seat: () => seatAt(0),
        ask: () => null,
        then: (t) => {
          t.facts.log.push('never');
          return undefined;
        },
      }),
      after: notes('after'),
    });
    expect(log).toEqual(['after']);
  });
});

describe('run', () => {
  it('plays several procedures in the order named, before the next step', () => {
    const a = procedure('a', { one: notes('a1'), two: notes('a2') });
    const b = procedure('b', { one: notes('b1'), two: notes('b2') });
    const log = logOf(
      {
        first: (t) => {
          t.run(a, {});
          t.run(b, {});
          t.run(a, {});
          t.facts.log.push('first');
          return undefined;
        },
        second: notes('second'),
      },
      { procedures: [a, b] },
    );
    expect(log).toEqual(['first', 'a1', 'a2', 'b1', 'b2', 'a1', 'a2', 'second']);
  });

  it('plays what a run procedure runs before the next of its siblings', () => {
    const leaf = procedure('leaf', { one: notes('leaf') });
    const a = procedure('a', {
      one: (t) => {
        t.run(leaf, {});
        return undefined;
      },
      two: notes('a2'),
    });
    const b = procedure('b', { one: notes('b') });
    const log = logOf(
      {
        first: (t) => {
          t.run(a, {});
          t.run(b, {});
          return undefined;
        },
      },
      { procedures: [leaf, a, b] },
    );
    expect(log).toEqual(['leaf', 'a2', 'b']);
  });

  it('plays what is run before going on to a step that was named', () => {
    const a = procedure('a', { one: notes('a') });
    const log = logOf(
      {
        first: (t) => {
          t.run(a, {});
          return 'third';
        },
        second: notes('second'),
        third: notes('third'),
      },
      { procedures: [a] },
    );
    expect(log).toEqual(['a', 'third']);
  });

  it('gives each procedure its own locals', () => {
    const count = procedure<{ n: number }>('count', {
      down: (t, locals) => {
        locals.n -= 1;
        t.facts.log.push(locals.n);
        return locals.n > 0 ? 'down' : undefined;
      },
    });
    const log = logOf(
      {
        first: (t) => {
          t.run(count, { n: 2 });
          t.run(count, { n: 3 });
          return undefined;
        },
      },
      { procedures: [count] },
    );
    expect(log).toEqual([1, 0, 2, 1, 0]);
  });
});

describe('calls', () => {
  const answer = procedure<{ n: number }, number>('answer', {
    give: (t, { n }) => {
      t.give(n * 2);
      return undefined;
    },
  });

  it('hand the result to the step that called', () => {
    const log = logOf(
      {
        first: calls(answer, {
          with: () => ({ n: 21 }),
          then: (t, _, result) => {
            t.facts.log.push(result);
            return undefined;
          },
        }),
      },
      { procedures: [answer] },
    );
    expect(log).toEqual([42]);
  });

  it('may go on to any step with the result', () => {
    const log = logOf(
      {
        first: calls(answer, { with: () => ({ n: 1 }), then: () => 'third' }),
        second: notes('second'),
        third: notes('third'),
      },
      { procedures: [answer] },
    );
    expect(log).toEqual(['third']);
  });

  it('are skipped, with what follows them, when there is nothing to call with', () => {
    const log = logOf(
      {
        first: calls(answer, { with: () => null, then: () => 'third' }),
        second: notes('second'),
        third: notes('third'),
      },
      { procedures: [answer] },
    );
    expect(log).toEqual(['second', 'third']);
  });

  it('take null from a procedure that gave nothing, and the last of what it gave', () => {
    const mute = procedure<object, Json>('mute', { nothing: notes('mute') });
    const twice = procedure<object, Json>('twice', {
      first: (t) => {
        t.give('first');
        return undefined;
      },
      last: (t) => {
        t.give('last');
        return undefined;
      },
      more: notes('more'),
    });
    const noteResult = (t: { facts: { log: Json[] } }, _: object, result: Json): undefined => {
      t.facts.log.push({ result });
    };
    const log = logOf(
      {
        first: calls(mute, { with: () => ({}), then: noteResult }),
        second: calls(twice, { with: () => ({}), then: noteResult }),
      },
      { procedures: [mute, twice] },
    );
    expect(log).toEqual(['mute', { result: null }, 'more', { result: 'last' }]);
  });

  it('deliver the result only after whatever the procedure still runs', () => {
    const late = procedure('late', { one: notes('late'), ask: asksSeat(0, one('late', ['yes'])) });
    const hasty = procedure<object, string>('hasty', {
      give: (t) => {
        t.give('result');
        t.run(late, {});
        return END;
      },
    });
    const game = smallGame(
      {
        first: calls(hasty, {
          with: () => ({}),
          then: (t, _, result) => {
            t.facts.log.push(result);
            return undefined;
          },
        }),
      },
      { procedures: [late, hasty] },
    );
    const { state } = begin(game);
    expect(state.facts.log).toEqual(['late']);
    say(game, state, 0, 'yes');
    expect(state.facts.log).toEqual(['late', { seat: 0, answer: 'yes' }, 'result']);
  });

  it('do not take the result of something that was only run', () => {
    const other = procedure<object, string>('other', {
      give: (t) => {
        t.give('of the other');
        return undefined;
      },
    });
    const called = procedure<object, string>('called', {
      run: (t) => {
        t.give('own');
        t.run(other, {});
        return undefined;
      },
      more: notes('more'),
    });
    const log = logOf(
      {
        first: calls(called, {
          with: () => ({}),
          then: (t, _, result) => {
            t.facts.log.push(result);
            return undefined;
          },
        }),
      },
      { procedures: [called, other] },
    );
    expect(log).toEqual(['more', 'own']);
  });

  it('nest: a procedure may call itself, by its name', () => {
    interface Product {
      readonly n: number;
      below: number;
    }
    const factorial = procedure<Product, number>('factorial', {
      below: calls(forward<Product, number>('factorial'), {
        with: (_, { n }) => (n > 1 ? { n: n - 1, below: 1 } : null),
        then: (_, locals, result) => {
          locals.below = result;
          return undefined;
        },
      }),
      give: (t, { n, below }) => {
        t.give(n * below);
        return undefined;
      },
    });
    const log = logOf(
      {
        first: calls(factorial, {
          with: () => ({ n: 5, below: 1 }),
          then: (t, _, result) => {
            t.facts.log.push(result);
            return undefined;
          },
        }),
      },
      { procedures: [factorial] },
    );
    expect(log).toEqual([120]);
  });
});

describe('a result given in the middle of a step', () => {
  const noted = (t: { facts: { log: Json[] } }, _: object, result: Json): undefined => {
    t.facts.log.push({ result });
  };

  it('is kept while the step still asks the next seat in turn', () => {
    const round = procedure<object, Json>('round', {
      ask: asksInTurn({
        seats: (t) => t.seats,
        ask: () => one('in-turn', ['yes']),
        then: (t, _, __, seat) => {
          if (seat === 0) t.give('from the first seat');
          return undefined;
        },
      }),
    });
    const game = smallGame(
      { first: calls(round, { with: () => ({}), then: noted }) },
      { procedures: [round] },
    );
    const { state } = begin(game);
    say(game, state, 0, 'yes');
    say(game, state, 1, 'yes');
    expect(state.facts.log).toEqual([{ result: 'from the first seat' }]);
  });

  it('is kept while the window stays open, and is not taken by what the play runs', () => {
    const other = procedure<object, Json>('other', { step: notes('other') });
    const moment = procedure<object, Json>('moment', {
      open: opens({
        name: 'moment',
        seats: () => seats(0, 1),
        offers: (t) => (t.facts.log.length === 0 ? ['play'] : []),
        speak: 'in-turn',
        until: 'all-pass',
        play: (t) => {
          t.give('from the play');
          t.run(other, {});
          return undefined;
        },
      }),
    });
    const game = smallGame(
      { first: calls(moment, { with: () => ({}), then: noted }) },
      { procedures: [moment, other] },
    );
    const { state } = begin(game);
    say(game, state, 0, 'play');
    expect(state.facts.log).toEqual(['other', { result: 'from the play' }]);
  });
});

describe('the stack', () => {
  const inner = procedure<{ depth: number }, null>('inner', {
    enter: (_, locals) => {
      locals.depth += 1;
      return undefined;
    },
    ask: asks({
      seat: () => seatAt(0),
      ask: (_, { depth }) => one('how-deep', [depth]),
      then: (t, { depth }, answer) => {
        t.facts.log.push([depth, answer]);
        return undefined;
      },
    }),
    leave: notes('left'),
  });
  const outer = procedure<{ name: string }>('outer', {
    call: calls(inner, { with: () => ({ depth: 1 }) }),
    after: (t, { name }) => {
      t.facts.log.push(name);
      return undefined;
    },
  });
  const game = smallGame(
    {
      run: (t) => {
        t.run(outer, { name: 'outer locals' });
        return undefined;
      },
      end: notes('end'),
    },
    { procedures: [inner, outer] },
  );

  it('is part of the state: every running procedure, its next step and its locals', () => {
    const { state } = begin(game);
    expect(state.stack).toEqual([
      { procedure: 'play', step: 'end', locals: {}, pending: null },
      {
        procedure: 'outer',
        step: 'call',
        locals: { name: 'outer locals' },
        pending: { kind: 'call' },
      },
      { procedure: 'inner', step: 'ask', locals: { depth: 2 }, pending: null },
    ]);
  });

  it('is enough to go on from, in a state that was written down and read again', () => {
    const { state } = begin(game);
    const loaded = restore(game, JSON.stringify(state));
    say(game, loaded, 0, 2);
    expect(loaded.facts.log).toEqual([[2, 2], 'left', 'outer locals', 'end']);
    expect(loaded.stack).toEqual([]);
    expect(loaded.outcome).not.toBeNull();
  });
});

describe('rules that make no sense are broken rules', () => {
  const broken = (steps: Steps, more: Parameters<typeof smallGame>[1] = {}): string => {
    const fault = faultOf(() => begin(smallGame(steps, more)));
    expect(fault.code).toBe('broken-rules');
    return fault.message;
  };

  it('a step that names a step there is not', () => {
    expect(broken({ first: () => 'nowhere' })).toContain('"play" has no step "nowhere"');
  });

  it('also when something else would be played before that step', () => {
    const aside = procedure('aside', { ask: asksSeat(0, one('aside', ['yes'])) });
    const message = broken(
      {
        first: (t) => {
          t.run(aside, {});
          return 'nowhere';
        },
      },
      { procedures: [aside] },
    );
    expect(message).toContain('"play" has no step "nowhere"');
  });

  it('a procedure that the game does not list', () => {
    const secret = procedure('secret', { one: notes(1) });
    const message = broken({
      first: (t) => {
        t.run(secret, {});
        return undefined;
      },
    });
    expect(message).toContain('does not list the procedure "secret"');
  });

  it('a name that stands for no procedure', () => {
    const nothing = forward<object>('nothing');
    const says = 'does not list the procedure "nothing"';
    expect(broken({ call: calls(nothing, { with: () => ({}) }) })).toContain(says);
    const all = { seats: () => seats(0), with: () => ({}) };
    expect(broken({ part: together(nothing, all) })).toContain(says);
  });

  it('steps that go round for ever', () => {
    expect(broken({ round: () => 'round' })).toContain('never ends');
  });

  it('a play procedure that ends without an outcome', () => {
    expect(broken({ leave: () => END })).toContain('without an outcome');
  });

  it('a procedure without steps, and two of one name', () => {
    expect(faultOf(() => procedure('empty', {})).code).toBe('broken-rules');
    const game = smallGame({});
    const twin = procedure('play', { one: notes(1) });
    expect(faultOf(() => defineGame({ ...game, procedures: [twin] })).message).toContain(
      'two procedures named "play"',
    );
  });
});
