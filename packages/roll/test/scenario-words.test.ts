import { anyGame, seedFrom, start } from '@starboard/kernel';
import { ledgerOf, parseScenarios, runScenario, spelled } from '@starboard/scenarios';
import { describe, expect, it } from 'vitest';
import { roll } from '../src/index.ts';

const ledger = ledgerOf([
  { name: 'roll', file: 'roll.md', text: '- **ROLL-1.1** Anything goes.\n', example: false },
]);

/** What is said of one scenario of two players, without its file and name. */
function said(body: string): string[] {
  const lines = body.trim().split('\n');
  const file = `game: roll\nscenarios:\n  - scenario: S\n    rules: [ROLL-1.1]\n${lines
    .map((line) => `    ${line}`)
    .join('\n')}`;
  const { scenarios, problems } = parseScenarios('f', file);
  const failed = scenarios.flatMap((it) => runScenario(it, [anyGame(roll)], ledger));
  return [...problems, ...failed].map((it) => spelled(it).replace(/^f:\d+: S: /, ''));
}

const options = 'options: { factions: [1, 6], homeWorlds: [old-earth, earths-lost-colony] }';

/** What is said of the first player's part of the table, before the phases. */
function saidOfPlayer(player: string): string[] {
  return said(
    `given: { ${options}, facts: { phases: [], players: [{ ${player} }] }, until: manage }\nthen: { waiting: [] }`,
  );
}

const cannotBe = (what: string): string => `given.facts: such a table cannot be: ${what}`;

describe('a table of Roll for the Galaxy', () => {
  it.each([
    ['nothing more', ''],
    ['dice and goods', 'cup: { home: 2, alien: 1 }, citizenry: [], goods: { old-earth: [] }'],
    ['a world and its good', 'tableau: [spice-world], goods: { spice-world: novelty }'],
    ['dice that only the goods of the other held', 'goods: {}, cup: { genes: 12 }'],
    ['a die that shows wild', 'rolled: [home explore, alien wild]'],
    ['another faction and home world', 'faction: 3, home: doomed-world'],
  ])('can be: %s', (_, player) => {
    expect(saidOfPlayer(player)).toEqual([]);
  });

  it.each([
    ['faction: 12', 'given.facts.players[0].faction: there is no faction "12" (did you mean "1"?)'],
    ['faction: first', 'given.facts.players[0].faction: there is no faction "first"'],
    [
      'faction: [1]',
      'given.facts.players[0].faction: expected the name of a faction, found a list',
    ],
    ['faction: 6', cannotBe('two seats have one faction')],
    [
      'home: old-eart',
      'given.facts.players[0].home: there is no home world "old-eart" (did you mean "old-earth"?)',
    ],
    ['home: earths-lost-colony', cannotBe('two seats have one home world')],
    ['credits: 15', 'given.facts.players[0].credits: 15 is not between 0 and 10'],
    ['credits: many', 'given.facts.players[0].credits: expected a whole number, found "many"'],
    ['chips: -1', 'given.facts.players[0].chips: -1 is not between 0 and 999'],
    ['rolled: [home wild]', 'given.facts.players[0].rolled[0]: a home die never shows wild'],
    [
      'rolled: [home shipp]',
      'given.facts.players[0].rolled[0]: there is no face "shipp" (did you mean "ship"?)',
    ],
    [
      'rolled: [hom ship]',
      'given.facts.players[0].rolled[0]: there is no colour "hom" (did you mean "home"?)',
    ],
    [
      'selected: shipp',
      'given.facts.players[0].selected: there is no phase "shipp" (did you mean "ship"?)',
    ],
    [
      'workers: { shipp: [home] }',
      'given.facts.players[0].workers.shipp: there is no phase "shipp" (did you mean "ship"?)',
    ],
    [
      'cup: { alien: 10 }',
      'given.facts.players[0].cup.alien: no alien die is left: all of them lie elsewhere',
    ],
    ['cup: home', 'given.facts.players[0].cup: expected a map, found "home"'],
    [
      'tableau: [spice-wurld]',
      'given.facts.players[0].tableau[0]: there is no tile "spice-wurld" (did you mean "spice-world"?)',
    ],
    [
      'develop: { tiles: [nanotechnology] }, settle: { tiles: [radioactive-world] }',
      'given.facts.players[0].settle.tiles[0]: nanotechnology and radioactive-world are the two sides of one tile',
    ],
    [
      'tableau: [nanotechnology, radioactive-world]',
      'given.facts.players[0].tableau[1]: nanotechnology and radioactive-world are the two sides of one tile',
    ],
    [
      'tableau: [spice-world], settle: { tiles: [spice-world] }',
      'given.facts.players[0].settle.tiles[0]: spice-world lies elsewhere, too',
    ],
    [
      'develop: { tils: [] }',
      'given.facts.players[0].develop.tils: there is no part of a construction zone "tils" (did you mean "tiles"?)',
    ],
    [
      'settle: { tiles: [old-earth] }',
      'given.facts.players[0].settle.tiles[0]: old-earth is no tile of the bag',
    ],
    [
      'goods: { spice-world: novelty }',
      cannotBe('seat 0: a good on spice-world, which is not there'),
    ],
    [
      'goods: { public-works: home }',
      'given.facts.players[0].goods.public-works: public-works is no world',
    ],
    [
      'goods: { earths-lost-colony: novelty }',
      cannotBe('seat 0: a good on earths-lost-colony, which is not there'),
    ],
    [
      'tableau: [spice-world], goods: { spice-world: [novelty, novelty] }',
      cannotBe('seat 0: 2 goods on spice-world'),
    ],
    [
      'god: {}',
      'given.facts.players[0].god: there is no fact of a player "god" (did you mean "goods"?)',
    ],
  ])('cannot be: %s', (player, problem) => {
    expect(saidOfPlayer(player)).toEqual([problem]);
  });

  it.each([
    ['at: manag', 'given.facts.at: there is no moment "manag" (did you mean "manage"?)'],
    ['phases: [shipp]', 'given.facts.phases[0]: there is no phase "shipp" (did you mean "ship"?)'],
    ['round: last', 'given.facts.round: expected a whole number, found "last"'],
    ['runde: 1', 'given.facts.runde: there is no fact "runde" (did you mean "round"?)'],
    [
      'phases: [], bag: [spice-world]',
      'given.facts: say where the rest of the tiles lies: rest: { seat, stack }',
    ],
    [
      'phases: [], bag: [spice-world, alien-research-ship], rest: { seat: 1, stack: settle }',
      'given.facts.bag[1]: alien-research-ship and spice-world are the two sides of one tile',
    ],
    [
      'phases: [], bag: [], rest: { seat: 2, stack: settle }',
      'given.facts.rest.seat: 2 is not between 0 and 1',
    ],
    ['phases: [], players: { 2: {} }', 'given.facts.players.2: there is no seat 2, only 0 to 1'],
    ['phases: [], players: [home]', 'given.facts.players[0]: expected a map, found "home"'],
  ])('cannot be: %s', (facts, problem) => {
    expect(said(`given: { ${options}, facts: { ${facts} } }\nthen: { waiting: [] }`)).toEqual([
      problem,
    ]);
  });
});

describe('what must hold between any two answers', () => {
  it('is that dice show what is on them', () => {
    const { state } = start(roll, { seed: seedFrom('faces'), seats: 2 });
    const [player] = state.facts.players;
    const [die] = player?.cup.splice(0, 1) ?? [];
    if (player === undefined || die === undefined) throw new Error('nobody has a die');
    player.rolled = [{ die, face: 'ship' }];
    expect(roll.invariants?.(state)).toEqual([]);
    player.rolled = [{ die, face: 'wild' }];
    expect(roll.invariants?.(state)).toEqual(['seat 0: a home die shows wild']);
  });
});

describe('words', () => {
  it.each([
    ['trade:home:rare@comet-zone', 'trade:home:rare@comit-zone'],
    ['consume:extra-home:novelty', 'consume:extra-hom:novelty'],
    ['home-2 from workers-ship', 'home-2 form workers-ship'],
    ['rare from good-spice-world', 'rare from good-spice-wrld'],
  ])('are known, and misspelt ones are not: %s', (word, misspelt) => {
    const body = (answer: string): string => `
given: { ${options}, facts: { at: assign, players: [{ rolled: [home ship] }, { rolled: [home ship] }] } }
when: [{ seat: 0, answer: '${answer}', refused: not-a-plan }]`;
    expect(said(body(word))).toEqual([]);
    expect(said(body(misspelt))).toEqual([
      expect.stringMatching(/^when\[0\].answer: there is no word "/),
    ]);
  });
});

describe('what is drawn next', () => {
  const scout = (next: string): string => `
given:
  ${options}
  facts: { phases: [explore], players: [{ workers: { explore: [home] } }, { citizenry: [] }] }
  next: { ${next} }
when:
  - { seat: 0, answer: { do: scout, colour: home, abandon: [] } }
then:
  events: [{ type: drew, data: { seat: 0, tiles: [spice-world] }, seen-by: 0, not-seen-by: 1 }]`;

  it('comes out of the bag, by either side', () => {
    expect(said(scout('tiles: [spice-world]'))).toEqual([]);
    expect(said(scout('tiles: [alien-research-ship]'))).toEqual([]);
  });

  it.each([
    [
      'tile: [spice-world]',
      'given.next.tile: there is no kind of draw "tile" (did you mean "tiles"?)',
    ],
    ['tiles: [old-earth]', 'given.next.tiles[0]: old-earth is no tile of the bag'],
    ['tiles: [spice-world, gem-world]', 'given.next: never drawn: "gem-world"'],
  ])('is a mistake: %s', (next, problem) => {
    expect(said(scout(next))).toEqual([problem]);
  });
});

describe('play stops', () => {
  it.each([
    ['roll', 'at: manage', ''],
    ['assign', 'at: roll', ''],
    ['reveal', 'at: assign', '{ seats: [0, 1], answer: { select: { die: home, phase: ship } } }'],
    ['explore', 'phases: [explore]', ''],
    ['develop', 'phases: [develop]', ''],
    ['settle', 'phases: [settle]', ''],
    ['produce', 'phases: [produce]', ''],
    ['ship', 'phases: [ship]', ''],
    ['manage', 'phases: []', ''],
    ['end', 'at: manage', ''],
  ])('before %s', (until, at, step) => {
    const rolled = at === 'at: assign' ? 'rolled: [home ship], ' : '';
    const player = `{ ${rolled}citizenry: [], goods: {} }`;
    const body = `
given: { ${options}, facts: { ${at}, players: [${player}, ${player}] }, until: ${until} }
when: [${step}]
then: { waiting: [] }`;
    expect(said(body)).toEqual([]);
  });
});

describe('numbers', () => {
  it('have names in events, asks and views', () => {
    const body = `
given:
  ${options}
  facts:
    phases: [develop]
    players: [{ develop: { tiles: [merchant-guild], dice: [military] }, workers: { develop: [home, novelty] }, citizenry: [rare] }]
  until: manage
then:
  events:
    - { type: completed, data: { tile: merchant-guild, paid: { count: 3, includes: [military, novelty, home] } } }
    - { type: worker-placed, data: { seat: 0 }, times: 2 }
  view: [{ of: 1, facts: { players: { 0: { citizenry: { count: 4, includes: [rare] } } } } }]`;
    expect(said(body)).toEqual([]);
    expect(said(body.replace('paid: { count: 3', 'paid: { count: 4'))).toEqual([
      'then.events[0]: expected completed {"tile":"merchant-guild","paid":{"count":4,"includes":["military","novelty","home"]}}, but data.paid.count: expected 4, there was 3',
    ]);
    expect(said(body.replace('includes: [rare]', 'includes: [alien]'))).toEqual([
      'then.view[0].facts.players.0.citizenry.includes: expected ["alien"] too, there was ["rare","military","home","novelty"]',
    ]);
  });
});
