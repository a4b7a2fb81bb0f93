import type { BsgView, PlayerView } from '@starboard/bsg';
import { type Ask, one, seatAt, some } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { noticed } from '../src/bsg/beliefs.ts';
import { newMemory } from '../src/bsg/memory.ts';
import { asInnocent } from '../src/bsg/position.ts';
import { arrestWorth } from '../src/bsg/suspects.ts';
import { suspicions } from '../src/bsg/suspicion.ts';
import {
  answered,
  cardOf,
  checkFor,
  decided,
  NORMAL,
  placed,
  positionIn,
  tableOf,
  told,
} from './scene.ts';

const view = tableOf([]);
const CYLON: Partial<PlayerView> = { loyalty: ['cylon-morale'] };

const acts = (...of: readonly string[]) =>
  one('choose-action', [...of, 'pass'], { things: 'action' });
const contribute = (hand: readonly number[], max = hand.length) =>
  some('contribute', hand, { max, things: 'skill-card' });

/** Out in space: raiders beside civilian ships, and a basestar. */
const ATTACKED: Partial<BsgView> = {
  raiders: ['stern', 'stern', 'stern', 'stern', 'bow', 'bow', null, null],
  basestars: [
    { sector: 'bow', damage: [] },
    { sector: null, damage: [] },
  ],
  civilians: [
    { ship: 0, sector: 'stern' },
    { ship: 1, sector: 'stern' },
  ],
  sleeperDone: true,
};

describe('a Cylon in hiding', () => {
  const atControls = (facts: Partial<BsgView>): BsgView =>
    told(view, { players: placed(view, 'ftl-control'), ...facts }, CYLON);
  const humanThere = (facts: Partial<BsgView>): BsgView =>
    told(view, { players: placed(view, 'ftl-control'), ...facts });

  it('does not press the button for the last jump', () => {
    const last = { distance: 8, jumpTrack: 4, sleeperDone: true };
    const ask = acts('location');
    expect(answered(view, humanThere(last), ask)).toBe('location');
    expect(answered(view, atControls(last), ask)).not.toBe('location');
  });

  it('does not jump away from raiders over civilian ships', () => {
    const attacked = { ...ATTACKED, jumpTrack: 4, distance: 4 };
    const ask = acts('location');
    expect(answered(view, humanThere(attacked), ask)).toBe('location');
    expect(answered(view, atControls(attacked), ask)).not.toBe('location');
  });

  it('does not ration the last food, nor shy at a choice that ends it', () => {
    const hungry: Partial<BsgView> = {
      resources: { ...view.facts.resources, food: 1 },
      quorumHand: ['food-rationing'],
      titles: { ...view.facts.titles, president: seatAt(0) },
    };
    const ask = acts('quorum:0');
    expect(answered(view, told(view, hungry), ask)).toBe('quorum:0');
    expect(answered(view, told(view, hungry, CYLON), ask)).toBe('pass');
    // One part of this card costs two units of food, the other one and some cards.
    const part = one('choose-part', [0, 1], { things: 'part', args: { card: 'food-shortage' } });
    const scarce = { ...hungry, resources: { ...view.facts.resources, food: 2 } };
    expect(answered(view, told(view, scarce), part)).toBe(1);
    expect(answered(view, told(view, scarce, CYLON), part)).toBe(0);
  });

  it('jumps where that loses the last of the people', () => {
    const doomed = { jumpTrack: 3, resources: { ...view.facts.resources, population: 2 } };
    expect(answered(view, humanThere(doomed), acts('location'))).not.toBe('location');
    expect(answered(view, atControls(doomed), acts('location'))).toBe('location');
  });

  it('does what a human would do, where nothing much hangs on it, and says so', () => {
    const quiet = told(view, { players: placed(view, 'research-lab') }, CYLON);
    const { answer, why } = decided(view, quiet, acts('location'));
    expect(answer).toBe('location');
    expect(why.id).toBe('bot-bsg-pretends');
  });

  it('says so of whom it names and of cards it keeps, too, and not what a human would have thought', () => {
    const said = (me: Partial<PlayerView>, ask: Ask, facts: Partial<BsgView> = {}) =>
      decided(view, told(view, facts, me), ask).why.id;
    const order = one('choose-for-executive-order', [1, 2, 3, 4], { things: 'seat' });
    expect(said({}, order)).toBe('bot-bsg-names');
    expect(['bot-bsg-pretends', 'bot-bsg-slips']).toContain(said(CYLON, order));
    const hopeless = {
      onTable: [{ deck: 'crisis', card: 'witch-hunt' } as const],
      check: checkFor('witch-hunt', 'crisis', {
        difficulty: 24,
        skills: ['politics', 'leadership'],
        added: [1, 2, 3, 4].map((seat) => ({ seat: seatAt(seat), count: 0 })),
      }),
    };
    const few = contribute([cardOf('executive-order')]);
    expect(said({}, few, hopeless)).toBe('bot-bsg-keeps-cards');
    expect(said(CYLON, few, hopeless)).toBe('bot-bsg-pretends');
  });

  it('adds no good card to its own arrest, and neither does an innocent', () => {
    const leadership = cardOf('declare-emergency');
    const piloting = cardOf('maximum-firepower');
    const trial = {
      current: seatAt(1),
      check: checkFor('admirals-quarters', 'location', {
        difficulty: 7,
        skills: ['leadership', 'tactics'],
      }),
    };
    const accused = { named: 0 };
    for (const me of [CYLON, {}]) {
      const facts = told(view, trial, me);
      expect(answered(view, facts, contribute([leadership, piloting]), accused)).toEqual([
        piloting,
      ]);
    }
  });

  it('spoils no check that would lock itself up', () => {
    const piloting = cardOf('maximum-firepower');
    const skills = ['politics', 'leadership', 'tactics'] as const;
    const added = [seatAt(1), seatAt(2)].map((seat) => ({ seat, count: 2 }));
    const given = (current: number, turn: number) => {
      const check = checkFor('cylon-accusation', 'crisis', { difficulty: 10, skills, added });
      const onTable = [{ deck: 'crisis', card: 'cylon-accusation' } as const];
      const facts = told(view, { current: seatAt(current), turn, check, onTable }, CYLON);
      return answered(view, facts, contribute([piloting]));
    };
    const turns = Array.from({ length: 30 }, (_, turn) => turn);
    // Whoever's turn it is goes to the Brig if it fails.
    expect(
      turns.map((turn) => given(0, turn)).filter((it) => it !== null && String(it) !== ''),
    ).toEqual([]);
    expect(turns.some((turn) => String(given(1, turn)) === String([piloting]))).toBe(true);
  });

  it('shoots where a human would, mostly, though often at what matters least; it never looks on', () => {
    const [raider, star, launch] = [
      'attack stern raider',
      'attack stern basestar',
      'launch port-bow',
    ];
    const ask = one('activate-a-viper', [raider, star, launch, 'move stern bow', 'done'], {
      things: 'viper-order',
    });
    const turns = Array.from({ length: 60 }, (_, turn) => turn);
    const orders = (me: Partial<PlayerView>) =>
      turns.map((turn) => String(answered(view, told(view, { ...ATTACKED, turn }, me), ask)));
    expect(new Set(orders({}))).toEqual(new Set([raider]));
    const hidden = orders(CYLON);
    expect(new Set(hidden)).toEqual(new Set([raider, star, launch]));
    expect(hidden.filter((it) => it.startsWith('attack')).length).toBeGreaterThan(40);
  });

  it('sends nobody an order who could do nothing with it', () => {
    const ask = one('choose-for-executive-order', [1, 2, 3, 4], { things: 'seat' });
    // Laura Roslin pays for every place with two cards, and has none; the others are out in the open or in Command.
    const players = placed(view, 'press-room', 'command', 'command', 'weapons-control', 'brig').map(
      (player) => ({ ...player, handSize: player.seat === 1 ? 0 : 4 }),
    );
    const turns = Array.from({ length: 20 }, (_, turn) => turn);
    const sent = turns.map((turn) =>
      answered(view, told(view, { ...ATTACKED, players, turn }, CYLON), ask),
    );
    expect(sent).not.toContain(1);
  });

  it('buries what is good for the fleet, where nobody else sees the card', () => {
    const seen = (card: string) =>
      one('top-or-bottom', ['top', 'bottom'], { things: 'word', args: { deck: 'crisis', card } });
    const attack = seen('heavy-assault');
    expect(answered(view, told(view, {}), attack)).toBe('bottom');
    expect(answered(view, told(view, {}, CYLON), attack)).toBe('top');
  });
});

describe('an Admiral who is a Cylon', () => {
  const course = one('choose-destination', [0, 1], {
    things: 'card',
    about: { deck: 'destination', cards: ['cylon-refinery', 'icy-moon'] },
  });
  const turns = Array.from({ length: 40 }, (_, turn) => turn);
  const chosen = (me: Partial<PlayerView>) =>
    turns.map((turn) => answered(view, told(view, { turn }, me), course));

  it('mostly leads the fleet astray, where nobody sees what there was to choose from', () => {
    expect(new Set(chosen({}))).toEqual(new Set([0]));
    const astray = chosen(CYLON).filter((it) => it === 1).length;
    expect(astray).toBeGreaterThan(turns.length / 2);
    expect(astray).toBeLessThan(turns.length);
  });

  it('is suspected where the way is always long', () => {
    const doubt = (distance: number): number => {
      const arrived = { type: 'destination-chosen', data: { seat: 2, card: 'icy-moon', distance } };
      const memory = noticed(newMemory(5), [arrived], { ...view, facts: told(view, {}) });
      return suspicions(told(view, {}), memory, 0)[2] ?? 0;
    };
    expect(doubt(1)).toBeGreaterThan(doubt(2));
    expect(doubt(2)).toBeGreaterThan(doubt(3));
  });
});

describe('what a Cylon in hiding shows', () => {
  it('is what a human with its cards would think of the others', () => {
    const hiding = positionIn(view, told(view, { sleeperDone: true }, CYLON));
    const human = positionIn(view, told(view, { sleeperDone: true }));
    // Who has one of the Cylon cards knows that the others have one less.
    expect(hiding.suspicion[1]).toBeLessThan(human.suspicion[1] ?? 0);
    expect(asInnocent(hiding).suspicion).toEqual(human.suspicion);
  });
});

describe('showing one’s face', () => {
  const ask = acts('location', 'reveal:cylon-morale');
  const woken = { sleeperDone: true, distance: 5 };

  it('waits while everybody trusts a Cylon and the way is long', () => {
    const facts = told(view, woken, CYLON);
    expect(answered(view, facts, ask)).not.toBe('reveal:cylon-morale');
  });

  it('comes when it is locked up and found out', () => {
    const facts = told(view, { ...woken, players: placed(view, 'brig') }, CYLON);
    const blank = newMemory(5).seenByAll;
    const known = { seenByAll: { ...blank, evidence: [5, -3, -3, -3, -3] } };
    expect(answered(view, facts, ask, known)).toBe('reveal:cylon-morale');
  });

  it('comes while there is a turn left to make use of it', () => {
    const facts = told(view, { sleeperDone: true, distance: 8, jumpTrack: 3 }, CYLON);
    expect(answered(view, facts, ask)).toBe('reveal:cylon-morale');
  });

  it('is not for those who hide before the sleepers wake', () => {
    const facts = told(view, { sleeperDone: false, distance: 1 }, CYLON);
    expect(answered(view, facts, ask)).not.toBe('reveal:cylon-morale');
  });
});

describe('an open Cylon', () => {
  it.each(['brig', 'sickbay'])(
    'sends whoever commands and has most in hand to the %s, and says why',
    (to) => {
      const ask = one('name-a-character', [1, 2, 3, 4], {
        things: 'seat',
        args: { among: `on-galactica-to-${to}` },
      });
      const players = placed(view, 'resurrection-ship').map((player) => ({
        ...player,
        handSize: [3, 0, 2, 6, 5][player.seat] ?? 0,
      }));
      const titles = { ...view.facts.titles, admiral: seatAt(3), president: seatAt(3) };
      const open = told(
        view,
        { players, titles },
        { ...CYLON, revealed: 'cylon', standing: 'cylon' },
      );
      // A little more is thought of the Admiral than of somebody without a card.
      const { answer, why } = decided(view, open, ask, { evidence: [0, -0.5, 0, 0, 0] });
      expect(answer).toBe(3);
      expect(why.id).toBe('bot-bsg-presses');
    },
  );

  it('plays its Super Crisis card', () => {
    const facts = told(
      view,
      { players: placed(view, 'caprica'), sleeperDone: true },
      {
        ...CYLON,
        revealed: 'cylon',
        standing: 'cylon',
        superCrisis: 'massive-assault',
        superCrises: ['massive-assault'],
        superCrisisCount: 1,
      },
    );
    const line = { text: { of: { deck: 'location', id: 'caprica' }, path: ['action'] }, at: 0 };
    const choice = one('choose-option', [0, 1], { things: 'option', about: { line } });
    expect(answered(view, facts, choice)).toBe(0);
  });
});

describe('an Admiral', () => {
  it('uses a nuke on a basestar that has come with raiders', () => {
    const facts = told(view, {
      ...ATTACKED,
      nukes: 2,
      jumpTrack: 1,
      titles: { ...view.facts.titles, admiral: seatAt(0) },
      players: placed(view, 'press-room'),
    });
    expect(answered(view, facts, acts('location', 'title:admiral'))).toBe('title:admiral');
  });
});

describe('cards for a check', () => {
  const strong = [cardOf('declare-emergency'), cardOf('investigative-committee')];
  const skills = ['politics', 'leadership', 'tactics'] as const;
  const asked = (difficulty: number, added: readonly number[]): BsgView =>
    told(view, {
      current: seatAt(0),
      onTable: [{ deck: 'crisis', card: 'witch-hunt' }],
      check: checkFor('witch-hunt', 'crisis', {
        difficulty,
        skills,
        added: added.map((count, i) => ({ seat: seatAt(i + 1), count })),
        cards: 2 + added.reduce((sum, it) => sum + it, 0),
      }),
    });

  it('are not thrown after what has been given already', () => {
    // Nine cards of those who mean well come to more than twenty.
    expect(answered(view, asked(10, [3, 2, 2, 2]), contribute(strong))).toEqual([]);
  });

  it('are given where they are missing', () => {
    expect(answered(view, asked(10, [1, 1, 1, 0]), contribute(strong))).not.toEqual([]);
  });

  it('are kept where all of them would not do', () => {
    expect(answered(view, asked(24, [0, 0, 0, 0]), contribute(strong))).toEqual([]);
  });
});

describe('an arrest', () => {
  const atQuarters = (facts: Partial<BsgView>): BsgView =>
    told(view, { players: placed(view, 'admirals-quarters'), sleeperDone: true, ...facts });
  const sure = { evidence: [0, 6, -3, -3, -3], personality: NORMAL };

  it('waits while a Cylon who is left alone does less harm', () => {
    expect(answered(view, atQuarters({ distance: 4 }), acts('location'), sure)).not.toBe(
      'location',
    );
  });

  it('is made just before the end', () => {
    expect(answered(view, atQuarters({ distance: 8, jumpTrack: 2 }), acts('location'), sure)).toBe(
      'location',
    );
  });

  it('is not made of somebody who is nearly as likely to be innocent', () => {
    for (const [distance, jumpTrack] of [
      [8, 2],
      [8, 4],
      [6, 0],
      [2, 0],
    ] as const) {
      const facts = atQuarters({ distance, jumpTrack });
      expect(arrestWorth(positionIn(view, facts), 1, 0.5)).toBeLessThan(0);
      // Two in three.
      const doubtful = { evidence: [0, 2, 0, 0, 0], personality: NORMAL };
      expect(positionIn(view, facts, doubtful).suspicion[1]).toBeGreaterThan(0.6);
      expect(answered(view, facts, acts('location'), doubtful)).not.toBe('location');
    }
  });

  it('costs the more, the longer an innocent is missed', () => {
    const mistaken = (distance: number) =>
      arrestWorth(positionIn(view, atQuarters({ distance, jumpTrack: 0 })), 1, 0);
    expect(mistaken(8)).toBeLessThan(-1);
    expect(mistaken(4)).toBeLessThan(mistaken(8));
  });

  it('is spoiled by whoever trusts the accused', () => {
    const piloting = cardOf('maximum-firepower');
    const trial = {
      current: seatAt(1),
      check: checkFor('admirals-quarters', 'location', {
        difficulty: 7,
        skills: ['leadership', 'tactics'],
      }),
    };
    const ask = contribute([cardOf('declare-emergency'), piloting]);
    expect(answered(view, told(view, trial), ask, { named: 3 })).toEqual([piloting]);
  });

  it('is made of nobody there is no reason to suspect', () => {
    expect(answered(view, atQuarters({ distance: 8, jumpTrack: 2 }), acts('location'))).not.toBe(
      'location',
    );
  });
});
