import { describe, expect, it } from 'vitest';
import { ledgerOf, parseScenarios, runScenario, spelled } from '../src/index.ts';
import { lottery } from './lottery.ts';

const text = '- **LOT-1** Anything goes.\n- **LOT-2** Anything else.\n';
const ledger = ledgerOf([{ name: 'lottery', file: 'lottery.md', text, example: false }]);

/** What is said of a file, from its third line on. */
function saidOf(file: string): string[] {
  const { scenarios, problems } = parseScenarios(
    'f',
    `game: lottery\ngiven: { facts: { at: 0 } }\n${file.trimStart()}`,
  );
  const failed = scenarios.flatMap((scenario) => runScenario(scenario, [lottery], ledger));
  return [...problems, ...failed].map(spelled);
}

/** What is said of one scenario, whose words begin in line 6. */
function saidOfOne(body: string): string[] {
  const lines = body.trim().split('\n');
  return saidOf(
    `scenarios:\n  - scenario: S\n    rules: [LOT-1]\n${lines.map((line) => `    ${line}`).join('\n')}`,
  );
}

describe('what is drawn next', () => {
  it('comes in that order', () => {
    const body = `
given: { next: { marbles: [gold, green, red] } }
when:
  - { everybody: pass }
  - { everybody: 'yes' }
  - { seat: 1, answer: red }
then:
  events:
    - { type: drew, data: { seat: 0, marbles: [gold] } }
    - { type: drew, data: { seat: 1, marbles: [green, red] } }`;
    expect(saidOfOne(body)).toEqual([]);
  });

  it('must all be drawn', () => {
    expect(
      saidOfOne('given: { next: { marbles: [blue, gold, gold] } }\nthen: { waiting: [1] }'),
    ).toEqual(['f:6: S: given.next: never drawn: "gold", "gold"']);
  });

  it('is of a kind and has a name that the game knows', () => {
    const said = (next: string): string[] =>
      saidOfOne(`given: { next: { ${next} } }\nthen: { waiting: [1] }`);
    expect(said('marble: [blue]')).toEqual([
      'f:6: S: given.next.marble: there is no kind of draw "marble" (did you mean "marbles"?)',
    ]);
    expect(said('marbles: [blue, glod]')).toEqual([
      'f:6: S: given.next.marbles[1]: there is no marble "glod" (did you mean "gold"?)',
    ]);
    expect(said('marbles: []')).toEqual(['f:6: S: given.next.marbles: is empty']);
  });
});

describe('play that stops', () => {
  it('waits for nobody, and everything before has happened', () => {
    const body = `
given: { until: end }
when:
  - { everybody: pass }
  - { everybody: 'yes', then: { waiting: [] } }
then:
  events: [{ type: kept }]
  no-events: [turn-ended]
  outcome: none`;
    expect(saidOfOne(body)).toEqual([]);
    expect(saidOfOne(body.replace('everybody: pass', 'seats: [1, 2], answer: pass'))).toEqual([]);
  });

  it('can stop before somebody would be asked, and nobody can go on', () => {
    const body = `
given: { until: blessing }
when:
  - { everybody: pass }
then: { waiting: [], asks: [{ seat: 0, prompt: bless }] }`;
    expect(saidOfOne(body)).toEqual([
      'f:9: S: then.asks[0]: expected seat 0 to be asked bless, but play has stopped',
    ]);
    expect(saidOfOne(body.replace('pass }', "pass }\n  - { seat: 0, answer: 'yes' }"))).toEqual([
      'f:9: S: when[1]: seat 0 is asked nothing (play has stopped)',
    ]);
    expect(saidOfOne(body.replace('pass }', 'pass }\n  - { seat: 0, answer: never }'))).toEqual([
      'f:9: S: when[1]: seat 0 is asked nothing (play has stopped)',
    ]);
  });

  it('must stop', () => {
    expect(saidOfOne('given: { until: end }\nthen: { waiting: [1] }')).toEqual([
      'f:6: S: given.until: play never came to "end"',
    ]);
  });

  it('stops at a moment the game knows, and not where it begins', () => {
    const said = (until: string): string[] =>
      saidOfOne(`given: { until: ${until} }\nthen: { waiting: [] }`);
    expect(said('endin')).toEqual([
      'f:6: S: given.until: lottery has no moment "endin" (did you mean "end"?)',
    ]);
    expect(said('nowhere')).toEqual([
      'f:6: S: given.until: the rules have no step "nowhere" of "turn"',
    ]);
    expect(said('beginning')).toEqual(['f:6: S: given.until: "beginning" is where it begins']);
  });
});

describe('a question with one answer', () => {
  const body = `
given: { next: { marbles: [blue] } }
then:
  forced: [{ seat: 0, prompt: keep-a-marble, answer: blue }]
  events: [{ type: kept, data: { marble: blue } }]`;

  it('is known not to have been put', () => {
    expect(saidOfOne(body)).toEqual([]);
    expect(saidOfOne(body.replace(', answer: blue', ''))).toEqual([]);
  });

  it('is another one', () => {
    expect(saidOfOne(body.replace('answer: blue', 'answer: red'))).toEqual([
      'f:8: S: then.forced[0]: expected "red" to be the only answer, it was 1',
    ]);
    expect(saidOfOne(body.replace('seat: 0, prompt', 'seat: 1, prompt'))).toEqual([
      'f:8: S: then.forced[0]: expected keep-a-marble to be left unasked of seat 1, only keep-a-marble of seat 0 was',
    ]);
  });

  it('belongs to the step in which it came up', () => {
    const later = `
when:
  - { everybody: pass, then: { forced: [{ seat: 0, prompt: keep-a-marble }] } }`;
    expect(saidOfOne(later)).toEqual([
      'f:7: S: when[0].then.forced[0]: expected keep-a-marble to be left unasked of seat 0, nothing was',
    ]);
  });
});

describe('everybody', () => {
  it('answers a question in turn, and what that brings about belongs together', () => {
    const body = `
when:
  - { everybody: pass, then: { waiting: [0] } }
  - everybody: 'yes'
    then: { events: [{ type: turn-ended, times: 1 }, { type: drew }], waiting: [1] }`;
    expect(saidOfOne(body)).toEqual([]);
  });

  it('is not asked for ever', () => {
    const body = `
when:
  - { everybody: pass }
  - { everybody: 'no' }
then: { waiting: [0] }`;
    expect(saidOfOne(body)).toEqual(['f:8: S: when[1]: bless is asked again and again']);
  });
});

describe('words nobody knows', () => {
  it('are not taken for answers that are refused, or choices that are not there', () => {
    const body = `
given: { next: { marbles: [blue] } }
when:
  - { seat: 1, answer: pas, refused: not-a-choice }
  - { seat: 1, answer: [gold, 'no', bleu-2, 3], refused: not-a-choice }
  - { seat: 1, answer: pass, then: { asks: [{ seat: 2, prompt: object, excludes: [pass green, 'gold:-1', redd] }] } }
then: { asks: [{ seat: 2, prompt: object, excludes: [yeah] }] }`;
    expect(saidOfOne(body)).toEqual([
      'f:8: S: when[0].answer: there is no word "pas" (did you mean "pass"?)',
      'f:9: S: when[1].answer[2]: there is no word "bleu" (did you mean "blue"?)',
      'f:10: S: when[2].then.asks[0].excludes[2]: there is no word "redd" (did you mean "red"?)',
      'f:11: S: then.asks[0].excludes[0]: there is no word "yeah" (did you mean "yes"?)',
    ]);
  });
});

describe('names', () => {
  it('are as good as the numbers in events and views', () => {
    const body = (marbles: string): string => `
given: { next: { marbles: [blue] } }
then:
  events: [{ type: drew, data: { marbles: ${marbles} } }]
  view: [{ of: 0, facts: { marbles: ${marbles} } }]`;
    for (const marbles of ['[blue]', '[1]', '{ 0: blue }', '{ includes: [blue], count: 1 }']) {
      expect(saidOfOne(body(marbles))).toEqual([]);
    }
    expect(saidOfOne(body('[green]'))).toEqual([
      'f:8: S: then.events[0]: expected drew {"marbles":["green"]}, but data.marbles.0: expected "green", there was "blue"',
      'f:9: S: then.view[0].facts.marbles[0]: expected "green", there was "blue"',
    ]);
    expect(saidOfOne(body('[green, red]'))[1]).toBe(
      'f:9: S: then.view[0].facts.marbles: expected ["green","red"], there was ["blue"]',
    );
    expect(saidOfOne(body('{ excludes: [blue] }'))[1]).toBe(
      'f:9: S: then.view[0].facts.marbles.excludes: expected no "blue", there was ["blue"]',
    );
  });

  it('are not given where there are none', () => {
    const body = 'then: { view: [{ of: 0, facts: { bag: blue } }] }';
    expect(saidOfOne(body)).toEqual([
      'f:6: S: then.view[0].facts.bag: expected "blue", there was 5',
    ]);
  });
});

describe('a table', () => {
  it('that cannot be is said to be one, and a mistake in it where it is', () => {
    expect(
      saidOfOne(
        'given:\n  facts:\n    bag: [red, red, red, red, red, red, red]\nthen: { waiting: [1] }',
      ),
    ).toEqual(['f:7: S: given.facts: such a table cannot be: too many marbles']);
    expect(
      saidOfOne('given:\n  facts:\n    bag:\n      - red\n      - rde\nthen: { waiting: [1] }'),
    ).toEqual(['f:10: S: given.facts.bag[1]: there is no marble "rde" (did you mean "red"?)']);
  });

  it('may be said in parts, of which those inside are put inside', () => {
    const body = `
given: { facts: { shelves: [[1], [2], [3]], shelves.0: [3, 3], shelves.2.0: 2, at: 1 } }
then: { facts: { shelves: { 0: [3, 3], 2: [2] } } }`;
    expect(saidOfOne(body)).toEqual([]);
    expect(saidOfOne(body.replace('shelves.0:', 'shelves.3:'))).toEqual([
      'f:6: S: given.facts.shelves.3: there is no such place in the list',
    ]);
    expect(saidOfOne(body.replace('shelves.2.0: 2', 'shelves.2.0.1: 2'))).toEqual([
      'f:6: S: given.facts.shelves.2.0.1: is inside a number',
    ]);
  });
});

describe('tables and variants', () => {
  const file = `
tables:
  one-left: { facts: { bag: [gold] }, next: { marbles: [gold] }, until: end }
scenarios:
  - scenario: The $last marble
    rules: [LOT-1]
    given: { table: one-left }
    when: [{ everybody: pass }, { everybody: 'yes' }]
    then:
      facts: { bag: [] }
      events: [{ type: drew, data: { marbles: [$last] } }]
    variants:
      - { with: { last: gold } }
      - name: of two
        with: { last: red }
        rules: [LOT-2]
        given: { facts: { bag: [red, blue] }, next: { marbles: [red] } }
        then: { facts: { bag: [1] } }
      - name: of none, looked at earlier
        with: { last: gold }
        given: { until: blessing }
        when: [{ everybody: pass }]`;

  it('are each a scenario of its own, over what they share', () => {
    expect(saidOf(file)).toEqual([]);
    const { scenarios } = parseScenarios('f', `game: lottery\n${file.trimStart()}`);
    expect(scenarios.map(({ name, line, rules }) => [name, line, rules])).toEqual([
      ['The gold marble', 13, ['LOT-1']],
      ['The red marble, of two', 14, ['LOT-1', 'LOT-2']],
      ['The gold marble, of none, looked at earlier', 19, ['LOT-1']],
    ]);
  });

  it('are left where a fact is said anew, parts of it and all', () => {
    const shelves = (own: string): string => `
tables:
  full: { facts: { shelves: [[1], [2], [3]], shelves.0: [3, 3], at: 1 } }
scenarios:
  - scenario: S
    rules: [LOT-1]
    given: { table: full, facts: { ${own} } }
    then: { facts: { shelves: { 0: [2], 2: [3] } } }`;
    expect(saidOf(shelves('shelves.0: [2]'))).toEqual([]);
    expect(saidOf(shelves('shelves.0.0: 2'))).toHaveLength(1);
    expect(saidOf(shelves('shelves: [[2], [2], [3]]'))).toEqual([]);
  });

  it('are told apart by line', () => {
    expect(saidOf(file.replace('bag: [1]', 'bag: [2]'))).toEqual([
      'f:19: The red marble, of two: then.facts.bag[0]: expected 2, there was 1',
    ]);
    expect(saidOf(file.replace('bag: [gold] }', 'bag: [glod] }'))[0]).toBe(
      'f:4: The gold marble: given.facts.bag[0]: there is no marble "glod" (did you mean "gold"?)',
    );
  });
});

describe('rules that let happen what must not', () => {
  it('are reported with the step after which it has', () => {
    const body = `
given: { facts: { bag: [gold, gold, gold, gold, gold] } }
when:
  - { everybody: pass }
  - { everybody: 'yes' }
  - { seat: 1, answer: gold }
  - { everybody: pass }
  - { everybody: 'yes' }
  - { seat: 2, answer: gold }
then: { waiting: [] }`;
    expect(saidOfOne(body)).toEqual([
      'f:13: S: when[5]: the rules of lottery broke: after it three golden marbles',
    ]);
  });
});
