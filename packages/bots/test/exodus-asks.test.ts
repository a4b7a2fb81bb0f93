import type { BsgView, QuorumId } from '@starboard/bsg';
import { amount, one, order, PASS, seatAt, some } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { actionWorth } from '../src/bsg/actions.ts';
import { answered, cardOf, placed, positionIn, tableOf, told } from './scene.ts';

const view = tableOf(['exodus']);

/** The second seat has been seen to do much that speaks against it. */
const ACCUSED = { evidence: [0, 4, -1, -1, -1] };

const raidersAt = (sector: 'bow' | 'stern', count: number): BsgView['raiders'] =>
  view.facts.raiders.map((_, i) => (i < count ? sector : null));

describe('dice', () => {
  const longshots = [1, 2, 3, 4, 5, 6, 7, 8].map((result) => `longshot:${result}`);
  const roll = (about: Record<string, string | number>) =>
    one('roll-begins', [...longshots, PASS], { things: 'play', about: { roller: 0, ...about } });
  const jump = { what: 'jump', atMost: 6, population: 3 };
  const few = { ...view.facts.resources, population: 3 };

  it('are named where the fleet hangs on them', () => {
    const facts = told(view, { resources: few }, { character: 'samuel-t-anders' });
    expect(answered(view, facts, roll(jump), {}, 'roll-begins')).toBe('longshot:8');
    const battered = ['command', 'armory', 'hangar-deck', 'weapons-control'] as const;
    const weak = told(view, { damaged: [...battered] }, { character: 'samuel-t-anders' });
    const shot = roll({ what: 'attack', by: 'basestar', target: 'galactica' });
    expect(answered(view, weak, shot, {}, 'roll-begins')).toBe('longshot:1');
  });

  it('are rolled where little does', () => {
    const facts = told(view, {}, { character: 'samuel-t-anders' });
    const shot = roll({ what: 'attack', by: 'galactica', target: 'raider' });
    expect(answered(view, facts, shot, {}, 'roll-begins')).toBe(PASS);
  });

  it('are rolled again for a jump that costs people, and not for one that does not', () => {
    const again = (result: number) =>
      one('after-roll', ['ftl-operator', PASS], { things: 'play', about: { roller: 1, result } });
    const facts = told(view, {}, { character: 'felix-gaeta' });
    expect(answered(view, facts, again(6), {}, 'after-roll')).toBe('ftl-operator');
    expect(answered(view, facts, again(7), {}, 'after-roll')).toBe(PASS);
  });
});

describe('Best of the Best', () => {
  const best = `best-of-the-best:${cardOf('best-of-the-best')}`;
  const ask = one('piloted-viper-attacks', [best, PASS], { things: 'play' });
  const flying = (count: number): BsgView =>
    told(view, {
      raiders: raidersAt('bow', count),
      vipers: view.facts.vipers.map((viper, i) =>
        i === 0 ? { ...viper, where: 'bow' as const, pilot: seatAt(0) } : viper,
      ),
    });

  it('is for many raiders, not for one', () => {
    const window = 'piloted-viper-attacks';
    expect(answered(view, flying(5), ask, {}, window)).toBe(best);
    expect(answered(view, flying(1), ask, {}, window)).toBe(PASS);
  });
});

describe('cards for actions', () => {
  const worth = (facts: BsgView, card: string): number =>
    actionWorth(positionIn(view, facts), { is: 'play-card', card: cardOf(card) });

  it('build a nuke where there is none, and for an Admiral who can be trusted', () => {
    const none = told(view, { nukes: 0 });
    expect(worth(none, 'build-nuke')).toBeGreaterThan(
      worth(told(view, { nukes: 2 }), 'build-nuke'),
    );
    const titles = { ...view.facts.titles, admiral: seatAt(1) };
    const distrusted = actionWorth(positionIn(view, { ...none, titles }, ACCUSED), {
      is: 'play-card',
      card: cardOf('build-nuke'),
    });
    expect(distrusted).toBeLessThan(worth(none, 'build-nuke'));
  });

  it('call a State of Emergency while there is food, and not for the last of it', () => {
    expect(worth(told(view, {}), 'state-of-emergency')).toBeGreaterThan(0.3);
    const hungry = told(view, { resources: { ...view.facts.resources, food: 1 } });
    expect(worth(hungry, 'state-of-emergency')).toBeLessThan(-5);
  });

  it('look for fuel as long as there are raptors to spare', () => {
    expect(worth(told(view, {}), 'scout-for-fuel')).toBeGreaterThan(0);
  });
});

describe('a State of Emergency', () => {
  const ask = one('state-of-emergency', ['move', 'act', 'decline'], { things: 'word' });

  it('is used to act where there is something to do, and else to go there', () => {
    const raiders = raidersAt('bow', 6);
    const guns = told(view, { raiders, players: placed(view, 'weapons-control') }, { hand: [] });
    expect(answered(view, guns, ask)).toBe('act');
    const idle = told(view, { raiders: [], players: placed(view, 'communications') }, { hand: [] });
    expect(answered(view, { ...idle, civilians: [] }, ask)).toBe('move');
  });

  it('is not moved in by somebody who cannot', () => {
    const held = one('state-of-emergency', ['act', 'decline'], { things: 'word' });
    const facts = told(view, { players: placed(view, 'brig') }, { hand: [] });
    expect(['act', 'decline']).toContain(answered(view, facts, held));
  });
});

describe('titles', () => {
  it('are taken from whoever is not trusted', () => {
    const titles = { president: seatAt(2), admiral: seatAt(1), cag: null };
    const ask = one('choose-title', ['president', 'admiral', 'none'], { things: 'title' });
    expect(answered(view, told(view, { titles }), ask, ACCUSED)).toBe('admiral');
    const trusted = { president: seatAt(2), admiral: seatAt(0), cag: null };
    expect(answered(view, told(view, { titles: trusted }), ask, ACCUSED)).toBe('none');
  });

  it('are given to whoever is', () => {
    const ask = one('give-title-to', [seatAt(1), seatAt(2)], {
      things: 'seat',
      args: { title: 'admiral' },
    });
    expect(answered(view, told(view, {}), ask, ACCUSED)).toBe(2);
  });
});

describe('the Quorum', () => {
  const hand: readonly QuorumId[] = ['food-rationing', 'resignation', 'inspirational-speech'];
  const facts = told(view, { quorumHand: hand });
  const about = { deck: 'quorum', cards: [...hand] };

  it('has useless cards traded', () => {
    const ask = some('trade-quorum-cards', [0, 1, 2], { things: 'card', max: 3, about });
    const traded = answered(view, facts, ask);
    expect(traded).toContain(1);
    expect(traded).not.toContain(2);
  });

  it('has the best card laid on top', () => {
    const ask = order('order-quorum-deck', [0, 1, 2], { things: 'card', about });
    const arranged = answered(view, facts, ask) as number[];
    expect([...arranged].sort()).toEqual([0, 1, 2]);
    expect(arranged.at(-1)).toBe(1);
  });

  it('brings cards to whoever draws some for it', () => {
    const ask = one('quorum-resolved', ['adaptable', PASS], { things: 'play' });
    expect(answered(view, facts, ask, {}, 'quorum-resolved')).toBe('adaptable');
  });
});

describe('what is discarded, repaired, destroyed', () => {
  it('is poor: cards for others', () => {
    const hand = [cardOf('iron-will'), cardOf('state-of-emergency'), cardOf('declare-emergency')];
    const ask = some('discard-to-refresh', hand, { things: 'skill-card', max: 3 });
    expect(answered(view, told(view, {}, { hand }), ask)).toEqual([cardOf('iron-will')]);
  });

  it('is what is missed most: places', () => {
    const damaged = ['hangar-deck', 'ftl-control', 'armory'] as const;
    const ask = some('repair-locations', damaged, { things: 'location', max: 2 });
    const facts = told(view, { damaged: [...damaged] });
    const repaired = answered(view, facts, ask) as string[];
    expect(repaired).toHaveLength(2);
    expect(repaired).toContain('ftl-control');
  });

  it('is as many as can be: raiders', () => {
    const ask = amount('choose-raiders-to-destroy', 0, 3, { args: { sector: 'bow' } });
    expect(answered(view, told(view, {}), ask)).toBe(3);
  });

  it('is what is after the civilian ships: raiders that are taken off', () => {
    const raiders = view.facts.raiders.map((_, i) => (i === 0 ? ('bow' as const) : null));
    const civilians = [{ ship: 0, sector: 'stern' as const }];
    const facts = told(view, { raiders, civilians });
    const ask = one('choose-raider-to-remove', ['bow', 'stern'], { things: 'sector' });
    expect(answered(view, facts, ask)).toBe('stern');
    const scar = one('choose-raider-to-remove', ['bow', 'scar'], { things: 'sector' });
    expect(answered(view, facts, scar)).toBe('scar');
  });

  it('is looked for in the Destiny deck', () => {
    const ask = one('search-destiny', ['look', 'decline'], { things: 'word' });
    expect(answered(view, told(view, {}), ask)).toBe('look');
  });

  it('is where somebody can go', () => {
    const places = ['ftl-control', 'weapons-control', 'press-room'];
    const ask = one('go-anywhere', places, { things: 'location' });
    const facts = told(view, {
      raiders: raidersAt('bow', 6),
      players: placed(view, 'sickbay'),
    });
    expect(answered(view, facts, ask)).toBe('weapons-control');
  });
});

describe('pilots on Galactica', () => {
  it('take off where there are raiders', () => {
    const ask = one('launch-or-stay', ['launch', 'stay'], { things: 'word' });
    const danger = told(view, { raiders: raidersAt('bow', 3) });
    expect(answered(view, danger, ask)).toBe('launch');
    expect(answered(view, told(view, { raiders: raidersAt('bow', 0) }), ask)).toBe('stay');
  });
});

describe('a Cylon player who takes a prisoner', () => {
  it('takes whoever has most in hand', () => {
    const players = view.facts.players.map((player) => ({
      ...player,
      handSize: player.seat === 3 ? 9 : 2,
    }));
    const facts = told(
      view,
      { players },
      {
        loyalty: ['cylon-brig'],
        faceUp: ['cylon-brig'],
        revealed: 'cylon',
        standing: 'cylon',
      },
    );
    const ask = one('name-a-character', [seatAt(1), seatAt(3), seatAt(4)], {
      things: 'seat',
      args: { among: 'humans' },
    });
    expect(answered(view, facts, ask)).toBe(3);
  });
});

describe('a beacon', () => {
  it('lures away the ships of the area where most are', () => {
    const facts = told(view, {
      raiders: raidersAt('stern', 4),
      basestars: view.facts.basestars.map(() => ({ sector: null, damage: [] })),
      onTable: [{ deck: 'crisis', card: 'strange-beacon' }],
    });
    const ask = one('name-a-sector', ['bow', 'stern'], { things: 'sector' });
    expect(answered(view, facts, ask)).toBe('stern');
    const [, ...others] = facts.basestars;
    const star = { ...facts, basestars: [{ sector: 'bow' as const, damage: [] }, ...others] };
    expect(answered(view, star, ask)).toBe('bow');
  });
});

describe('Cally', () => {
  it('shoots whoever is surely a Cylon, and nobody who is not', () => {
    const facts = told(
      view,
      { players: placed(view, 'armory', 'armory', 'armory') },
      {
        character: 'callandra-cally-tyrol',
        notes: [{ about: 'loyalty', seat: seatAt(1), card: 'cylon-brig', turn: 1 }],
      },
    );
    const use = { is: 'use-ability', index: 0 } as const;
    expect(actionWorth(positionIn(view, facts), use)).toBeGreaterThan(0.5);
    const ask = one('name-a-character', [seatAt(1), seatAt(2)], {
      things: 'seat',
      args: { among: 'others-here' },
    });
    expect(answered(view, facts, ask)).toBe(1);
    const innocent = told(
      view,
      { players: placed(view, 'armory', 'armory') },
      {
        character: 'callandra-cally-tyrol',
      },
    );
    expect(actionWorth(positionIn(view, innocent), use)).toBe(0);
  });
});
