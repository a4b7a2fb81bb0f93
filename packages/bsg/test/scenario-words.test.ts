import { anyGame } from '@starboard/kernel';
import { ledgerOf, parseScenarios, runScenario, spelled } from '@starboard/scenarios';
import { describe, expect, it } from 'vitest';
import { bsg } from '../src/index.ts';

const ledger = ledgerOf([
  { name: 'bsg', file: 'bsg.md', text: '- **BSG-1.1** Anything goes.\n', example: false },
]);

/** What is said of one scenario of three players, without its file and name. */
function said(body: string): string[] {
  const lines = body.trim().split('\n');
  const file = `game: bsg\nscenarios:\n  - scenario: S\n    rules: [BSG-1.1]\n${lines
    .map((line) => `    ${line}`)
    .join('\n')}`;
  const { scenarios, problems } = parseScenarios('f', file);
  const failed = scenarios.flatMap((it) => runScenario(it, [anyGame(bsg)], ledger));
  return [...problems, ...failed].map((it) => spelled(it).replace(/^f:\d+: S: /, ''));
}

/** What is said of facts at the beginning of an action. */
function saidOfFacts(facts: string): string[] {
  return said(`given: { facts: { at: action, ${facts} } }\nthen: { waiting: [0] }`);
}

const cannotBe = (what: string): string => `given.facts: such a table cannot be: ${what}`;

describe('a table of Battlestar Galactica', () => {
  it.each([
    ['nothing more', 'turn: 3'],
    [
      'all there is',
      'ships: { bow: { raider: 16, heavy-raider: 4, basestar: 2, viper: 8, civilian: 12 } }',
    ],
    ['a pilot', 'cast: [starbuck, tigh, zarek], ships: { bow: { pilots: [0] } }'],
    ['a Cylon, named shortly', 'players: { 1: { revealed: cylon, hand: [repair-1] } }'],
    ['two Cylons', 'players: { 1: { revealed: cylon }, 2: { revealed: sympathizer } }'],
    ['a stranded Helo', 'cast: [zarek, tigh, helo], players: { 2: { where: off-board } }'],
    [
      'words in another order',
      'skillDecks: { engineering: { draw: [] } }, destiny: [], players: [{ hand: [repair-1] }]',
    ],
  ])('can be: %s', (_, facts) => {
    expect(saidOfFacts(facts)).toEqual([]);
  });

  it.each([
    ['damged: [armory]', 'given.facts.damged: there is no fact "damged" (did you mean "damaged"?)'],
    ['jump: 6', 'given.facts.jump: 6 is not between 0 and 5'],
    ['jump: red', 'given.facts.jump: expected a whole number, found "red"'],
    ['resources: { food: 16 }', 'given.facts.resources.food: 16 is not between 0 and 15'],
    [
      'resources: { foot: 1 }',
      'given.facts.resources.foot: there is no resource "foot" (did you mean "food"?)',
    ],
    ['nukes: 3', 'given.facts.nukes: 3 is not between 0 and 2'],
    ['boarding: [4]', 'given.facts.boarding[0]: 4 is not between 0 and 3'],
    ['boarding: [0, 0, 0, 0, 0]', cannotBe('more centurions than there are')],
    ['sleeperDone: perhaps', 'given.facts.sleeperDone: expected true or false, found "perhaps"'],
    ['current: 3', 'given.facts.current: 3 is not between 0 and 2'],
    [
      'ships: { bow: { raider: 17 } }',
      'given.facts.ships.bow.raider: 17 are too many: only 16 are left',
    ],
    [
      'ships: { bow: { viper: 5 }, stern: { viper: 4 } }',
      'given.facts.ships.stern.viper: 4 are too many: only 3 are left',
    ],
    [
      'ships: { bow: { rider: 1 } }',
      'given.facts.ships.bow.rider: there is no ship "rider" (did you mean "raider"?)',
    ],
    [
      'ships: { prow: { raider: 1 } }',
      'given.facts.ships.prow: there is no sector "prow" (did you mean "bow"?)',
    ],
    [
      'ships: { bow: { civilian: [population-2, population-2, population-2] } }',
      'given.facts.ships.bow.civilian[2]: no "population-2" is left: all of them lie elsewhere',
    ],
    [
      'ships: { bow: { basestar: [[critical-hit], [critical-hit]] } }',
      cannotBe('basestar-damage: critical-hit 1 too many'),
    ],
    [
      'ships: { bow: { basestar: [[], [], []] } }',
      'given.facts.ships.bow.basestar: 3 are too many: only 2 are left',
    ],
    [
      'civilianPool: [empty, empty, empty]',
      'given.facts.civilianPool[2]: no "empty" is left: all of them lie elsewhere',
    ],
    ['vipers: { lost: 1 }', 'given.facts.vipers.lost: there is no box "lost"'],
    ['raptors: 5', 'given.facts.raptors: 5 are too many: only 4 are left'],
    ['damaged: [armory, armory]', cannotBe('damage: armory 1 too many')],
    ['damaged: [fuel]', cannotBe('a damage token that is no location')],
    ['damaged: [armory], damagePool: [armory]', cannotBe('damage: armory 1 too many')],
    [
      'basestarPool: [critical-hit, disabled-hangar, disabled-weapons]',
      cannotBe('basestar-damage: structural-damage 1 too few'),
    ],
    ['cast: [tigh, tigh, zarek]', cannotBe('two players have saul-tigh')],
    ['cast: [tigh, zarek]', 'given.facts: cast names 3 characters'],
    [
      'cast: [tigh, zarek, tyrell]',
      'given.facts.cast[2]: there is no character "tyrell" (did you mean "tyrol"?)',
    ],
    [
      'cast: [apollo, tigh, zarek], ships: { bow: { pilots: [0] } }, players: [{ where: command }]',
      'given.facts.players[0].where: is in a viper, too',
    ],
    [
      'cast: [apollo, tigh, zarek], ships: { bow: { pilots: [0] }, stern: { pilots: [0] } }',
      'given.facts.ships.stern.pilots[0]: seat 0 is in another viper, too',
    ],
    ['cast: [apollo, tigh, zarek], players: [{ where: off-board }]', cannotBe('seat 0 is nowhere')],
    [
      'cast: [tigh, zarek, roslin], ships: { bow: { pilots: [2] } }',
      cannotBe('seat 2 is in a viper and no pilot'),
    ],
    ['players: [{ where: caprica }]', cannotBe('seat 0 is at caprica and no revealed Cylon')],
    [
      'players: { 2: { where: command, revealed: cylon } }',
      cannotBe('seat 2 is at command and a revealed Cylon'),
    ],
    [
      'players: { 0: { revealed: cylon } }, titles: { president: 0 }',
      cannotBe('a revealed Cylon is president'),
    ],
    ['titles: { president: null }', cannotBe('nobody is president')],
    [
      'titles: { admiral: 1 }, players: { 1: { where: brig } }',
      cannotBe('the Admiral is in the Brig'),
    ],
    [
      'players: [{ superCrisis: inbound-nukes }]',
      cannotBe('seat 0 holds a Super Crisis card and is no revealed Cylon'),
    ],
    [
      'players: [{ loyalty: [cylon-brig] }, { loyalty: [cylon-brig] }]',
      cannotBe('more of cylon-brig than there are'),
    ],
    [
      'players: { 1: { revealed: cylon, faceUp: [cylon-brig], loyalty: [] } }, loyaltyDeck: [cylon-brig]',
      cannotBe('more of cylon-brig than there are'),
    ],
    [
      'players: [{ loyalty: [cylon] }]',
      'given.facts.players[0].loyalty[0]: there is no Loyalty card "cylon"',
    ],
    [
      'players: [{ hand: [repair-1, repair-11] }]',
      'given.facts.players[0].hand[1]: there is no skill card "repair-11" (did you mean "repair-1"?)',
    ],
    [
      'players: [{ hand: [declare-emergency-5] }], destiny: [declare-emergency-5]',
      'given.facts.destiny[0]: no "declare-emergency-5" is left: all of them lie elsewhere',
    ],
    [
      'players: [{ quorum: [arrest-order] }], quorumHand: [arrest-order, arrest-order]',
      'given.facts.quorumHand[1]: no "arrest-order" is left: all of them lie elsewhere',
    ],
    [
      'kept: [ambush], crisis: ambush',
      'given.facts.crisis: no "ambush" is left: all of them lie elsewhere',
    ],
    ['crisis: inbound-nukes', 'given.facts.crisis: there is no Crisis card "inbound-nukes"'],
    [
      'skillDecks: { politics: { top: [repair-1] } }',
      'given.facts.skillDecks.politics.top[0]: repair-1 is no politics card',
    ],
    [
      'skillDecks: { politics: { bottom: [] } }',
      'given.facts.skillDecks.politics.bottom: there is no part of a deck "bottom"',
    ],
    [
      'visited: [deep-space, deep-space, deep-space, deep-space, deep-space, deep-space]',
      'given.facts.visited[3]: no "deep-space" is left: all of them lie elsewhere',
    ],
    [
      'players: [{ spent: yes please }]',
      'given.facts.players[0].spent: expected true or false, found "yes please"',
    ],
    [
      'players: [{ were: command }]',
      'given.facts.players[0].were: there is no fact of a player "were" (did you mean "where"?)',
    ],
    [
      'players: { 3: { where: command } }',
      'given.facts.players.3: there is no seat 3, only 0 to 2',
    ],
    ['players: command', 'given.facts.players: expected a map, found "command"'],
    [
      'thisTurn: { acted: [raider-16] }',
      'given.facts.thisTurn.acted[0]: there is no ship "raider-16" (did you mean "raider-1"?)',
    ],
  ])('cannot be: %s', (facts, problem) => {
    expect(saidOfFacts(facts)).toEqual([problem]);
  });

  it.each([
    ['acton', 'given.facts.at: there is no moment "acton" (did you mean "action"?)'],
    [
      '{ activate: raider }',
      'given.facts.at.activate: there is no activation "raider" (did you mean "raiders"?)',
    ],
    [
      '{ resolve: [{ op: damage-galatica }] }',
      'given.facts.at.resolve[0].op: there is no operation "damage-galatica" (did you mean "damage-galactica"?)',
    ],
    [
      '{ resolve: [{ op: choose, by: current, options: [[{ op: kep }], []] }] }',
      'given.facts.at.resolve[0].options[0][0].op: there is no operation "kep" (did you mean "keep"?)',
    ],
    ['{ resolve: [], by: 7 }', 'given.facts.at.by: 7 is not between 0 and 2'],
    [
      '{ resolv: [] }',
      'given.facts.at.resolv: there is no part of a moment "resolv" (did you mean "resolve"?)',
    ],
  ])('begins at a moment there is: %s', (moment, problem) => {
    expect(said(`given: { facts: { at: ${moment} } }\nthen: { waiting: [0] }`)).toEqual([problem]);
  });

  it('is not known by any other name of an event', () => {
    expect(saidOfFacts('turn: 3')).toEqual([]);
    expect(said('given: { facts: { at: action } }\nthen: { no-events: [moves] }')).toEqual([
      'then.no-events[0]: there is no event "moves" (did you mean "moved"?)',
    ]);
  });
});

describe('words', () => {
  it.each([
    ['location', 'locaton'],
    ['executive-order-1', 'executive-ordr-1'],
    ['quorum arrest-order', 'quorum arest-order'],
    ['title:admiral', 'title:admirale'],
    ['fly port-bow', 'fly prot-bow'],
    ['attack bow raider', 'attak bow raider'],
    ['strategic-planning', 'stratgic-planning'],
    ['zarek', 'zarec'],
  ])('are known, and misspelt ones are not: %s', (word, misspelt) => {
    const body = (answer: string): string => `
given: { facts: { at: action, cast: [tyrol, tigh, roslin], players: [{ where: sickbay }] } }
when: [{ seat: 0, answer: '${answer}', refused: not-a-choice }]`;
    expect(said(body(word))).toEqual([]);
    expect(said(body(misspelt))).toEqual([
      expect.stringMatching(/^when\[0\].answer: there is no word "/),
    ]);
  });
});

describe('what is drawn next', () => {
  it.each([
    [
      'damage',
      '[armory, fuel]',
      '{ op: damage-galactica, count: 2 }',
      '{ type: galactica-damaged, data: { token: armory } }, { type: galactica-damaged, data: { token: fuel } }',
    ],
    [
      'civilians',
      '[empty, population-2]',
      '{ op: destroy-civilian, count: 2 }',
      '{ type: civilian-destroyed, data: { face: empty } }, { type: civilian-destroyed, data: { face: population-2 } }',
    ],
    [
      'cards',
      '[repair-2, executive-order-1]',
      '{ op: discard, who: current, count: 2, random: true }',
      '{ type: discarded, data: { cards: [repair-2, executive-order-1] } }',
    ],
    [
      'loyalty',
      '[cylon-brig]',
      '{ op: look-loyalty, by: current, of: president }',
      '{ type: loyalty-looked-at, data: { cards: [cylon-brig] } }',
    ],
  ])('is known by name: %s', (kind, names, effect, events) => {
    const body = `
given:
  facts:
    at: { resolve: [${effect}] }
    titles: { president: 1 }
    players: [{ hand: [repair-1, executive-order-1, repair-2] }, { loyalty: [not-a-cylon, cylon-brig] }]
  next: { ${kind}: ${names} }
  until: end
then: { events: [${events}] }`;
    expect(said(body)).toEqual([]);
  });

  it('is a basestar token, or the top of a deck that is made anew', () => {
    const basestar = `
given: { facts: { at: { resolve: [{ op: galactica-attacks }] }, ships: { bow: { basestar: 1 } } }, dice: [5], next: { basestar: [disabled-hangar] } }
then: { events: [{ type: basestar-damaged, data: { token: disabled-hangar } }] }`;
    expect(said(basestar)).toEqual([]);
    const crises = `
given: { facts: { at: crisis, cast: [roslin, tigh, zarek], crisisDeck: { draw: [], discard: [ambush, besieged, witch-hunt] } }, next: { crises: [witch-hunt, ambush] } }
then: { asks: [{ seat: 0, prompt: choose-crisis, choices: [witch-hunt, ambush] }] }`;
    expect(said(crises)).toEqual([]);
  });

  it('is for the reveal of a saboteur what the Cylon can choose from', () => {
    const body = `
given: { facts: { at: action, players: [{ loyalty: [cylon-damage] }] }, next: { damage: [armory, fuel, food, command, hangar-deck] } }
when: [{ seat: 0, answer: reveal }, { seat: 0, answer: use }]
then: { asks: [{ seat: 0, prompt: choose-damage, choices: [armory, fuel, food, command, hangar-deck] }] }`;
    expect(said(body)).toEqual([]);
  });

  it.each([
    [
      'damages: [armory]',
      'given.next.damages: there is no kind of draw "damages" (did you mean "damage"?)',
    ],
    [
      'damage: [armoury]',
      'given.next.damage[0]: there is no damage token "armoury" (did you mean "armory"?)',
    ],
    ['cards: [repair-2]', 'given.next.cards[0]: no "repair-2" is left: all of them lie elsewhere'],
    ['damage: [armory]', 'given.next: never drawn: "armory"'],
  ])('is a mistake: %s', (next, problem) => {
    expect(
      said(`given: { facts: { at: action }, next: { ${next} } }\nthen: { waiting: [0] }`),
    ).toEqual([problem]);
  });
});

describe('play stops', () => {
  it.each([
    ['receive', 'turn', ''],
    ['move', 'receive', ''],
    ['action', 'move', '{ seat: 0, answer: stay }'],
    ['crisis', 'action', '{ seat: 0, answer: pass }'],
    ['check', 'crisis', ''],
    ['activation', 'crisis', ''],
    ['preparation', 'crisis', ''],
    ['end', 'crisis', ''],
    ['hand-limits', 'end', ''],
    ['next-turn', 'end', ''],
    ['turn', 'end', ''],
  ])('before %s', (until, at, step) => {
    const body = `
given:
  facts: { at: ${at}, cast: [tyrol, tigh, zarek], crisis: prison-labor, players: [{ spent: true }, { spent: true }] }
  until: ${until}
when: [${step}]
then: { waiting: [] }`;
    expect(said(body)).toEqual([]);
  });

  it('after the text of a card, before its icons', () => {
    const body = (until: string): string => `
given:
  facts: { at: crisis, cast: [tyrol, tigh, zarek], crisis: prison-labor, jump: 1, destiny: [repair-1, repair-1, repair-1], players: [{ spent: true }, { spent: true }], ships: { bow: { basestar: 1 } } }
  until: ${until}
then: { events: [{ type: check-settled, times: 1 }], facts: { jump: 1 }, no-events: [activated] }`;
    expect(said(body('activation'))).toEqual([]);
    expect(said(body('end')).length).toBeGreaterThan(0);
  });
});

describe('numbers', () => {
  it('have names in events and views, and in answers', () => {
    const body = `
given: { facts: { at: move, cast: [zarek, tigh, tyrol], players: [{ where: command, hand: [repair-1, executive-order-2] }] } }
when:
  - seat: 0
    answer: press-room
  - seat: 0
    answer: [executive-order-2]
    then:
      events: [{ type: discarded, data: { seat: zarek, cards: [executive-order-2] } }]
      view: [{ of: 0, facts: { players: { 0: { hand: [repair-1] } }, titles: { admiral: tigh } } }]`;
    expect(said(body)).toEqual([]);
    expect(said(body.replace('hand: [repair-1] }', 'hand: [repair-2] }'))).toEqual([
      'when[1].then.view[0].facts.players.0.hand[0]: expected "repair-2", there was "repair-1"',
    ]);
    expect(said(body.replace('seat: zarek', 'seat: tigh'))).toEqual([
      'when[1].then.events[0]: expected discarded {"seat":"tigh","cards":["executive-order-2"]}, but data.seat: expected "tigh", there was "zarek"',
    ]);
  });

  it('have names for civilian ships', () => {
    const body = `
given: { facts: { at: { activate: raiders }, ships: { bow: { raider: 1, civilian: [empty, population-2] } } } }
when: [{ seat: 0, answer: population-2 }]
then: { events: [{ type: civilian-destroyed, data: { ship: population-2, face: population-2 } }] }`;
    expect(said(body)).toEqual([]);
  });
});

describe('a question with one answer', () => {
  it('can be shown to have had no other', () => {
    const body = `
given: { facts: { at: { resolve: [{ op: galactica-attacks }] }, ships: { bow: { raider: 1 } } }, dice: [1] }
then: { forced: [{ seat: 0, prompt: choose-target, answer: bow raider }] }`;
    expect(said(body)).toEqual([]);
    expect(
      said(body.replace('raider: 1 }', 'raider: 1, heavy-raider: 1 }')).length,
    ).toBeGreaterThan(0);
  });
});
