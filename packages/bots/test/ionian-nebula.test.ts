import type { BsgView, NebulaView, PlayerView, Trauma } from '@starboard/bsg';
import { one, type Seat, seatAt } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { noticed } from '../src/bsg/beliefs.ts';
import { newMemory } from '../src/bsg/memory.ts';
import { companyWorth, encounterWorth, relief } from '../src/bsg/nebula.ts';
import { answered, placed, positionIn, tableOf, told } from './scene.ts';

const view = tableOf(['exodus', 'ionian-nebula']);

type Ally = NebulaView['allies'][number];

const ally = (id: Ally['ally'], location: Ally['location'], more: Partial<Ally> = {}): Ally => ({
  ally: id,
  location,
  by: null,
  tokens: [null],
  met: false,
  ...more,
});

const CYLON: Partial<PlayerView> = {
  loyalty: ['cylon-brig'],
  faceUp: ['cylon-brig'],
  revealed: 'cylon',
  standing: 'cylon',
};

/** The nebula as told, with these tokens before the first seat. */
function scene(
  held: readonly Trauma[],
  nebula: Partial<NebulaView> = {},
  facts: Partial<BsgView> = {},
  me: Partial<PlayerView> = {},
): BsgView {
  // The part that goes by the module's name is what the module shows.
  const before = view.facts.parts['ionian-nebula'] as NebulaView;
  const part: NebulaView = {
    ...before,
    allies: [],
    held: before.held.map((tokens, seat) => (seat === 0 ? held : tokens)),
    ...nebula,
  };
  return told(view, { turn: 5, ...facts, parts: { 'ionian-nebula': part } }, me);
}

const BOTH = ['benevolent', 'antagonistic'] as const;
const three = (kind: Trauma): Trauma[] => [kind, kind, kind];

/** The second seat has been seen to do much that speaks against it. */
const ACCUSED = { evidence: [0, 5, -2, -2, -2] };

describe('trauma', () => {
  it('weighs when there are three tokens that will be held against one', () => {
    const weight = (facts: BsgView): number => relief(positionIn(view, facts));
    expect(weight(scene(three('antagonistic')))).toBeGreaterThan(
      2 * weight(scene(['antagonistic', 'antagonistic'])),
    );
    expect(weight(scene(three('benevolent')))).toBe(0);
    expect(weight(scene(three('benevolent'), {}, {}, CYLON))).toBeGreaterThan(0.4);
  });

  it('is discarded by what is held against one', () => {
    const ask = one('choose-trauma-to-discard', BOTH, { things: 'trauma', args: { count: 1 } });
    expect(answered(view, scene([...BOTH]), ask)).toBe('antagonistic');
    expect(answered(view, scene([...BOTH], {}, {}, CYLON), ask)).toBe('benevolent');
  });

  it('is kept where none of it will be', () => {
    const ask = one('may-discard-trauma', ['discard', 'keep'], {
      things: 'word',
      args: { count: 2 },
    });
    expect(answered(view, scene([...BOTH]), ask)).toBe('discard');
    expect(answered(view, scene(['benevolent']), ask)).toBe('keep');
  });
});

describe('an ally', () => {
  it('is sought where the token is known to help, and shunned where it is known to harm', () => {
    const known = (token: Trauma): number => {
      const it = ally('margaret-racetrack-edmondson', 'weapons-control', {
        by: seatAt(0),
        tokens: [token],
      });
      return companyWorth(positionIn(view, scene([], { allies: [it] })), 'weapons-control');
    };
    expect(known('benevolent')).toBeGreaterThan(0.5);
    expect(known('antagonistic')).toBeLessThan(0);
    expect(known('disaster')).toBe(0);
  });

  it('is trusted as far as whoever laid the token', () => {
    const laid = (by: Seat): number =>
      encounterWorth(
        positionIn(view, scene([]), ACCUSED),
        ally('sharon-boomer-valerii', 'armory', { by }),
      );
    expect(laid(seatAt(2))).toBeGreaterThan(laid(seatAt(1)) + 0.3);
  });

  it('is met once in a turn', () => {
    const it = ally('billy-keikeya', 'administration', { by: seatAt(0), tokens: ['benevolent'] });
    const thisTurn = { ...view.facts.thisTurn, used: ['meeting-ally'] };
    const met = scene([], { allies: [it] }, { thisTurn });
    expect(companyWorth(positionIn(view, met), 'administration')).toBe(0);
  });

  it('draws a human to a place that is of no other use', () => {
    const it = ally('sharon-boomer-valerii', 'armory', { by: seatAt(0), tokens: ['benevolent'] });
    const facts = scene(
      [],
      { allies: [it] },
      { raiders: [], civilians: [], boarding: [] },
      { hand: [] },
    );
    const ask = one('move-to', ['stay', 'armory', 'communications'], { things: 'move' });
    const there = { ...facts, players: placed({ ...view, facts }, 'command') };
    expect(
      answered(view, told({ ...view, facts: there }, {}, { where: 'command', hand: [] }), ask),
    ).toBe('armory');
  });

  it('is chosen by what the token is', () => {
    const allies = [
      ally('louis-hoshi', 'communications', { by: seatAt(0), tokens: ['antagonistic'] }),
      ally('anastasia-dee-dualla', 'communications', { by: seatAt(0), tokens: ['benevolent'] }),
    ];
    const ask = one('choose-ally', ['louis-hoshi', 'anastasia-dee-dualla'], { things: 'ally' });
    const basestars = view.facts.basestars.map(() => ({ sector: 'bow' as const, damage: [] }));
    expect(answered(view, scene([], { allies }, { basestars }), ask)).toBe('anastasia-dee-dualla');
  });

  it('is met after what one can do first', () => {
    const ask = one('meet-ally-first', ['meet', 'wait'], { things: 'word' });
    expect(answered(view, scene([]), ask)).toBe('wait');
  });

  it('gets what helps from a human who has little to fear, and what harms from a Cylon', () => {
    const ask = one('lay-trauma-on-ally', BOTH, {
      things: 'trauma',
      args: { ally: 'billy-keikeya' },
    });
    expect(answered(view, scene([...BOTH]), ask)).toBe('benevolent');
    const guilty = scene(
      [...three('antagonistic'), 'antagonistic', 'benevolent'],
      {},
      { distance: 7 },
    );
    expect(answered(view, guilty, ask)).toBe('antagonistic');
    expect(answered(view, scene([...BOTH], {}, {}, { loyalty: ['cylon-brig'] }), ask)).toBe(
      'antagonistic',
    );
  });

  it('speaks against whoever laid a bad token', () => {
    const facts = scene([]);
    const events = [
      {
        type: 'ally-arrived',
        data: { ally: 'billy-keikeya', location: 'administration', seat: 1 },
      },
      { type: 'ally-arrived', data: { ally: 'danna-biers', location: 'press-room', seat: 2 } },
      { type: 'ally-met', data: { seat: 3, ally: 'billy-keikeya', token: 'antagonistic' } },
      { type: 'ally-met', data: { seat: 3, ally: 'danna-biers', token: 'benevolent' } },
    ];
    const { evidence } = noticed(newMemory(5), events, { ...view, facts });
    expect(evidence[1]).toBeGreaterThan(0.2);
    expect(evidence[2]).toBeLessThan(-0.2);
  });

  it('replaced by one of several Cylons', () => {
    const ask = one('choose-cylon-for-ally', [seatAt(1), seatAt(2)], { things: 'seat' });
    expect([1, 2]).toContain(answered(view, scene([]), ask));
  });
});

describe('whoever is named by an ally', () => {
  const cain = (token: Trauma): Partial<NebulaView> => ({
    allies: [ally('helena-cain', 'command', { tokens: [token], met: true })],
  });
  const ask = one('name-a-character', [seatAt(1), seatAt(2), 'nobody'], {
    things: 'seat',
    args: { among: 'others' },
  });

  it('is executed only for good reason', () => {
    expect(answered(view, scene([], cain('benevolent')), ask)).toBe('nobody');
    const sure = {
      notes: [{ about: 'loyalty', seat: seatAt(1), card: 'cylon-brig', turn: 1 } as const],
    };
    expect(answered(view, scene([], cain('benevolent'), {}, sure), ask)).toBe(1);
  });
});

describe('the Crossroads', () => {
  const lay = (card: string, of: readonly Trauma[] = BOTH) =>
    one('lay-trauma-on-crossroads', of, { things: 'trauma', args: { deck: 'crossroads', card } });
  const choose = (card: string) =>
    one('choose-crossroads-result', BOTH, { things: 'trauma', args: { deck: 'crossroads', card } });
  const basestars = view.facts.basestars.map(() => ({ sector: 'bow' as const, damage: [] }));
  const raiders = view.facts.raiders.map((_, i) => (i < 8 ? ('bow' as const) : null));

  it('are passed without new trauma by whoever can', () => {
    expect(answered(view, scene([...BOTH]), lay('the-opera-house'))).toBe('antagonistic');
    expect(answered(view, scene([]), choose('the-opera-house'))).toBe('antagonistic');
    // What somebody does not have cannot be laid.
    expect(answered(view, scene(['benevolent']), lay('the-opera-house', ['benevolent']))).toBe(
      'benevolent',
    );
  });

  it('are a matter of sides', () => {
    const facts = { basestars, raiders, civilians: [] };
    const scanned = lay('miraculous-return');
    expect(answered(view, scene([...BOTH], {}, { ...facts, raiders: [] }), scanned)).toBe(
      'benevolent',
    );
    expect(answered(view, scene([...BOTH], {}, { ...facts, raiders: [] }, CYLON), scanned)).toBe(
      'antagonistic',
    );
  });

  it('rid somebody who is in danger of what would be held against him', () => {
    const guilty = [...three('antagonistic'), 'benevolent'] as const;
    expect(answered(view, scene(guilty, {}, { distance: 8 }), lay('testimony'))).toBe(
      'antagonistic',
    );
  });

  it('name whoever should bear it', () => {
    const resolving: Partial<NebulaView> = {
      phase: 'crossroads',
      resolved: [seatAt(0)],
      dealt: view.facts.players.map((_, i) => (i === 0 ? ['testimony' as const] : [])),
      laid: view.facts.players.map((_, i) => (i === 0 ? ['antagonistic' as const] : [])),
    };
    const ask = one('name-a-character', [seatAt(1), seatAt(2)], {
      things: 'seat',
      args: { among: 'other-players' },
    });
    // Trauma for a Cylon player may get that one out of the way.
    const players = view.facts.players.map((player) =>
      player.seat === 1
        ? { ...player, revealed: 'cylon' as const, standing: 'cylon' as const }
        : player,
    );
    expect(answered(view, scene([], resolving, { players }), ask)).toBe(1);
  });
});

describe('what an ally does to ships', () => {
  const raiders = view.facts.raiders.map((_, i) =>
    i < 4 ? ('bow' as const) : i === 4 ? ('stern' as const) : null,
  );

  it('is done where most of them are', () => {
    const allies = [ally('leoben-conoy', 'communications', { tokens: ['benevolent'], met: true })];
    const ask = one('name-a-sector', ['stern', 'bow', 'port-bow'], { things: 'sector' });
    expect(answered(view, scene([], { allies }, { raiders }), ask)).toBe('bow');
  });

  it('brings home the civilian ship that is most in danger', () => {
    const allies = [ally('louis-hoshi', 'communications', { tokens: ['benevolent'], met: true })];
    const civilians = [
      { ship: 1, sector: 'port-bow' as const },
      { ship: 2, sector: 'bow' as const },
    ];
    const ask = one('choose-civilian', [1, 2], { things: 'civilian' });
    expect(answered(view, scene([], { allies }, { raiders, civilians }), ask)).toBe(2);
  });
});

describe('another Loyalty card at the Crossroads', () => {
  it('goes to somebody suspicious, who can become no worse', () => {
    const resolving: Partial<NebulaView> = {
      phase: 'crossroads',
      resolved: [seatAt(0)],
      dealt: view.facts.players.map((_, i) => (i === 0 ? ['strange-music' as const] : [])),
      laid: view.facts.players.map((_, i) => (i === 0 ? ['antagonistic' as const] : [])),
    };
    const ask = one('name-a-character', [seatAt(0), seatAt(1), seatAt(2)], {
      things: 'seat',
      args: { among: 'humans-with-loyalty' },
    });
    const facts = scene([], resolving, { loyaltyDeck: 3 });
    expect(answered(view, facts, ask, ACCUSED)).toBe(1);
  });
});

describe('the Trial', () => {
  const ask = one('choose-condemned', [seatAt(0), seatAt(1), seatAt(2)], { things: 'seat' });

  it('has a human President send away whoever is most suspicious', () => {
    expect(answered(view, scene([]), ask, ACCUSED)).toBe(1);
  });

  it('has a Cylon in that office send away whoever is least', () => {
    const cylon = scene([], {}, {}, { loyalty: ['cylon-brig'] });
    expect(answered(view, cylon, ask, ACCUSED)).toBe(2);
  });
});
