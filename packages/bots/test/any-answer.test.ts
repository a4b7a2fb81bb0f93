import { type Ask, amount, one, order, plan, some, whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { anyAnswer } from '../src/index.ts';

const asked = (ask: Ask) => ({ id: 1, window: null, ask, answered: false, answer: null });

describe('any answer', () => {
  it('is one the ask allows', () => {
    for (let i = 0; i < 50; i++) {
      const chance = whims(`answer ${i}`);
      expect([1, 2, 3]).toContain(anyAnswer(asked(one('one', [1, 2, 3])), chance));
      const many = anyAnswer(asked(some('some', [1, 2, 3, 4], { min: 1, max: 2 })), chance);
      expect(many).toSatisfy((it: number[]) => it.length >= 1 && it.length <= 2);
      expect(anyAnswer(asked(amount('amount', 2, 5)), chance)).toSatisfy(
        (it: number) => it >= 2 && it <= 5,
      );
      const all = anyAnswer(asked(order('order', ['a', 'b'])), chance) as string[];
      expect([...all].sort()).toEqual(['a', 'b']);
    }
  });

  it('does not guess at plans and constraints that only a game can judge', () => {
    expect(anyAnswer(asked(plan('plan', 'own', {})), whims('plan'))).toBeNull();
    const even = some('some', [1, 2, 3, 4], { min: 0, max: 4, constraint: 'even' });
    expect(anyAnswer(asked(even), whims('some'))).toBeNull();
  });
});
