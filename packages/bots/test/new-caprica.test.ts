import { type AgendaId, type BsgView, bsg, type PlayerView } from '@starboard/bsg';
import { one, type Seat, seatAt, seedFrom, some, start, viewOf, whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { aimOf, NO_DEEDS, shouldInfiltrate } from '../src/bsg/aims.ts';
import { leastUseful } from '../src/bsg/choices.ts';
import { activationHarm } from '../src/bsg/danger.ts';
import { newMemory } from '../src/bsg/memory.ts';
import { departureOdds, oddsNow, shipWorth } from '../src/bsg/planet.ts';
import { type Position, positionOf } from '../src/bsg/position.ts';
import { executionWorth } from '../src/bsg/stakes.ts';
import { botFor } from '../src/index.ts';

const modules = ['pegasus', 'new-caprica'] as const;

/** A table at which the first seat is the Admiral and human. */
function table() {
  for (let i = 0; i < 50; i++) {
    const { state } = start(bsg, {
      seats: 5,
      seed: seedFrom(`new caprica ${i}`),
      options: {
        modules,
        characters: ['saul-tigh', 'laura-roslin', 'galen-tyrol', 'ellen-tigh', 'tom-zarek'],
      },
    });
    const view = viewOf(bsg, state, seatAt(0));
    const own = view.facts.players[0]?.loyalty;
    if (own?.every((card) => card === 'not-a-cylon')) return view;
  }
  throw new Error('no human in fifty deals');
}

const view = table();

interface Scene {
  readonly phase: 'afar' | 'settled' | 'orbit';
  readonly locked?: readonly number[];
  readonly prepared?: readonly number[];
  readonly forces?: readonly string[];
  readonly resources?: Partial<BsgView['resources']>;
  readonly where?: string;
  readonly hand?: PlayerView['hand'];
}

/** The same table, with everybody somewhere else and the planet as told. */
function scene({ resources, where = 'resistance-hq', hand, ...planet }: Scene): BsgView {
  const { facts } = view;
  return {
    ...facts,
    resources: { ...facts.resources, ...resources },
    players: facts.players.map((player) => ({
      ...player,
      where,
      ...(hand !== undefined && player.seat === 0 && { hand }),
    })),
    parts: { 'new-caprica': { locked: [], prepared: [], forces: [], ...planet } },
  };
}

const NORMAL = { boldness: 1, distrust: 1, nerve: 0.5, salt: 1 };

function positionIn(facts: BsgView): Position {
  return positionOf({ ...view, facts }, newMemory(5), NORMAL, 'normal');
}

function decision(facts: BsgView, ask: Parameters<typeof asked>[0]) {
  const bot = botFor('bsg', 'normal');
  return bot?.decide({ ...view, facts }, asked(ask), null, whims('decision'));
}

const asked = (ask: ReturnType<typeof one> | ReturnType<typeof some>) => ({
  id: 1,
  window: null,
  ask,
  answered: false,
  answer: null,
});

describe('the odds of leaving New Caprica', () => {
  it('are certain with nothing left behind, and nothing with too much', () => {
    expect(departureOdds(scene({ phase: 'orbit' }), 0, 0)).toBe(1);
    // A ship costs at most 2 people, and no human is executed without morale to lose.
    expect(
      departureOdds(scene({ phase: 'orbit', resources: { population: 12 } }), 2, 0),
    ).toBeCloseTo(1);
    expect(departureOdds(scene({ phase: 'orbit', resources: { morale: 3 } }), 0, 3)).toBe(0);
  });

  it('count those who are still on the planet', () => {
    const ready = { phase: 'orbit', resources: { morale: 4 } } as const;
    expect(oddsNow(scene({ ...ready, where: 'command' }))).toBe(1);
    expect(oddsNow(scene({ ...ready, where: 'shipyard' }))).toBe(0);
  });

  it('make a ship worth more the fewer people there are', () => {
    const ships = [0, 1, 2, 3, 4, 5, 6, 7];
    const worth = (population: number): number =>
      shipWorth(scene({ phase: 'settled', locked: ships, resources: { population } }));
    expect(worth(5)).toBeGreaterThan(worth(10));
  });
});

describe('the Admiral', () => {
  const ask = one('choose-action', ['location', 'action:order-departure', 'pass'], {
    things: 'action',
  });

  it('leaves when all are aboard', () => {
    const facts = scene({ phase: 'orbit', where: 'weapons-control' });
    expect(decision(facts, ask)?.answer).toBe('action:order-departure');
  });

  it('does not leave when that would be the end', () => {
    const locked = [0, 1, 2, 3, 4, 5, 6, 7];
    const facts = scene({ phase: 'orbit', locked, resources: { population: 3 } });
    expect(decision(facts, ask)?.answer).not.toBe('action:order-departure');
  });
});

describe('before Galactica returns', () => {
  it('nothing is feared from ships, and something from the forces', () => {
    const facts = { ...scene({ phase: 'settled', locked: [1, 2], forces: ['shipyard'] }) };
    const near = { ...facts, raiders: facts.raiders.map(() => 'bow' as const) };
    expect(activationHarm(near, 'raiders')).toBe(0);
    expect(activationHarm(near, 'occupation-forces')).toBeGreaterThan(0.5);
  });

  it('humans make ships ready rather than hurry', () => {
    const locked = [0, 1, 2, 3, 4, 5];
    const facts = scene({ phase: 'settled', locked, resources: { population: 6 } });
    const ask = one('move-to', ['stay', 'shipyard', 'breeders-canyon', 'occupation-authority'], {
      things: 'move',
    });
    expect(decision(facts, ask)?.answer).toBe('shipyard');
  });
});

describe('Treachery', () => {
  // Cards from 200 on are those of Pegasus; Treachery are the last 26 of its 58.
  const treachery = 240;

  it('is what a human discards first', () => {
    const position = positionIn(scene({ phase: 'afar', hand: [0, treachery] }));
    expect(leastUseful(position, [0, treachery])).toEqual([treachery, 0]);
  });

  it('is not what a human draws', () => {
    const ask = one('choose-skill-to-draw', ['treachery', 'piloting'], { things: 'skill' });
    expect(decision(scene({ phase: 'afar' }), ask)?.answer).toBe('piloting');
  });
});

describe('an execution', () => {
  it('is good for whoever is a Cylon and bad for whoever is not', () => {
    const facts = scene({ phase: 'afar' });
    expect(executionWorth(facts, 2, 1)).toBeGreaterThan(0.5);
    expect(executionWorth(facts, 2, 0)).toBeLessThan(-1);
  });

  it('of the last morale is the end', () => {
    const facts = scene({ phase: 'afar', resources: { morale: 1 } });
    expect(executionWorth(facts, 2, 0)).toBeLessThan(-20);
  });
});

describe('somebody with an Agenda', () => {
  const at = (agenda: AgendaId, resources: Partial<BsgView['resources']>, distance = 0) =>
    aimOf({ ...scene({ phase: 'afar', resources }), distance }, agenda);

  it('is on the side that must win', () => {
    expect(at('genocide', {})).toBe(-1);
    expect(at('join-the-colonials', {})).toBe(1);
  });

  it('lets the fleet suffer as far as it must', () => {
    expect(at('convert-the-infidels', { food: 8, fuel: 8, morale: 8, population: 8 })).toBe(-1);
    expect(at('convert-the-infidels', { food: 3, fuel: 3, morale: 3, population: 3 })).toBe(1);
    expect(at('the-illusion-of-hope', {}, 5)).toBe(1);
    expect(at('the-illusion-of-hope', {}, 6)).toBe(-1);
  });

  it('walks among humans where that helps', () => {
    const facts = scene({ phase: 'afar' });
    const [me] = facts.players;
    if (me === undefined) throw new Error('nobody there');
    const led = (agenda: AgendaId): PlayerView => ({ ...me, agenda, standing: 'leader' });
    expect(shouldInfiltrate(facts, led('join-the-colonials'), NO_DEEDS)).toBe(true);
    expect(shouldInfiltrate(facts, led('genocide'), NO_DEEDS)).toBe(false);
  });
});

describe('asks that hardly ever come', () => {
  const facts = { ...scene({ phase: 'settled' }), quorumHand: ['eulogy', 'arrest-order'] as const };
  const rare = [
    one('destroy-scar', ['scar', 'others'], { things: 'word' }),
    one('choose-human-to-detain', [1 as Seat, 2 as Seat], { things: 'seat' }),
    one('choose-ship-to-damage', ['galactica', 'pegasus'], { things: 'board' }),
    some('discard-quorum-cards', [0, 1], {
      things: 'card',
      min: 1,
      max: 1,
      about: { deck: 'quorum', cards: ['eulogy', 'arrest-order'] },
    }),
  ];
  it.each(rare.map((ask) => ({ prompt: ask.prompt, ask })))('$prompt', ({ ask }) => {
    expect(['bot-unknown-ask', 'bot-stumbled']).not.toContain(decision(facts, ask)?.why.id);
  });

  it('damage goes to Pegasus while Galactica is whole', () => {
    const ask = one('choose-ship-to-damage', ['galactica', 'pegasus'], { things: 'board' });
    expect(decision(facts, ask)?.answer).toBe('pegasus');
  });
});
