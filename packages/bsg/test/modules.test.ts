import {
  answer,
  anyGame,
  chanceOf,
  Fault,
  type Game,
  listAnswers,
  rearranged,
  restore,
  type StateOf,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import { examine, playTrial } from '@starboard/kernel/harness';
import { ledgerOf, parseScenarios, runScenario, spelled } from '@starboard/scenarios';
import { describe, expect, it } from 'vitest';
import {
  RELAY_STATION,
  type RelayView,
  relay,
  relayOf,
  SIGNAL_LOST,
  SIGNAL_OFFICER,
} from '../src/examples/relay.ts';
import {
  type Bsg,
  type BsgView,
  boxOf,
  bsg,
  bsgWith,
  DEFINITIONS,
  knownModules,
  type ModuleId,
  rulesOf,
  worldFrom,
  wrongCombination,
} from '../src/index.ts';
import { MODULES } from '../src/modules/index.ts';
import { PRINTED } from '../src/modules/printed.ts';

type State = StateOf<Bsg>;

const before = { ids: DEFINITIONS.crises.length, characters: DEFINITIONS.characters.length };
const game: Game<Bsg> = bsgWith([relay]);
const modules: ModuleId[] = [relay.id];
const CAST = ['galen-tyrol', 'saul-tigh', 'laura-roslin', 'kara-starbuck-thrace'];

function begun(seed: string, seats = 4): State {
  return start(game, { seats, seed: seedFrom(seed), options: { modules } }).state;
}

/** A game with a given cast, in the first turn. */
function inFirstTurn(seed: string): State {
  const options = { modules, characters: CAST };
  const { state } = start(game, { seats: 4, seed: seedFrom(seed), options });
  play(state, seed, ({ facts }) => facts.turn > 0);
  return state;
}

/** Plays at random until something holds, or the game is over. */
function play(state: State, seed: string, until: (state: State) => boolean): void {
  const chance = whims(seedFrom(seed));
  for (let i = 0; i < 5000 && state.outcome === null && !until(state); i++) {
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody can act');
    answer(game, state, open.seat, open.id, sampleAnswer(game, state, open, chance));
  }
}

describe('a module adds to the box', () => {
  const state = inFirstTurn('box');
  const { facts } = state;

  it('its title, held by the first in line and with an action', () => {
    expect(facts.titles[SIGNAL_OFFICER]).toBe(0);
    const own = inFirstTurn('box');
    own.facts.current = seatAt(0);
    play(own, 'title', ({ asks, facts: { current } }) =>
      asks.some(({ ask, seat }) => seat === 0 && current === 0 && ask.prompt === 'choose-action'),
    );
    const open = own.asks[0];
    expect(open?.ask).toMatchObject({ prompt: 'choose-action' });
    expect(open && 'of' in open.ask && open.ask.of).toContain(`title:${SIGNAL_OFFICER}`);
  });

  it('its board: a place people can move to, for a card, and use', () => {
    expect(boxOf(facts).locations).toContain(RELAY_STATION);
    const seen = new Set<string>();
    for (let i = 0; i < 40 && !seen.has('location-activated'); i++) {
      playTrial(
        game,
        { seats: 3, seed: seedFrom(`board ${i}`), options: { modules } },
        {
          events: (events) => {
            for (const { type, data } of events) {
              if (JSON.stringify(data).includes(RELAY_STATION)) seen.add(type);
            }
          },
        },
      );
    }
    expect([...seen].sort()).toEqual(['location-activated', 'moved']);
  });

  it('its skill deck, of which Destiny takes two cards as of every other (BSG-2.32)', () => {
    expect(Object.keys(facts.skills)).toContain('signals');
    expect(facts.destiny).toHaveLength(12);
    expect(facts.destiny.filter((card) => card >= 900)).toHaveLength(2);
  });

  it('its cards, each in its deck', () => {
    const { crises, quorum } = boxOf(facts);
    expect(crises).toContain('static-on-all-bands');
    expect(quorum).toContain('open-channel');
    expect(facts.crisis.draw).toHaveLength(71);
  });

  it('its answer to a question: the last jump comes sooner', () => {
    const { questions } = rulesOf(facts);
    expect(questions.lastJumpFrom).toBe(6);
    expect(rulesOf({ modules: [] }).questions.lastJumpFrom).toBe(8);
  });

  it('its step at the end of every turn, its pile and its ending', () => {
    const endings = new Set<string>();
    let heard = 0;
    for (let i = 0; i < 60; i++) {
      const own = begun(`ending ${i}`, 3);
      play(own, `ending ${i}`, () => false);
      heard = Math.max(heard, relayOf(own.facts).taken.flat().length);
      endings.add(own.outcome?.reason.id ?? '');
    }
    expect(heard).toBe(14);
    expect(endings).toContain(SIGNAL_LOST);
  });
});

describe('a module that is not in play', () => {
  it('leaves no trace: the same game, card by card', () => {
    const seed = seedFrom('without');
    const { state } = start(game, { seats: 4, seed });
    expect(state).toEqual(start(bsg, { seats: 4, seed }).state);
    expect(state.facts.parts).toEqual({});
    expect(Object.keys(state.facts.titles)).toEqual(['president', 'admiral']);
    expect(boxOf(state.facts).locations).not.toContain(RELAY_STATION);
    expect(viewOf(game, state, seatAt(0)).facts.parts).toEqual({});
  });

  it('can be looked up all the same: what is on the shelf is known', () => {
    expect(DEFINITIONS.crises).toHaveLength(before.ids + 1);
    expect(DEFINITIONS.characters).toHaveLength(before.characters);
  });
});

describe('with a module, everything that watches over a game watches over it', () => {
  for (const seats of [3, 4, 5]) {
    it(`invariants, leaks, determinism, restore and take-back hold, with ${seats} players`, () => {
      for (let i = 0; i < 2; i++) {
        const seed = seedFrom(`module ${seats} ${i}`);
        const result = examine(game, { seats, seed, noTells: true, options: { modules } });
        expect(result.violations).toEqual([]);
        expect(result.outcome).not.toBeNull();
      }
    });
  }

  it('a hidden pile that is told to everybody is found out', () => {
    const leaking: Game<Bsg> = {
      ...game,
      view: (state, viewer) =>
        Object.assign(game.view(state, viewer), { leak: relayOf(state.facts).intercepts }),
    };
    const found = Array.from({ length: 3 }, (_, i) =>
      examine(leaking, { seats: 4, seed: seedFrom(`leak ${i}`), options: { modules } }),
    ).some(({ violations }) => violations.some((it) => it.includes('leak')));
    expect(found).toBe(true);
  });

  it('a thing that is lost or doubled is noticed', () => {
    const state = begun('lost');
    relayOf(state.facts).intercepts.pop();
    expect(game.invariants?.(state).join()).toMatch(/intercepts: (noise|beacon|warning) 1 too few/);
    relayOf(state.facts).intercepts.push('beacon', 'beacon');
    expect(game.invariants?.(state).join()).toContain('beacon');
  });

  it('a pile that no zone declares is noticed', () => {
    const state = begun('undeclared');
    const careless = Object.assign(relayOf(state.facts), { sleeve: ['warning'] });
    relayOf(state.facts).intercepts.splice(careless.intercepts.indexOf('warning'), 1);
    expect(game.invariants?.(state)).toContain('no zone declares parts.relay.sleeve');
  });

  it('a stored game is taken up where it was', () => {
    const state = inFirstTurn('stored');
    expect(restore(game, JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('random play shows its cards, place, title and ending', () => {
    const own = ['crisis:static-on-all-bands', 'quorum:open-channel', 'card:clear-channel'];
    const all = [...own, `location:${RELAY_STATION}`, `ending:${SIGNAL_LOST}`];
    expect(game.coverage?.all({ variant: 'standard', characters: 'picked', modules })).toEqual(
      expect.arrayContaining(all),
    );
    const seen = new Set<string>();
    for (let i = 0; i < 80; i++) {
      playTrial(
        game,
        { seats: 3, seed: seedFrom(`seen ${i}`), options: { modules } },
        {
          events: (events) => {
            for (const event of events)
              for (const it of game.coverage?.of(event) ?? []) seen.add(it);
          },
        },
      );
    }
    expect(all.filter((it) => !seen.has(it))).toEqual([]);
  });
});

describe('a world imagined from a view', () => {
  function movingIn(seed: string): State {
    const state = inFirstTurn(seed);
    play(
      state,
      seed,
      ({ facts, asks }) =>
        relayOf(facts).taken.some((taken) => taken.length > 1) &&
        asks[0]?.ask.prompt === 'move-to' &&
        asks[0].seat === facts.current,
    );
    return state;
  }

  it('has the module in it: what the seat took is there, the rest lies somewhere', () => {
    const state = movingIn('world');
    const seat = state.facts.current;
    const view = viewOf(game, state, seat);
    const part = view.facts.parts[relay.id] as RelayView;
    const piles = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const chance = chanceOf({ seed: seedFrom(`w${i}`), at: 0 });
      const world = worldFrom(view, [0.3, 0.3, 0.3, 0.3], 'moving', chance);
      const { intercepts, taken } = relayOf(world.facts);
      expect(taken[seat]).toEqual(part.mine);
      expect(taken.map(({ length }) => length)).toEqual(part.taken);
      const there = [...intercepts, ...taken.flat()];
      expect(there.filter((it) => it === 'warning')).toHaveLength(2);
      expect(there).toHaveLength(14);
      piles.add(intercepts.join());
      const looks = viewOf(game, world, seat).facts;
      expect(looks.parts).toEqual(view.facts.parts);
      expect(looks.players[seat]).toEqual({ ...view.facts.players[seat] } satisfies object);
    }
    expect(piles.size).toBeGreaterThan(10);
  });

  it('can be played on', () => {
    const state = movingIn('played on');
    const { current } = state.facts;
    const view = viewOf<Bsg>(game, state, current) as { facts: BsgView } & ReturnType<
      typeof viewOf<Bsg>
    >;
    const chance = chanceOf({ seed: seedFrom('on'), at: 0 });
    const world = worldFrom(view, [0.3, 0.3, 0.3, 0.3], 'moving', chance);
    rearranged(game, world);
    const turn = world.facts.turn;
    play(world, 'on', ({ facts }) => facts.turn > turn + 4);
    expect(world.outcome !== null || world.facts.turn > turn + 4).toBe(true);
  });
});

describe('which modules can be played together, and by how many', () => {
  const refused = (options: Record<string, unknown>, seats = 4): unknown => {
    try {
      start(game, { seats, seed: seedFrom('refused'), options });
      return null;
    } catch (error) {
      return error instanceof Fault ? error.why : error;
    }
  };

  it('is said before the game: what is unknown, or too many, is refused by name', () => {
    expect(refused({ modules: ['relay'] })).toBeNull();
    expect(refused({ modules: ['lighthouse'] })).toEqual({
      id: 'option-modules-unknown',
      args: { module: 'lighthouse' },
    });
    expect(refused({ modules: ['base'] })).toMatchObject({ id: 'option-modules-unknown' });
    expect(refused({ modules: 'relay' })).toMatchObject({ id: 'option-modules' });
    expect(refused({ modules: ['relay'] }, 6)).toEqual({
      id: 'option-modules-players',
      args: { module: 'relay', min: 3, max: 5 },
    });
  });

  it('needs, excludes and numbers of players are data', () => {
    const known = [
      { id: 'base', seats: { min: 3, max: 6 } },
      { id: 'pegasus' },
      { id: 'new-caprica', needs: ['pegasus'], excludes: ['ionian-nebula'] },
      { id: 'cylon-leaders', needs: ['pegasus'], seats: { min: 4, max: 7 } },
      { id: 'ionian-nebula' },
    ] as const;
    const wrong = (chosen: ModuleId[], seats: number) => wrongCombination(known, chosen, seats);
    expect(wrong(['pegasus', 'new-caprica'], 5)).toBeNull();
    expect(wrong(['new-caprica'], 5)).toEqual({
      id: 'option-modules-need',
      args: { module: 'new-caprica', other: 'pegasus' },
    });
    expect(wrong(['pegasus', 'new-caprica', 'ionian-nebula'], 5)).toEqual({
      id: 'option-modules-exclude',
      args: { module: 'new-caprica', other: 'ionian-nebula' },
    });
    expect(wrong(['pegasus', 'cylon-leaders'], 3)).toMatchObject({ id: 'option-modules-players' });
    expect(wrong(['pegasus', 'cylon-leaders'], 7)).toBeNull();
    expect(wrong(['pegasus'], 7)).toEqual({ id: 'option-too-many-players', args: { max: 6 } });
    expect(wrong([], 2)).toMatchObject({ id: 'option-modules-players' });
  });
});

describe('what a module prints is known without its rules', () => {
  it('of every module that comes with the game', () => {
    const printed = MODULES.map(
      ({ id, needs, excludes, seats, only, compulsoryFor, content, without, endings }) => {
        return { id, needs, excludes, seats, only, compulsoryFor, content, without, endings };
      },
    );
    expect(PRINTED.map(({ id }) => id)).toEqual(['base', ...MODULES.map(({ id }) => id)]);
    expect(printed).toEqual(PRINTED.slice(1));
  });

  it('and of any other, once it is installed', () => {
    expect(knownModules().at(-1)).toMatchObject({ id: relay.id, endings: relay.endings });
    expect(() => bsgWith([relay])).toThrow('two modules are called "relay"');
  });
});

describe('scenarios speak of a module', () => {
  const ledger = ledgerOf([
    { name: 'bsg', file: 'bsg.md', text: '- **BSG-1.1** A.', example: true },
  ]);

  const WAITING = '{ waiting: [1] }';

  function said(facts: string, then: string): string[] {
    const body = `game: bsg
scenarios:
  - scenario: Listening
    rules: [BSG-1.1]
    given: { seats: 3, options: { modules: [relay] }, facts: { at: end, ${facts} } }
    when: [{ seat: 0, answer: listen }]
    then: ${then}`;
    const { scenarios, problems } = parseScenarios('f', body);
    const failed = scenarios.flatMap((it) => runScenario(it, [anyGame(game)], ledger));
    return [...problems, ...failed].map(spelled);
  }

  it('giving its facts and comparing with them', () => {
    const heard = '{ facts: { heard: [[warning], [], []] } }';
    expect(said('intercepts: [warning, beacon]', heard)).toEqual([]);
    expect(said('intercepts: [beacon]', heard).join()).toContain('warning');
  });

  it('and are told where they are wrong', () => {
    expect(said('intercepts: [beacn]', WAITING).join()).toContain('did you mean "beacon"?');
    const three = 'intercepts: [warning, warning, warning]';
    expect(said(three, WAITING).join()).toContain('warning 1 too many');
    expect(said('intercept: []', WAITING).join()).toContain('did you mean "intercepts"?');
  });
});

it('a seat that answers for the module is offered what it can answer', () => {
  const state = inFirstTurn('asked');
  play(state, 'asked', ({ asks }) => asks.some(({ ask }) => ask.prompt === 'listen'));
  const open = state.asks[0];
  if (open === undefined) throw new Error('nobody is asked');
  expect(listAnswers(game, state, open)).toEqual(['listen', 'wait']);
});
