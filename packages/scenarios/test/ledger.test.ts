import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverage, ledgerOf, readLedger, spelled, unknownRules } from '../src/index.ts';
import { inRepository } from './repository.ts';

const file = (name: string, text: string, example = false) => {
  return { name, file: `${name}.md`, text, example };
};

describe('the ledger of this repository', () => {
  it('is read whole, as an independent count of its lines says', async () => {
    const ledger = await readLedger(inRepository('rules'));
    const parts = ['roll', 'bsg-base', 'bsg-pegasus', 'bsg-exodus'];
    const counts = parts.map((name) => {
      const text = readFileSync(inRepository(`rules/${name}.md`), 'utf8');
      return text.split('\n- **').length - 1;
    });
    expect(ledger.problems.map(spelled)).toEqual([]);
    expect([...ledger.parts.keys()].sort()).toEqual([...parts].sort());
    expect(parts.map((name) => ledger.parts.get(name)?.length)).toEqual(counts);
    const { total, uncovered } = coverage(ledger, []);
    expect(total).toBe(counts.reduce((sum, count) => sum + count, 0));
    expect(Object.values(uncovered).flat()).toHaveLength(total);
  });
});

describe('a ledger', () => {
  it('is a list of numbered statements', () => {
    const ledger = ledgerOf([
      file('a', '# A\n\nWords.\n- **AB-1.1** First.\n- **AB-C2** Second. [note]\r\n- a point\n'),
      file('b', ''),
      file('toy', '- **TOY-1** Not counted.\n', true),
    ]);
    expect(ledger.parts.get('a')).toEqual([
      { id: 'AB-1.1', statement: 'First.', file: 'a.md', line: 4 },
      { id: 'AB-C2', statement: 'Second. [note]', file: 'a.md', line: 5 },
    ]);
    expect([...ledger.rules.keys()]).toEqual(['AB-1.1', 'AB-C2', 'TOY-1']);
    expect(ledger.problems).toEqual([]);
  });

  it('says which ids it has twice, and which lines are no rules', () => {
    const ledger = ledgerOf([
      file('a', '- **AB-1** First.\n- **AB-1** Again.\n- **AB 2** Odd.\n- **AB-3**\n'),
      file('b', '- **AB-1** Once more.\n'),
    ]);
    expect(ledger.problems.map(spelled)).toEqual([
      'a.md:2: the rule AB-1 is already in a.md:1',
      'a.md:3: is not of the form "- **ID** statement"',
      'a.md:4: is not of the form "- **ID** statement"',
      'b.md:1: the rule AB-1 is already in a.md:1',
    ]);
  });

  it('says when there is none', async () => {
    const ledger = await readLedger('nowhere');
    expect(ledger.problems.map(spelled)).toEqual([
      'nowhere:1: cannot be listed: there is no such file or folder',
    ]);
    expect(coverage(ledger, [])).toEqual({ total: 0, covered: 0, uncovered: {} });
  });
});

describe('coverage', () => {
  const ledger = ledgerOf([
    file('a', '- **AB-1** First.\n- **AB-2** Second.\n'),
    file('b', '- **BC-1** Third.\n'),
    file('toy', '- **TOY-1** Not counted.\n', true),
  ]);
  const by = (id: string) => ({ id, file: 'f', line: 3, scenario: 'S' });

  it('names what nobody names, by part, and every part', () => {
    expect(coverage(ledger, [by('AB-2'), by('AB-2'), by('TOY-1'), by('BC-1')])).toEqual({
      total: 3,
      covered: 2,
      uncovered: { a: ['AB-1'], b: [] },
    });
  });

  it('knows no other ids', () => {
    expect(unknownRules(ledger, [by('TOY-1'), by('AB-3')]).map(spelled)).toEqual([
      'f:3: S: unknown rule "AB-3" (did you mean "AB-1"?)',
    ]);
  });
});
