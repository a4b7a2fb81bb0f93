import type { BsgView, PlayerView } from '@starboard/bsg';
import { one, PASS, seatAt, some } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { withAnOrder } from '../src/bsg/actions.ts';
import { destinationWorth } from '../src/bsg/choices.ts';
import { locationWorth } from '../src/bsg/locations.ts';
import { couldDo } from '../src/bsg/orders.ts';
import { scoutWorth } from '../src/bsg/scouting.ts';
import { arrestWorth } from '../src/bsg/suspects.ts';
import { answered, cardOf, checkFor, decided, placed, positionIn, tableOf, told } from './scene.ts';

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

describe('a viper', () => {
  it('flies towards raiders that are two areas away, instead of waiting for them', () => {
    const flying = view.facts.vipers.map((viper, i) => ({
      ...viper,
      where: i === 0 ? ('port-bow' as const) : ('destroyed' as const),
      pilot: null,
    }));
    const raiders = ['starboard-bow', 'starboard-bow', 'starboard-bow', 'starboard-bow'] as const;
    const facts = told(view, {
      ...QUIET,
      vipers: flying,
      raiders: view.facts.raiders.map((_, i) => raiders[i] ?? null),
      players: placed(view, 'command'),
    });
    const orders = ['move port-bow bow', 'move port-bow port-quarter', 'done'];
    const ask = one('activate-a-viper', orders, { things: 'viper-order' });
    expect(answered(view, facts, ask)).toBe('move port-bow bow');
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

describe('prisoners', () => {
  const politics = cardOf('investigative-committee');
  const scout = cardOf('launch-scout');
  const hand = [politics, scout];
  const hopeless: Partial<BsgView> = {
    ...QUIET,
    distance: 6,
    sleeperDone: true,
    raptors: 4,
    resources: withResources({ fuel: 1, population: 3, morale: 3 }),
  };
  const held = (others: string, me: Partial<PlayerView> = {}): BsgView => {
    const players = placed(view, 'brig', others, others, 'caprica', 'caprica').map((player) => ({
      ...player,
      handSize: player.seat < 3 ? 10 : 2,
      revealed: player.seat < 3 ? ('no' as const) : ('cylon' as const),
    }));
    return told(view, { ...hopeless, players }, { hand, handSize: 10, ...me });
  };
  const deeds = acts('location', `card:${scout}`);

  it('try to leave, where nobody is left to lead the fleet', () => {
    expect(answered(view, held('brig'), deeds)).toBe('location');
    // A Cylon in hiding does as humans do.
    expect(answered(view, held('brig', { loyalty: ['cylon-morale'] }), deeds)).toBe('location');
  });

  it('are missed the more, the more of them there are', () => {
    const worthOf = (others: string) => locationWorth(positionIn(view, held(others)), 'brig');
    expect(worthOf('brig')).toBeGreaterThan(worthOf('command'));
  });

  it('help each other with the one card they may add', () => {
    const check = checkFor('brig', 'location', { difficulty: 7, skills: ['politics', 'tactics'] });
    const facts = { ...held('brig'), current: seatAt(1), check };
    const ask = some('contribute', hand, { max: 1, things: 'skill-card' });
    expect(answered(view, facts, ask)).toEqual([politics]);
  });

  it('are sent orders, where nobody else can be', () => {
    const position = positionIn(view, held('brig'));
    expect(couldDo(position, 1)).toBeGreaterThan(1);
  });
});

describe('a scout', () => {
  it('does not look twice for a way that is known', () => {
    const facts: Partial<BsgView> = {
      ...QUIET,
      distance: 5,
      jumpTrack: 2,
      turn: 20,
      raptors: 4,
      resources: withResources({ fuel: 1 }),
    };
    const scout = cardOf('launch-scout');
    const known: PlayerView['notes'] = [
      { about: 'destination', card: 'tylium-planet', end: 'top', turn: 20 },
    ];
    const looking = (notes: PlayerView['notes']) =>
      scoutWorth(positionIn(view, told(view, facts, { hand: [scout], handSize: 1, notes })));
    expect(looking([])).toBeGreaterThan(1);
    expect(looking(known)).toBeLessThan(0.5);
  });

  it('flies once for an order, and not while ships are hunted', () => {
    const facts: Partial<BsgView> = {
      ...QUIET,
      basestars: BASESTAR,
      raiders: ['stern', 'stern', 'stern', 'stern'],
      civilians: [
        { ship: 0, sector: 'stern' },
        { ship: 1, sector: 'stern' },
      ],
      distance: 5,
      nukes: 0,
      raptors: 4,
      resources: withResources({ fuel: 2 }),
      players: placed(view, 'research-lab'),
    };
    const hand = [cardOf('launch-scout'), cardOf('launch-scout') + 1];
    const ordered = one('executive-order', ['move-and-act', 'act-only', 'decline'], {
      things: 'word',
    });
    const ready = told(view, facts, { hand, handSize: 2 });
    expect(answered(view, ready, ordered)).toBe('move-and-act');
    const stranded = told(
      view,
      { ...facts, resources: withResources({ fuel: 1 }) },
      { hand, handSize: 2 },
    );
    expect(withAnOrder(positionIn(view, stranded)).stay).toBeLessThan(3);
  });
});

describe('the President', () => {
  const speech = (morale: number, where: string): BsgView =>
    told(
      view,
      {
        ...QUIET,
        distance: 4,
        quorumHand: ['inspirational-speech'],
        resources: withResources({ morale }),
        titles: { ...view.facts.titles, president: seatAt(0) },
        players: placed(view, where),
      },
      { hand: [], handSize: 9 },
    );
  const deeds = acts('location', 'title:president', 'quorum:0');

  it('speaks to the fleet before all hope is gone', () => {
    const some: Partial<BsgView> = { raiders: ['bow', 'bow'] };
    expect(answered(view, { ...speech(1, 'command'), ...some }, deeds)).toBe('quorum:0');
    expect(answered(view, { ...speech(6, 'command'), ...some }, deeds)).toBe('location');
    expect(answered(view, speech(2, 'research-lab'), deeds)).toBe('quorum:0');
  });

  it('governs from prison, too', () => {
    expect(answered(view, speech(1, 'brig'), deeds)).toBe('quorum:0');
  });
});

describe('Blind Devotion', () => {
  const pile = [cardOf('maximum-firepower'), cardOf('repair'), cardOf('declare-emergency')];
  const open = (of: readonly number[], difficulty: number): BsgView =>
    told(
      view,
      {
        distance: 5,
        resources: withResources({ morale: 1 }),
        onTable: [{ deck: 'crisis', card: 'witch-hunt' }],
        check: checkFor('witch-hunt', 'crisis', {
          difficulty,
          skills: ['politics', 'leadership'],
          faceUp: true,
          cards: of.length,
          pile: [...of],
        }),
      },
      { character: 'galen-tyrol' },
    );
  const skills = ['tactics', 'piloting', 'engineering'].map((skill) => `blind-devotion:${skill}`);
  const ask = one('cards-added', [...skills, PASS], { things: 'play' });
  const said = (facts: BsgView) => answered(view, facts, ask, {}, 'cards-added');

  it('is kept where it changes nothing', () => {
    expect(said(open([cardOf('declare-emergency')], 9))).toBe(PASS);
    // Passed anyhow.
    expect(said(open([cardOf('declare-emergency'), cardOf('declare-emergency') + 1], 2))).toBe(
      PASS,
    );
  });

  it('names the skill that spoils an open check', () => {
    expect(said(open(pile, 2))).toBe('blind-devotion:piloting');
  });
});

describe('an open check', () => {
  const low = cardOf('executive-order');
  const high = cardOf('declare-emergency');
  const trial = (difficulty: number, shown: readonly number[]): BsgView =>
    told(
      view,
      {
        distance: 8,
        sleeperDone: true,
        jumpTrack: 3,
        current: seatAt(0),
        check: checkFor('admirals-quarters', 'location', {
          difficulty,
          skills: ['leadership', 'tactics'],
          faceUp: true,
          cards: shown.length,
          pile: [...shown],
        }),
      },
      {
        notes: [{ about: 'loyalty', seat: seatAt(3), card: 'cylon-morale', turn: 1 }],
      },
    );
  const given = (facts: BsgView, hand: readonly number[]) =>
    answered(view, facts, some('contribute', hand, { max: hand.length, things: 'skill-card' }), {
      named: 3,
    });

  it('is given what it lacks, and nothing that would not do', () => {
    expect(given(trial(9, [high]), [low, low + 1])).toEqual([]);
    expect(given(trial(6, [high]), [high + 1, low])).toEqual([high + 1]);
  });
});

describe('an accusation', () => {
  const seen: Partial<PlayerView> = {
    notes: [{ about: 'loyalty', seat: seatAt(3), card: 'cylon-morale', turn: 1 }],
  };
  const last: Partial<BsgView> = { ...QUIET, distance: 8, sleeperDone: true, jumpTrack: 3 };
  const quarters = (cards: number, suspect: Partial<BsgView> = {}) => {
    const players = placed(view, ...Array.from({ length: 5 }, () => 'admirals-quarters')).map(
      (player) => ({ ...player, handSize: player.seat === 3 ? 6 : cards }),
    );
    const facts = told(view, { ...last, ...suspect, players }, { ...seen, hand: [], handSize: 0 });
    return locationWorth(positionIn(view, facts), 'admirals-quarters');
  };

  it('is made where it can pass', () => {
    expect(quarters(8)).toBeGreaterThan(quarters(1));
    expect(quarters(1)).toBeLessThan(0);
  });

  it('comes at the end, from whoever knows, if not before', () => {
    expect(quarters(8)).toBeGreaterThan(0);
    expect(quarters(8, { distance: 4, jumpTrack: 0 })).toBeLessThan(0);
  });

  it('is not spoiled by whoever knows that it is just', () => {
    const piloting = cardOf('maximum-firepower');
    const trial: Partial<BsgView> = {
      distance: 4,
      sleeperDone: true,
      current: seatAt(1),
      check: checkFor('admirals-quarters', 'location', {
        difficulty: 7,
        skills: ['leadership', 'tactics'],
      }),
    };
    const ask = some('contribute', [piloting], { max: 1, things: 'skill-card' });
    expect(answered(view, told(view, trial, seen), ask, { named: 3 })).toEqual([]);
  });
});

describe('a seat that is known for a Cylon', () => {
  const notes: PlayerView['notes'] = [
    { about: 'loyalty', seat: seatAt(3), card: 'cylon-morale', turn: 1 },
  ];
  const facts = told(view, { distance: 4, sleeperDone: true }, { notes });

  it('gets no orders, no titles and no cards', () => {
    const to = (prompt: string, args?: Readonly<Record<string, string>>) =>
      answered(
        view,
        facts,
        one(prompt, [3, 4], { things: 'seat', ...(args === undefined ? {} : { args }) }),
      );
    expect(to('choose-for-executive-order')).toBe(4);
    expect(to('give-title-to', { title: 'admiral' })).toBe(4);
    expect(to('nominee')).toBe(4);
    expect(to('give-skill-card-to')).toBe(4);
  });

  it('is not helped out of the Brig', () => {
    const check = checkFor('brig', 'location', { difficulty: 7, skills: ['politics', 'tactics'] });
    const players = placed(view, 'command', 'command', 'command', 'brig', 'command');
    const hand = [cardOf('investigative-committee'), cardOf('maximum-firepower')];
    const trial = told(view, { check, players, current: seatAt(3) }, { notes });
    const ask = some('contribute', hand, { max: 2, things: 'skill-card' });
    expect(answered(view, trial, ask)).toEqual([cardOf('maximum-firepower')]);
  });
});

describe('a safe fleet', () => {
  it('draws cards only for those who have room for them', () => {
    const lab = (handSize: number) =>
      locationWorth(positionIn(view, told(view, QUIET, { handSize })), 'research-lab');
    expect(lab(4)).toBeGreaterThan(lab(8));
    const scout = cardOf('launch-scout');
    const players = placed(view, 'research-lab');
    const deed = (handSize: number) => {
      const facts = told(view, { ...QUIET, players, raptors: 4 }, { hand: [scout], handSize });
      return answered(view, facts, acts('location', `card:${scout}`));
    };
    expect(deed(4)).toBe('location');
    expect(deed(8)).toBe(`card:${scout}`);
  });

  it('has a President who goes to the office for the best card in hand', () => {
    const titles = { ...view.facts.titles, president: seatAt(0) };
    const office = (quorumHand: BsgView['quorumHand']) =>
      locationWorth(
        positionIn(
          view,
          told(view, { ...QUIET, titles, quorumHand, resources: withResources({ food: 1 }) }),
        ),
        'presidents-office',
      );
    expect(office(['food-rationing'])).toBeGreaterThan(office([]));
  });
});

describe('a check that ends the game', () => {
  const hand = [cardOf('investigative-committee'), cardOf('declare-emergency')];
  const asked = (morale: number): BsgView => {
    // Morale is lost if this check is failed.
    const players = view.facts.players.map((player) => ({ ...player, handSize: 1 }));
    return told(
      view,
      {
        players,
        current: seatAt(0),
        resources: withResources({ morale }),
        onTable: [{ deck: 'crisis', card: 'witch-hunt' }],
        check: checkFor('witch-hunt', 'crisis', {
          difficulty: 24,
          skills: ['politics', 'leadership', 'tactics'],
          added: [1, 2, 3, 4].map((seat) => ({ seat: seatAt(seat), count: 0 })),
        }),
      },
      { hand, handSize: hand.length },
    );
  };
  const ask = some('contribute', hand, { max: 2, things: 'skill-card' });

  it('is given everything, however little hope there is', () => {
    expect(answered(view, asked(5), ask)).toEqual([]);
    expect(answered(view, asked(1), ask)).toHaveLength(2);
  });
});
