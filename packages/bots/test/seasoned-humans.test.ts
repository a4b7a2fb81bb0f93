import type { BsgView, PlayerView } from '@starboard/bsg';
import { one, seatAt } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { destinationWorth } from '../src/bsg/choices.ts';
import { locationWorth } from '../src/bsg/locations.ts';
import { couldDo } from '../src/bsg/orders.ts';
import { arrestWorth } from '../src/bsg/suspects.ts';
import { answered, cardOf, decided, placed, positionIn, tableOf, told } from './scene.ts';

// Habits that lost games, and what humans do instead.

const view = tableOf([]);
const acts = (...of: readonly string[]) =>
  one('choose-action', [...of, 'pass'], { things: 'action' });
const withResources = (some: Partial<BsgView['resources']>): BsgView['resources'] => ({
  ...view.facts.resources,
  ...some,
});
const BASESTAR: BsgView['basestars'] = [
  { sector: 'bow', damage: [] },
  { sector: null, damage: [] },
];
const QUIET: Partial<BsgView> = {
  raiders: view.facts.raiders.map(() => null),
  heavyRaiders: view.facts.heavyRaiders.map(() => null),
  basestars: view.facts.basestars.map((star) => ({ ...star, sector: null })),
};

describe('the last jump', () => {
  const atTheEnd = (facts: Partial<BsgView>): BsgView =>
    told(view, { ...QUIET, distance: 8, players: placed(view, 'ftl-control'), ...facts });

  it('waits for the track where it may cost the last people, and nothing is after them', () => {
    const few = { jumpTrack: 3, resources: withResources({ population: 2 }) };
    expect(answered(view, atTheEnd(few), acts('location'))).toBe('pass');
  });

  it('is made at once where there are people enough', () => {
    const enough = { jumpTrack: 3, resources: withResources({ population: 4 }) };
    expect(answered(view, atTheEnd(enough), acts('location'))).toBe('location');
  });

  it('is risked where waiting is worse', () => {
    const boarded = {
      jumpTrack: 3,
      boarding: [3, 3],
      resources: withResources({ population: 1, morale: 1, food: 1 }),
    };
    expect(answered(view, atTheEnd(boarded), acts('location'))).toBe('location');
  });
});

describe('the fuel for the next journey', () => {
  const withFuel = (fuel: number, facts: Partial<BsgView> = {}) =>
    positionIn(view, told(view, { resources: withResources({ fuel }), distance: 5, ...facts }));

  it('is looked for where there is some, once it is nearly gone', () => {
    const nearlyGone = withFuel(1);
    expect(destinationWorth(nearlyGone, 'tylium-planet')).toBeGreaterThan(
      destinationWorth(nearlyGone, 'remote-planet'),
    );
    const plenty = withFuel(8);
    expect(destinationWorth(plenty, 'tylium-planet')).toBeLessThan(
      destinationWorth(plenty, 'remote-planet'),
    );
  });

  it('is not spent down to the last unit while another journey is ahead', () => {
    const two = withFuel(3);
    expect(destinationWorth(two, 'barren-planet')).toBeLessThan(
      destinationWorth(two, 'tylium-planet'),
    );
    // From here the fleet goes home.
    const close = withFuel(3, { distance: 6 });
    expect(destinationWorth(close, 'barren-planet')).toBeGreaterThan(
      destinationWorth(close, 'tylium-planet'),
    );
  });

  it('is what scouts look for then', () => {
    const scout = cardOf('launch-scout');
    const facts = (fuel: number): BsgView =>
      told(
        view,
        { ...QUIET, distance: 5, resources: withResources({ fuel }), raptors: 4 },
        { hand: [scout], handSize: 1 },
      );
    const deck = one('choose-deck', ['crisis', 'destination'], { things: 'deck' });
    expect(answered(view, facts(1), deck)).toBe('destination');
    expect(answered(view, facts(6), deck)).toBe('crisis');
  });
});

describe('a course a scout has seen', () => {
  const seen = (card: string) =>
    one('top-or-bottom', ['top', 'bottom'], {
      things: 'word',
      args: { deck: 'destination', card },
    });

  it('stays on top only where it is better than most', () => {
    expect(answered(view, told(view, {}), seen('cylon-refinery'))).toBe('top');
    expect(answered(view, told(view, {}), seen('icy-moon'))).toBe('bottom');
  });
});

describe('places', () => {
  it('are not gone to while a card in play closes them', () => {
    const hunted: Partial<BsgView> = {
      raiders: ['stern', 'stern', 'stern', null],
      civilians: [
        { ship: 0, sector: 'stern' },
        { ship: 1, sector: 'stern' },
      ],
    };
    const open = positionIn(view, told(view, { ...hunted, kept: [] }));
    const jammed = positionIn(
      view,
      told(view, { ...hunted, kept: [{ deck: 'crisis', card: 'jammed-assault' }] }),
    );
    expect(locationWorth(open, 'communications')).toBeGreaterThan(0.5);
    expect(locationWorth(jammed, 'communications')).toBe(0);
    const bombed: BsgView['kept'] = [{ deck: 'super-crisis', card: 'bomb-on-colonial-1' }];
    expect(locationWorth(positionIn(view, told(view, { kept: bombed })), 'press-room')).toBe(0);
  });

  it('are worth nothing to move ships from that nothing is after', () => {
    const away: Partial<BsgView> = {
      raiders: ['bow', 'bow', 'bow', 'bow'],
      civilians: Array.from({ length: 6 }, (_, ship) => ({ ship, sector: 'stern' as const })),
    };
    const safe = positionIn(view, told(view, away));
    expect(locationWorth(safe, 'communications')).toBeLessThan(0.3);
  });

  it('are of no use to whoever cannot pay for them', () => {
    const ailing = (handSize: number) =>
      positionIn(view, told(view, {}, { character: 'laura-roslin', handSize }));
    expect(locationWorth(ailing(4), 'research-lab')).toBeGreaterThan(0);
    expect(locationWorth(ailing(1), 'research-lab')).toBe(0);
  });

  it('are mended before the last jump, whatever the track says', () => {
    const repair = cardOf('repair');
    const damaged: Partial<BsgView> = {
      ...QUIET,
      jumpTrack: 0,
      distance: 8,
      damaged: ['ftl-control', 'hangar-deck'],
      players: placed(view, 'command'),
    };
    const facts = told(view, damaged, { hand: [repair], handSize: 1 });
    const ask = one('move-to', ['hangar-deck', 'ftl-control', 'stay'], { things: 'move' });
    expect(answered(view, facts, ask)).toBe('ftl-control');
  });

  it('are mended where they are needed next', () => {
    const repair = cardOf('repair');
    const damaged: Partial<BsgView> = {
      ...QUIET,
      basestars: BASESTAR,
      raiders: ['bow', 'bow', 'bow', 'bow'],
      civilians: [{ ship: 0, sector: 'stern' }],
      jumpTrack: 3,
      distance: 3,
      damaged: ['ftl-control', 'armory'],
      players: placed(view, 'command'),
    };
    const facts = told(view, damaged, { hand: [repair], handSize: 1 });
    const ask = one('move-to', ['ftl-control', 'armory', 'stay'], { things: 'move' });
    expect(answered(view, facts, ask)).toBe('ftl-control');
  });
});

describe('an order', () => {
  const ordered = one('executive-order', ['move-and-act', 'act-only', 'decline'], {
    things: 'word',
  });

  it('is used for two actions where there is most to do, and to go there from elsewhere', () => {
    const boarded: Partial<BsgView> = { ...QUIET, boarding: [2] };
    const at = (place: string): BsgView =>
      told(view, { ...boarded, players: placed(view, place) }, { hand: [], handSize: 0 });
    expect(answered(view, at('armory'), ordered)).toBe('act-only');
    expect(answered(view, at('weapons-control'), ordered)).toBe('move-and-act');
  });

  it('reaches an Admiral in Sickbay, who has the nukes', () => {
    const attacked: Partial<BsgView> = {
      ...QUIET,
      basestars: BASESTAR,
      nukes: 2,
      titles: { ...view.facts.titles, admiral: seatAt(3) },
    };
    const sick = placed(view, 'command', 'command', 'command', 'sickbay', 'command');
    const position = positionIn(view, told(view, { ...attacked, players: sick }));
    expect(couldDo(position, 3)).toBeGreaterThan(1);
  });
});

describe('whoever knows a Cylon', () => {
  const seen: Partial<PlayerView> = {
    notes: [{ about: 'loyalty', seat: seatAt(3), card: 'cylon-morale', turn: 1 }],
  };
  const known = (facts: Partial<BsgView>) => positionIn(view, told(view, facts, seen));
  const early: Partial<BsgView> = { distance: 2, sleeperDone: false };

  it('locks it up where it plots the course, and leaves it alone where it does not', () => {
    const inCommand = known({ ...early, titles: { ...view.facts.titles, admiral: seatAt(3) } });
    const idle = known({
      ...early,
      titles: { ...view.facts.titles, admiral: seatAt(0) },
      sleeperDone: true,
    });
    expect(arrestWorth(inCommand, 3, 1)).toBeGreaterThan(1);
    expect(arrestWorth(idle, 3, 1)).toBeLessThan(0);
  });

  it('does not, where the next in line is no better', () => {
    const titles = { ...view.facts.titles, admiral: seatAt(3) };
    const trusting = known({ ...early, titles, players: placed(view, 'brig') });
    const suspicion = trusting.suspicion.map(() => 1);
    expect(arrestWorth({ ...trusting, suspicion }, 3, 1)).toBeLessThan(arrestWorth(trusting, 3, 1));
  });

  it('says why', () => {
    const titles = { ...view.facts.titles, admiral: seatAt(3) };
    const facts = told(view, { ...early, titles }, seen);
    const ask = one('accused', [1, 2, 3, 4], { things: 'seat' });
    const { answer, why } = decided(view, facts, ask);
    expect(answer).toBe(3);
    expect(why).toMatchObject({ id: 'bot-bsg-names', args: { doubt: 100 } });
  });
});
