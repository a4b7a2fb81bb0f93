import { describe, expect, it } from 'vitest';
import { ledgerOf, parseScenarios, runScenario, spelled } from '../src/index.ts';
import { oddGame } from './odd-game.ts';

const text = '- **ODD-1** Anything goes.\n';
const ledger = ledgerOf([{ name: 'odd', file: 'odd.md', text, example: false }]);

function outcomeOf(body: string): string[] {
  const file = `game: odd\nscenarios:\n  - scenario: S\n    rules: [ODD-1]\n${body
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')}`;
  const { scenarios, problems } = parseScenarios('f', file);
  const failed = scenarios.flatMap((scenario) => runScenario(scenario, [oddGame], ledger));
  return [...problems, ...failed].map(spelled);
}

describe('a game with arrange and tell', () => {
  it('is arranged and told by name', () => {
    expect(
      outcomeOf('given: { facts: { temper: fine } }\nthen: { facts: { temper: fine } }'),
    ).toEqual([]);
    expect(outcomeOf('then: { facts: { temper: fine } }')).toEqual([
      'f:5: S: then.facts.temper: expected "fine", there was "calm"',
    ]);
  });

  it('may have names with dots', () => {
    expect(outcomeOf('then: { facts: { last.words: [] } }')).toEqual([]);
  });

  it('says itself what it cannot arrange', () => {
    expect(outcomeOf('given: { facts: { temper: 3 } }\nthen: { outcome: none }')).toEqual([
      'f:5: S: given.facts: temper is a word',
    ]);
  });
});

describe('a game that is over before anybody acts', () => {
  it('can be looked at, and not played', () => {
    const body = `
given: { facts: { temper: silent } }
then: { outcome: { reason: { id: silence } }, waiting: [] }`;
    expect(outcomeOf(body)).toEqual([]);
    expect(outcomeOf(`${body}\nwhen: [{ seat: 0, answer: 'yes' }]`)).toEqual([
      'f:7: S: when[0]: seat 0 is asked nothing (the game is over)',
    ]);
  });
});

describe('a seat that is asked several things', () => {
  it('must say what it answers', () => {
    expect(outcomeOf('when: [{ seat: 0, answer: yes }]\nthen: { waiting: [0, 1] }')).toEqual([
      'f:5: S: when[0]: seat 0 is asked first-word and other-word: say which with ask',
    ]);
  });

  it('answers what it says', () => {
    const body = `
when:
  - { seat: 0, ask: other-word, answer: 'no', then: { waiting: [0, 1] } }
  - { seat: 0, answer: 'yes', then: { waiting: [1] } }
  - { seat: 1, answer: 'yes' }
then:
  facts: { last.words: ['yes', 'no', 'yes'] }
  events:
    - { type: said, data: { seat: 0, word: 'yes' }, seen-by: 0, not-seen-by: [1, spectator] }
    - { type: said, data: { seat: 1 } }`;
    expect(outcomeOf(body)).toEqual([]);
    expect(
      outcomeOf(body.replace('data: { seat: 1 }', 'data: { seat: 1 }, seen-by: spectator')),
    ).toEqual([
      'f:13: S: then.events[1]: expected said {"seat":1} after said {"seat":0,"word":"yes"}, but a spectator did not see it',
    ]);
  });
});

describe('rules that break', () => {
  it('are reported where they do, in one line', () => {
    const body = `
given: { facts: { temper: angry } }
when:
  - { seat: 0, ask: first-word, answer: 'yes' }
  - { seat: 0, ask: other-word, answer: 'yes' }
  - { seat: 1, answer: 'yes' }
then: { outcome: none }`;
    expect(outcomeOf(body)).toEqual(['f:9: S: when[2]: the rules of odd broke: no more']);
  });

  it('are reported from a view, too', () => {
    const body = `
given: { facts: { temper: shy } }
then: { view: [{ of: 1, facts: { mood: shy } }] }`;
    expect(outcomeOf(body)).toEqual(['f:6: S: then.view[0].facts: the rules broke: does not look']);
  });

  it('are reported from the given', () => {
    expect(outcomeOf('given: { facts: { stuck: nowhere } }\nthen: { outcome: none }')).toEqual([
      'f:5: S: given: the rules of odd broke: broken-rules: "play" has no step "nowhere"',
    ]);
  });

  it('are reported when nobody is asked any more', () => {
    expect(
      outcomeOf('given: { facts: { stuck: waiting for nobody } }\nthen: { waiting: [] }'),
    ).toEqual(['f:5: S: given: after it nobody is asked anything']);
  });

  it('are reported when a refused answer changes something', () => {
    const body = `
given: { facts: { temper: sneaky } }
when:
  - { seat: 1, answer: 'maybe', refused: wrong-guess }`;
    expect(outcomeOf(body)).toEqual(['f:7: S: when[0]: was refused, and yet changed something']);
  });

  it('cannot pass for a refusal', () => {
    const body = `
given: { facts: { temper: angry } }
when:
  - { seat: 0, ask: first-word, answer: 'yes' }
  - { seat: 0, ask: other-word, answer: 'yes' }
  - { seat: 1, answer: 'yes', refused: broken-rules }`;
    expect(outcomeOf(body)).toEqual(['f:9: S: when[2]: the rules of odd broke: no more']);
  });
});
