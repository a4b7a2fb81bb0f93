import {
  beginMatch,
  enterMove,
  eventFor,
  type GameEvent,
  type Match,
  rearranged,
  type Seat,
  seatAt,
  seedFrom,
  viewOf,
} from '@starboard/kernel';
import { playTrial } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import {
  type Bsg,
  boxOf,
  bsg,
  CHARACTERS,
  COLONIAL_ONE,
  CYLON_LOCATIONS,
  canPilot,
  characterOf,
  crisisDeck,
  DEFINITIONS,
  destinationDeck,
  type Facts,
  GALACTICA,
  isHazard,
  LAUNCH_SECTORS,
  loyaltyOf as loyaltyCard,
  neighbours,
  quorumDeck,
  RESOURCES,
  SECTORS,
  SKILLS,
  skillDeck,
  skillOf,
  superCrisisDeck,
} from '../src/index.ts';

const BASE = boxOf({ modules: [] });

// What is in the box, and what the shuffles of the setup bring. The expected numbers are those of the ledger; none is
// computed from the content under test.

/** How often each thing occurs. */
function counted<T extends string>(things: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

interface Cast {
  readonly characters: readonly string[];
  readonly variant?: string;
}

/** A game with a given cast, as far as it goes without an answer: everybody has a Loyalty card. */
function begun(seed: string, { characters, variant = 'standard' }: Cast) {
  return beginMatch(bsg, {
    seed: seedFrom(seed),
    seats: characters.length,
    options: { characters: [...characters], variant },
    noTells: false,
  });
}

/** The first turn, after everybody chose the first skill for the starting hand. */
function firstTurn(match: Match<Bsg>): Facts {
  let now = match;
  while (now.state.facts.turn === 0) {
    const open = now.state.asks.find(({ answered }) => !answered);
    if (open?.ask.kind !== 'one') throw new Error('the setup asks for one of many');
    const [answer] = open.ask.of;
    if (answer === undefined) throw new Error('nothing to choose from');
    now = enterMove(bsg, now, { kind: 'answer', seat: open.seat, ask: open.id, answer }).match;
  }
  return now.state.facts;
}

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup ${i}`);
const THREE = ['tom-zarek', 'saul-tigh', 'kara-starbuck-thrace'];
const FOUR = [...THREE, 'galen-tyrol'];
const FIVE = [...FOUR, 'laura-roslin'];
const SIX = [...FIVE, 'william-adama'];
const BALTAR = 'gaius-baltar';
const BOOMER = 'sharon-boomer-valerii';

const box = begun('box', { characters: THREE }).match.state.facts;

describe('the box', () => {
  it('BSG-1.2: there are 10 characters, and 4 of them can pilot', () => {
    expect([...CHARACTERS].sort()).toEqual(
      [
        'galen-tyrol',
        'gaius-baltar',
        'kara-starbuck-thrace',
        'karl-helo-agathon',
        'laura-roslin',
        'lee-apollo-adama',
        'saul-tigh',
        'sharon-boomer-valerii',
        'tom-zarek',
        'william-adama',
      ].sort(),
    );
    expect(CHARACTERS.filter(canPilot).sort()).toEqual([
      'kara-starbuck-thrace',
      'karl-helo-agathon',
      'lee-apollo-adama',
      'sharon-boomer-valerii',
    ]);
  });

  it('BSG-1.3: the humans have 8 vipers, 4 raptors and 12 civilian ships', () => {
    expect(box.vipers).toHaveLength(8);
    expect(box.raptors).toHaveLength(4);
    expect(box.civilians).toHaveLength(12);
  });

  it('BSG-1.4: the Cylons have 16 raiders, 4 heavy raiders and 2 basestars', () => {
    expect(box.raiders).toHaveLength(16);
    expect(box.heavyRaiders).toHaveLength(4);
    expect(box.basestars).toHaveLength(2);
  });

  it('BSG-1.6: there are 2 nukes', () => {
    expect(box.nukes).toBe(2);
  });

  it('BSG-1.7, BSG-11.10: of the 8 damage tokens of Galactica 6 are locations', () => {
    expect(counted(box.damagePool)).toEqual({
      'admirals-quarters': 1,
      armory: 1,
      command: 1,
      'ftl-control': 1,
      'hangar-deck': 1,
      'weapons-control': 1,
      food: 1,
      fuel: 1,
    });
  });

  it('BSG-1.8: the 4 damage tokens for basestars are all different and in one pool', () => {
    expect(counted(box.basestarPool)).toEqual({
      'critical-hit': 1,
      'disabled-hangar': 1,
      'disabled-weapons': 1,
      'structural-damage': 1,
    });
  });

  it('BSG-1.9: what the 12 civilian ships carry', () => {
    expect(counted(box.civilians.map(({ face }) => face))).toEqual({
      empty: 2,
      'population-1': 6,
      'population-2': 2,
      'population-1-fuel-1': 1,
      'population-1-morale-1': 1,
    });
  });

  it('BSG-1.10: there are 110 large cards', () => {
    expect(crisisDeck()).toHaveLength(70);
    expect(BASE.loyalty).toHaveLength(16);
    expect(quorumDeck()).toHaveLength(17);
    expect(superCrisisDeck()).toHaveLength(5);
    expect([...BASE.titles].sort()).toEqual(['admiral', 'president']);
  });

  it('BSG-1.11: there are 21 cards of each of five skills and 22 destinations', () => {
    expect([...SKILLS].sort()).toEqual([
      'engineering',
      'leadership',
      'piloting',
      'politics',
      'tactics',
    ]);
    for (const skill of SKILLS) expect(skillDeck(skill)).toHaveLength(21);
    expect(new Set(SKILLS.flatMap(skillDeck)).size).toBe(105);
    expect(destinationDeck()).toHaveLength(22);
    // Kobol is the objective of every game and never among the cards that are drawn.
    expect(destinationDeck().filter((card) => card.includes('kobol'))).toEqual([]);
  });

  it('BSG-1.12: 11 Loyalty cards are human, 4 are Cylons with a power each, 1 is the Sympathizer', () => {
    const cards = BASE.loyalty.map(loyaltyCard);
    expect(counted(cards.map(({ team }) => team))).toEqual({
      human: 11,
      cylon: 4,
      sympathizer: 1,
    });
    const powers = cards.filter(({ team }) => team === 'cylon').map(({ power }) => power);
    expect(new Set(powers.map((power) => JSON.stringify(power))).size).toBe(4);
    expect(powers.every((power) => power.length > 0)).toBe(true);
  });

  it('BSG-1.13: the die has eight sides', () => {
    const seen = new Set<number>();
    for (const seed of ['die 0', 'die 1', 'die 2', 'die 3']) {
      playTrial(
        bsg,
        { seats: 4, seed: seedFrom(seed) },
        {
          events: (events) => {
            for (const { type, data } of events) if (type === 'rolled') seen.add(data.die);
          },
        },
      );
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('BSG-1.15, BSG-1.16, BSG-1.17: the locations of the three boards', () => {
    expect([...GALACTICA].sort()).toEqual([
      'admirals-quarters',
      'armory',
      'brig',
      'command',
      'communications',
      'ftl-control',
      'hangar-deck',
      'research-lab',
      'sickbay',
      'weapons-control',
    ]);
    expect([...COLONIAL_ONE].sort()).toEqual(['administration', 'presidents-office', 'press-room']);
    expect([...CYLON_LOCATIONS].sort()).toEqual([
      'caprica',
      'cylon-fleet',
      'human-fleet',
      'resurrection-ship',
    ]);
    expect(BASE.locations).toHaveLength(17);
  });

  it('BSG-1.18: Sickbay and the Brig are the only hazards', () => {
    const hazards = [...GALACTICA, ...COLONIAL_ONE, ...CYLON_LOCATIONS].filter(isHazard);
    expect([...hazards].sort()).toEqual(['brig', 'sickbay']);
  });

  it('BSG-1.19, BSG-1.21: the six sectors, each between its two neighbours', () => {
    expect(SECTORS).toHaveLength(6);
    const ring = Object.fromEntries(SECTORS.map((it) => [it, neighbours(it)]));
    // First the next one clockwise.
    expect(ring).toEqual({
      bow: ['starboard-bow', 'port-bow'],
      'starboard-bow': ['starboard-quarter', 'bow'],
      'starboard-quarter': ['stern', 'starboard-bow'],
      stern: ['port-quarter', 'starboard-quarter'],
      'port-quarter': ['port-bow', 'stern'],
      'port-bow': ['bow', 'port-quarter'],
    });
  });

  it('BSG-1.20: the sectors with a launch icon', () => {
    expect([...LAUNCH_SECTORS].sort()).toEqual(['port-bow', 'port-quarter']);
  });

  it('BSG-11.1: the resources', () => {
    expect([...RESOURCES].sort()).toEqual(['food', 'fuel', 'morale', 'population']);
    expect(Object.keys(box.resources).sort()).toEqual(['food', 'fuel', 'morale', 'population']);
  });
});

describe('the character sheets', () => {
  it('BSG-2.8: the type of each', () => {
    const types = Object.fromEntries(CHARACTERS.map((id) => [id, characterOf(id).type]));
    expect(types).toEqual({
      'laura-roslin': 'political-leader',
      'gaius-baltar': 'political-leader',
      'tom-zarek': 'political-leader',
      'william-adama': 'military-leader',
      'saul-tigh': 'military-leader',
      'karl-helo-agathon': 'military-leader',
      'lee-apollo-adama': 'pilot',
      'kara-starbuck-thrace': 'pilot',
      'sharon-boomer-valerii': 'pilot',
      'galen-tyrol': 'support',
    });
  });

  it('BSG-2.10: where each begins', () => {
    const starts = Object.fromEntries(CHARACTERS.map((id) => [id, characterOf(id).start]));
    expect(starts).toEqual({
      'william-adama': 'admirals-quarters',
      'saul-tigh': 'command',
      'laura-roslin': 'presidents-office',
      'gaius-baltar': 'research-lab',
      'tom-zarek': 'administration',
      'kara-starbuck-thrace': 'hangar-deck',
      'sharon-boomer-valerii': 'armory',
      'galen-tyrol': 'hangar-deck',
      'lee-apollo-adama': 'viper',
      'karl-helo-agathon': 'off-board',
    });
  });
});

/** All Loyalty cards of a game by team, those dealt and those left in the deck. */
function loyaltyOf(facts: Facts): Partial<Record<string, number>> {
  const dealt = facts.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card));
  return counted(
    [...dealt, ...facts.loyalty].map((card): string => (card.startsWith('cylon') ? 'cylon' : card)),
  );
}

function inEveryGame(cast: Cast, check: (facts: Facts) => void): void {
  for (const seed of SEEDS) check(begun(seed, cast).match.state.facts);
}

describe('the Loyalty deck', () => {
  it('BSG-2.19: of 3 players', () => {
    inEveryGame({ characters: THREE }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 1, 'not-a-cylon': 5 });
    });
  });

  it('BSG-2.20, BSG-2.25: of 4 players', () => {
    inEveryGame({ characters: FOUR }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 1, 'not-a-cylon': 6, sympathizer: 1 });
    });
  });

  it('BSG-2.21: of 5 players', () => {
    inEveryGame({ characters: FIVE }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 2, 'not-a-cylon': 8 });
    });
  });

  it('BSG-2.22, BSG-2.25: of 6 players', () => {
    inEveryGame({ characters: SIX }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 2, 'not-a-cylon': 9, sympathizer: 1 });
    });
  });

  it('BSG-2.23: Baltar and Boomer each add a human card', () => {
    inEveryGame({ characters: [BALTAR, 'saul-tigh', 'galen-tyrol'] }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 1, 'not-a-cylon': 6 });
    });
    inEveryGame({ characters: ['tom-zarek', 'saul-tigh', BOOMER] }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 1, 'not-a-cylon': 6 });
    });
    inEveryGame({ characters: [...FOUR, BALTAR, BOOMER] }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 2, 'not-a-cylon': 11, sympathizer: 1 });
    });
  });

  it('BSG-2.17, BSG-2.18: anybody may be a Cylon, and any of the four Cylon cards may be in the game', () => {
    const cards = new Set<string>();
    const cylons = new Set<number>();
    const hidden = new Set<string>();
    inEveryGame({ characters: THREE }, (facts) => {
      for (const [seat, { loyalty }] of facts.players.entries()) {
        for (const { card } of loyalty) {
          if (!card.startsWith('cylon')) continue;
          cards.add(card);
          cylons.add(seat);
        }
      }
      for (const card of facts.loyalty) if (card.startsWith('cylon')) hidden.add(card);
    });
    expect([...cylons].sort()).toEqual([0, 1, 2]);
    expect([...new Set([...cards, ...hidden])].sort()).toEqual([
      'cylon-brig',
      'cylon-damage',
      'cylon-morale',
      'cylon-sickbay',
    ]);
    // Sometimes it is not dealt at first.
    expect(hidden.size).toBeGreaterThan(0);
  });

  it('BSG-2.24: everybody begins with one face-down card, Baltar with two, shown to the owner alone', () => {
    const cast = { characters: [BALTAR, 'saul-tigh', BOOMER] };
    const { match, events } = begun('dealt', cast);
    const { facts } = match.state;
    expect(facts.players.map(({ loyalty }) => loyalty.length)).toEqual([2, 1, 1]);
    expect(facts.players.flatMap(({ loyalty }) => loyalty).some(({ faceUp }) => faceUp)).toBe(
      false,
    );
    for (const owner of [0, 1, 2].map(seatAt)) {
      const cards = facts.players[owner]?.loyalty.map(({ card }) => card) ?? [];
      const count = owner === 0 ? 2 : 1;
      expect(loyaltyShown(match, owner, owner)).toEqual(cards);
      expect(told(events, owner, owner)).toEqual({ seat: owner, count, cards });
      const others = [seatAt(0), seatAt(1), seatAt(2), 'spectator' as const];
      for (const other of others.filter((it) => it !== owner)) {
        expect(loyaltyShown(match, owner, other)).toEqual(cards.map(() => null));
        expect(told(events, owner, other)).toEqual({ seat: owner, count });
      }
    }
  });

  it('BSG-2.25: the Sympathizer is never dealt at first, and lies anywhere in what is left', () => {
    const places = new Set<number>();
    inEveryGame({ characters: FOUR }, (facts) => {
      expect(facts.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card))).not.toContain(
        'sympathizer',
      );
      places.add(facts.loyalty.indexOf('sympathizer'));
    });
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });

  it('BSG-2.26: nothing is told of the cards that are not used', () => {
    const { match, events } = begun('unused', { characters: THREE });
    for (const viewer of [seatAt(0), seatAt(1), seatAt(2), 'spectator'] as const) {
      const own = viewer === 'spectator' ? [] : (match.state.facts.players[viewer]?.loyalty ?? []);
      const known = JSON.stringify([
        viewOf(bsg, match.state, viewer).facts,
        events.map((event) => eventFor(event, viewer)),
      ]);
      for (const { id } of DEFINITIONS.loyaltyCards) {
        if (own.some(({ card }) => card === id)) continue;
        expect(known).not.toContain(`"${id}"`);
      }
    }
  });

  it('BSG-2.27: what is left is what the sleeper phase will deal', () => {
    const left = (characters: string[]): number =>
      begun('left', { characters }).match.state.facts.loyalty.length;
    expect(left(THREE)).toBe(3);
    expect(left(FOUR)).toBe(4);
    expect(left(FIVE)).toBe(5);
    expect(left(SIX)).toBe(6);
    expect(left([...THREE, BALTAR])).toBe(4);
    expect(left([...THREE, BOOMER])).toBe(5);
    expect(left([...FOUR, BALTAR, BOOMER])).toBe(7);
  });

  it('BSG-2.36: without the Sympathizer a human card takes its place', () => {
    inEveryGame({ characters: FOUR, variant: 'no-sympathizer' }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 1, 'not-a-cylon': 7 });
      expect(facts.loyalty).toHaveLength(4);
    });
    inEveryGame({ characters: SIX, variant: 'no-sympathizer' }, (facts) => {
      expect(loyaltyOf(facts)).toEqual({ cylon: 2, 'not-a-cylon': 10 });
      expect(facts.loyalty).toHaveLength(6);
    });
  });
});

function loyaltyShown(match: Match<Bsg>, owner: Seat, viewer: Seat | 'spectator') {
  return viewOf(bsg, match.state, viewer).facts.players[owner]?.loyalty;
}

/** What a viewer was told of the cards dealt to somebody. */
function told(
  events: readonly GameEvent<Bsg['events']>[],
  owner: Seat,
  viewer: Seat | 'spectator',
): unknown {
  const dealt = events.find(
    ({ type, data }) => type === 'loyalty-dealt' && 'seat' in data && data.seat === owner,
  );
  return dealt === undefined ? undefined : eventFor(dealt, viewer)?.data;
}

describe('what chance decides', () => {
  it('BSG-2.3: anybody may be the first player', () => {
    const first = new Set(
      SEEDS.map((seed) => begun(seed, { characters: FOUR }).match.state.facts.current),
    );
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });

  it('BSG-2.16, BSG-2.28: every deck is shuffled', () => {
    const games = SEEDS.map((seed) => begun(seed, { characters: THREE }).match.state.facts);
    const kinds = (top: (facts: Facts) => unknown): number => new Set(games.map(top)).size;
    expect(kinds(({ quorumHand }) => quorumHand[0])).toBeGreaterThan(3);
    expect(kinds(({ quorum }) => quorum.draw[0])).toBeGreaterThan(3);
    expect(kinds(({ crisis }) => crisis.draw[0])).toBeGreaterThan(10);
    expect(kinds(({ superCrisis }) => superCrisis.draw[0])).toBe(5);
    expect(kinds(({ destinations }) => destinations[0])).toBeGreaterThan(3);
    for (const skill of SKILLS) {
      expect(kinds(({ skills }) => skills[skill].draw[0])).toBeGreaterThan(5);
    }
    for (const { quorumHand, quorum } of games) {
      expect(quorumHand).toHaveLength(1);
      expect(quorum.draw).toHaveLength(16);
    }
  });

  it('BSG-2.32: the Destiny deck has two cards of each skill, in no order', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS.slice(0, 10)) {
      const { destiny } = firstTurn(begun(seed, { characters: THREE }).match);
      const skills = destiny.map(skillOf);
      expect(counted(skills)).toEqual({
        politics: 2,
        leadership: 2,
        tactics: 2,
        piloting: 2,
        engineering: 2,
      });
      orders.add(skills.join());
    }
    expect(orders.size).toBeGreaterThan(5);
  });

  it('BSG-2.33: the two civilian ships at stern may be any', () => {
    const faces = new Set<string>();
    for (const seed of SEEDS) {
      const { civilians } = firstTurn(begun(seed, { characters: THREE }).match);
      const placed = civilians.filter(({ where }) => where === 'stern');
      expect(placed).toHaveLength(2);
      for (const { face } of placed) faces.add(face);
    }
    expect(faces.size).toBe(5);
  });
});

/** A check of a Crisis card to which three players have each added one card, as far as the cards lie open. */
function revealedPile(seed: string): readonly number[] {
  const { match } = begun(seed, { characters: THREE });
  bsg.arrange?.(match.state, {
    at: 'crisis',
    cast: ['zarek', 'tigh', 'baltar'],
    crisis: 'prison-labor',
    destiny: ['repair-1', 'repair-2', 'repair-1'],
    players: [
      { hand: ['launch-scout-2', 'declare-emergency-3'] },
      { hand: ['evasive-maneuvers-2'] },
      { hand: ['consolidate-power-1'] },
    ],
  });
  rearranged(bsg, match.state);
  let now = match;
  let check = viewOf(bsg, now.state, 'spectator').facts.check;
  while (check !== null && check.pile === null) {
    const open = now.state.asks.find(({ answered }) => !answered);
    if (open?.ask.kind !== 'some') throw new Error('the check asks for cards');
    const answer = open.ask.of.slice(0, 1);
    now = enterMove(bsg, now, { kind: 'answer', seat: open.seat, ask: open.id, answer }).match;
    check = viewOf(bsg, now.state, 'spectator').facts.check;
  }
  return check?.pile ?? [];
}

describe('the cards of a check', () => {
  it('BSG-24.4, BSG-24.5: lie open in an order that tells nothing of who added them', () => {
    const piles = SEEDS.map(revealedPile);
    for (const pile of piles) expect(pile).toHaveLength(5);
    // Each of the five places was at some time that of the card of the first who added one.
    const places = piles.map((pile) => pile.findIndex((card) => skillOf(card) === 'piloting'));
    expect([...new Set(places)].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
