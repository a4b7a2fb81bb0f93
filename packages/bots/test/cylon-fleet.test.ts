import type { BsgView, Sector } from '@starboard/bsg';
import { amount, one, seatAt } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { actionWorth, cylonPlaceWorth } from '../src/bsg/actions.ts';
import { activationHarm } from '../src/bsg/danger.ts';
import { nukeWorth } from '../src/bsg/nukes.ts';
import { blastWorth, escortWorth, stepHarm } from '../src/bsg/pursuit.ts';
import { answered, placed, positionIn, tableOf, told } from './scene.ts';

const view = tableOf(['exodus', 'cylon-fleet']);
const { facts } = view;
const { pursuit } = facts;
if (pursuit === null) throw new Error('nobody pursues');

type Ships = readonly (Sector | null)[];

/** So many ships of a list in an area. */
const at = (ships: Ships, sector: Sector, count: number): (Sector | null)[] =>
  ships.map((_, i) => (i < count ? sector : null));

const EMPTY: Partial<BsgView> = {
  raiders: facts.raiders.map(() => null),
  heavyRaiders: facts.heavyRaiders.map(() => null),
  basestars: facts.basestars.map(() => ({ sector: null, damage: [] })),
  vipers: facts.vipers.map((viper) => ({ ...viper, where: 'reserves' as const, pilot: null })),
  civilians: [],
};

const scene = (more: Partial<BsgView>): BsgView => told(view, { ...EMPTY, ...more });

describe('the pursuit', () => {
  it('is feared more the nearer it is and the more ships wait', () => {
    const waiting = { ...pursuit, raiders: at(pursuit.raiders, 'bow', 8) };
    const near = scene({ pursuit: { ...waiting, track: 3 } });
    const far = scene({ pursuit: { ...waiting, track: 1 } });
    expect(stepHarm(near)).toBeGreaterThan(stepHarm(far));
    expect(stepHarm(near)).toBeGreaterThan(stepHarm(scene({ pursuit: { ...pursuit, track: 3 } })));
  });

  it('makes an icon cost something that finds nothing', () => {
    expect(activationHarm(scene({}), 'basestars')).toBeGreaterThan(0.5);
    expect(activationHarm(scene({}), 'raiders')).toBeGreaterThan(0.2);
  });
});

describe('a civilian ship', () => {
  const place = one('choose-sector-for-ship', ['bow', 'stern', 'port-bow'], {
    things: 'sector',
    args: { ship: 'civilian' },
  });

  it('is placed by the CAG away from the Cylons, where vipers can see it off', () => {
    expect(answered(view, scene({}), place)).toBe('port-bow');
    const raiders = at(facts.raiders, 'port-bow', 3);
    expect(answered(view, scene({ raiders }), place)).toBe('stern');
  });

  it('is seen off where it is in danger', () => {
    const civilians = [{ ship: 3, sector: 'bow' as const }];
    const raiders = at(facts.raiders, 'bow', 4);
    const endangered = scene({ civilians, raiders });
    expect(escortWorth(endangered, 'bow')).toBeGreaterThan(
      escortWorth(scene({ civilians }), 'bow'),
    );
    const ask = one('activate-a-viper', ['launch port-bow', 'escort bow 3', 'done'], {
      things: 'viper-order',
    });
    expect(answered(view, endangered, ask)).toBe('escort bow 3');
    const own = one('use-own-viper', ['fly stern', 'escort 3'], { things: 'viper-order' });
    const vipers = (EMPTY.vipers ?? []).map((viper, i) =>
      i === 0 ? { ...viper, where: 'bow' as const, pilot: seatAt(0) } : viper,
    );
    expect(answered(view, { ...endangered, vipers }, own)).toBe('escort 3');
  });

  it('makes Command worth going to though no raider is about', () => {
    const civilians = [{ ship: 3, sector: 'port-bow' as const }];
    const somewhere = { players: placed(view, 'command') };
    const use = { is: 'use-location' } as const;
    const worth = (more: Partial<BsgView>): number =>
      actionWorth(positionIn(view, scene({ ...somewhere, ...more })), use);
    expect(worth({})).toBe(0);
    expect(worth({ civilians })).toBeGreaterThan(0.5);
  });
});

describe('a nuke', () => {
  it('goes where a basestar is, and not where civilian ships are', () => {
    const basestars = facts.basestars.map((_, i) => ({
      sector: i === 0 ? ('bow' as const) : null,
      damage: [],
    }));
    const raiders = at(facts.raiders, 'bow', 3);
    const civilians = [1, 2, 3, 4].map((ship) => ({ ship, sector: 'stern' as const }));
    const there = scene({ basestars, raiders, civilians });
    const ask = one('choose-sector-to-nuke', ['bow', 'stern', 'port-bow'], { things: 'sector' });
    expect(answered(view, there, ask)).toBe('bow');
    expect(blastWorth(there, 'stern')).toBeLessThan(0);
    expect(nukeWorth(there)).toBeGreaterThan(0.5);
    expect(nukeWorth(scene({}))).toBeLessThan(0);
  });
});

describe('Mark VII vipers', () => {
  it('are repaired and placed first, and damaged last', () => {
    expect(answered(view, scene({}), amount('mark-vii-to-repair', 0, 2))).toBe(2);
    expect(answered(view, scene({}), amount('mark-vii-to-place', 1, 2))).toBe(2);
    expect(answered(view, scene({}), amount('mark-vii-to-damage', 0, 2))).toBe(0);
  });

  it('are taken where either will do', () => {
    const ask = one('choose-viper-mark', ['mark-ii', 'mark-vii'], { things: 'word' });
    expect(answered(view, scene({}), ask)).toBe('mark-vii');
    const launch = one(
      'activate-a-viper',
      ['launch port-bow', 'launch port-bow mark-vii', 'done'],
      {
        things: 'viper-order',
      },
    );
    const raiders = at(facts.raiders, 'port-bow', 2);
    expect(answered(view, scene({ raiders }), launch)).toBe('launch port-bow mark-vii');
  });

  it('are not what is given up, and hard to hit', () => {
    const two = facts.vipers.findIndex(({ mark }) => mark !== 7);
    const seven = facts.vipers.findIndex(({ mark }) => mark === 7);
    const lost = one('choose-viper-to-destroy', [two, seven], { things: 'viper' });
    expect(answered(view, scene({}), lost)).toBe(two);
    const hit = one('choose-viper-under-attack', [two, seven], { things: 'viper' });
    expect(answered(view, scene({}), hit)).toBe(seven);
  });
});

describe('the CAG', () => {
  it('sends a wingman first where there is something for one to do', () => {
    const raiders = at(facts.raiders, 'bow', 3);
    const use = { is: 'extra-action', action: 'cag-wingman' } as const;
    expect(actionWorth(positionIn(view, scene({ raiders })), use)).toBeGreaterThan(2);
    expect(actionWorth(positionIn(view, scene({})), use)).toBe(0);
  });

  it('hands the title to somebody trusted who can fly', () => {
    const ask = one('give-title-to', [seatAt(1), seatAt(2), seatAt(4)], {
      things: 'seat',
      args: { title: 'cag' },
    });
    const evidence = [0, 3, 0, 0, 0];
    // The third seat is Apollo.
    expect(answered(view, scene({}), ask, { evidence })).toBe(2);
  });
});

describe('a Cylon player', () => {
  const cylon = (more: Partial<BsgView>): BsgView =>
    told(
      view,
      { ...EMPTY, ...more },
      {
        loyalty: ['cylon-brig'],
        faceUp: ['cylon-brig'],
        revealed: 'cylon',
        standing: 'cylon',
        where: 'basestar-bridge',
      },
    );
  const line = {
    text: { of: { deck: 'location', id: 'basestar-bridge' }, path: ['action'] },
    at: 0,
  };
  const bridge = (left: readonly number[]) =>
    one('choose-option', left, { things: 'option', about: { line } });

  it('goes to the Basestar Bridge', () => {
    expect(cylonPlaceWorth(positionIn(view, cylon({})), 'basestar-bridge')).toBeGreaterThan(0.5);
  });

  it('has Galactica damaged while there are raiders enough, and not while there are none', () => {
    const raiders = at(facts.raiders, 'bow', 9);
    expect(answered(view, cylon({ raiders }), bridge([0, 1, 3]))).toBe(3);
    expect(answered(view, cylon({}), bridge([0, 1, 3]))).not.toBe(3);
  });

  it('brings the pursuers when they are close', () => {
    const close = { ...pursuit, track: 3, raiders: at(pursuit.raiders, 'bow', 10) };
    expect(answered(view, cylon({ pursuit: close }), bridge([0, 1, 2, 3]))).toBe(2);
  });

  it('has ships wait where the civilian ships are', () => {
    const civilians = [1, 2].map((ship) => ({ ship, sector: 'stern' as const }));
    const ask = one('choose-fleet-area', ['bow', 'stern', 'port-bow'], {
      things: 'sector',
      args: { ship: 'raider', count: 3 },
    });
    expect(answered(view, cylon({ civilians }), ask)).toBe('stern');
  });
});
