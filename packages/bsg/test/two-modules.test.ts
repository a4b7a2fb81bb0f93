import { anyGame, type Game, seedFrom, start } from '@starboard/kernel';
import { examine } from '@starboard/kernel/harness';
import { ledgerOf, parseScenarios, runScenario, spelled } from '@starboard/scenarios';
import { describe, expect, it } from 'vitest';
import { relay } from '../src/examples/relay.ts';
import { type Bsg, bsgWith, MOMENTS, type Module, type ModuleId } from '../src/index.ts';
import type { Location } from '../src/table/vocabulary.ts';

/** A second module beside the relay: more players, other Loyalty cards, a place with a check. */
const watchtower: Module = {
  id: 'watchtower' as ModuleId,
  seats: { min: 3, max: 7 },
  content: {
    boards: [
      {
        id: 'watchtower' as 'galactica',
        reachedBy: 'humans',
        moveCost: 1,
        locations: [
          {
            id: 'watchtower' as Location,
            action: [{ op: 'check', name: null, difficulty: 5, skills: ['tactics'], pass: [] }],
          },
        ],
      },
    ],
  },
  answers: {
    loyaltyDeck: (players) => ({ cylon: 3, human: 2 * players - 3 }),
    shuffledIn: () => null,
    cylonDraw: () => ({ count: 2, different: true }),
  },
};

const game: Game<Bsg> = bsgWith([relay, watchtower]);
const modules = [watchtower.id];
const CAST = [
  'galen-tyrol',
  'saul-tigh',
  'laura-roslin',
  'kara-starbuck-thrace',
  'william-adama',
  'tom-zarek',
  'lee-apollo-adama',
];

describe('two modules at one table', () => {
  it('with everything that watches over a game', () => {
    const both = [relay.id, ...modules];
    for (let i = 0; i < 2; i++) {
      const seed = seedFrom(`both ${i}`);
      const options = { modules: both, characters: CAST.slice(0, 5) };
      const { violations, outcome } = examine(game, { seats: 5, seed, noTells: true, options });
      expect(violations).toEqual([]);
      expect(outcome).not.toBeNull();
    }
  });

  it('cannot give two skill cards the same number', () => {
    const kinds = (relay.content?.skillCards?.kinds ?? []).map((it) => ({ ...it, id: 'echo' }));
    const echo: Module = { id: 'echo' as ModuleId, content: { skillCards: { from: 905, kinds } } };
    expect(() => bsgWith([echo])).toThrow('two skill cards are number 905');
  });
});

describe('what a module answers', () => {
  it('can be a table of seven', () => {
    const options = { modules, characters: CAST };
    const seed = seedFrom('seven');
    const { violations, outcome } = examine(game, { seats: 7, seed, noTells: true, options });
    expect(violations).toEqual([]);
    expect(outcome).not.toBeNull();
  });

  it('decides alone what is shuffled into the Loyalty deck: nothing, and nothing in its place', () => {
    const options = { modules, characters: CAST.slice(0, 4) };
    const { state } = start(game, { seats: 4, seed: seedFrom('four'), options });
    // 3 + 5 cards, of which each of the four was dealt one.
    expect(state.facts.loyalty).toHaveLength(4);
  });

  it('can make Cylons draw cards of different skills (PEG-6.16)', () => {
    const body = `game: bsg
scenarios:
  - scenario: Two cards of different skills
    rules: [BSG-1.1]
    given:
      seats: 3
      options: { modules: [watchtower] }
      facts: { at: turn, players: [{ revealed: cylon, where: caprica, loyalty: [], faceUp: [cylon-morale] }] }
    when:
      - seat: 0
        answer: piloting
        then: { asks: [{ seat: 0, prompt: choose-skill-to-draw, choices: [politics, leadership, tactics, engineering] }] }
      - { seat: 0, answer: tactics }
    then: { facts: { players: { 0: { cards: 2, skills: { piloting: 1, tactics: 1 } } } }, asks: [{ seat: 0, prompt: move-to }] }`;
    const rules = '- **BSG-1.1** A.';
    const ledger = ledgerOf([{ name: 'bsg', file: 'bsg.md', text: rules, example: true }]);
    const { scenarios, problems } = parseScenarios('f', body);
    const failed = scenarios.flatMap((it) => runScenario(it, [anyGame(game)], ledger));
    expect([...problems, ...failed].map(spelled)).toEqual([]);
  });
});

it('standing orders can speak of the checks of a module', () => {
  expect(MOMENTS['location-check'].location).toMatchObject({
    of: expect.arrayContaining(['administration', 'watchtower']),
  });
});
