import { clockwiseAfter, clockwiseFrom, one, type Seat, type SetupTable } from '@starboard/kernel';
import { type CharacterId, characterOf, type LoyaltyId, loyaltyOf } from '../content/library.ts';
import { drawing, drawQuorumCards, ownSkills } from '../effects/operations/cards.ts';
import { boxOf } from '../modules/box.ts';
import { rulesOf } from '../modules/rules.ts';
import { placeBasestars } from '../ships/basestars.ts';
import { placeCivilians } from '../ships/civilians.ts';
import { placeShips } from '../ships/cylon-ships.ts';
import { placeVipers, takeOff } from '../ships/vipers.ts';
import { CIVILIANS } from '../table/civilian-faces.ts';
import { buildDestiny } from '../table/decks.ts';
import type { Bsg, BsgTable, Deck, Facts, Options, Player } from '../table/facts.ts';
import { ability, characterAt, has, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { BASESTAR_TOKENS, DAMAGE_TOKENS, LAUNCH_SECTORS, type Skill } from '../table/vocabulary.ts';
import { isBanned } from './options.ts';
import { answers } from './questions.ts';
import { giveTitleTo, heirTo } from './succession.ts';
import { turns } from './turn.ts';
import { woven } from './weaving.ts';
import { asks, asksInTurn, procedure } from './writing.ts';

/** BSG-2.1, 2.34 to 2.36 */
const RESOURCES_AT_START = {
  standard: { food: 8, fuel: 8, morale: 10, population: 12 },
  'easier-for-humans': { food: 10, fuel: 10, morale: 12, population: 14 },
  'easier-for-cylons': { food: 6, fuel: 6, morale: 8, population: 10 },
  'no-sympathizer': { food: 7, fuel: 8, morale: 9, population: 10 },
} as const;

export function setUp(t: SetupTable<Bsg>): Facts {
  const { modules } = t.options;
  const box = boxOf(t.options);
  // The order of the shuffles is the order of the dice: what is drawn first stays first.
  const current = t.pick(t.seats); // BSG-2.3
  const civilians = t.shuffle([...CIVILIANS]);
  const deck = (skill: Skill): Deck<number> => ({
    draw: t.shuffle([...(box.skillCards.get(skill) ?? [])]),
    discard: [],
  });
  // Lists of the state are made with `from`: those of `map` are of another kind to the engine once it has compiled the
  // call, and all that was compiled for the one kind is then slow with the other.
  const facts: Facts = {
    modules,
    turn: 0,
    current,
    players: Array.from(
      t.seats,
      (): Player => ({
        character: null,
        location: null,
        hand: [],
        loyalty: [],
        standing: 'human',
        superCrises: [],
        quorum: [],
        spent: false,
        turns: 0,
        notes: [],
      }),
    ),
    resources: { ...RESOURCES_AT_START[t.options.variant] },
    jumpTrack: 0,
    distance: 0,
    visited: [],
    sleeperDone: false,
    // Rules ask only for the titles that are in play.
    titles: Object.fromEntries(box.titles.map((title) => [title, null])) as Facts['titles'],
    nukes: 2,
    boarding: [],
    vipers: Array.from({ length: 8 }, () => ({ where: 'reserves' as const, pilot: null })),
    raptors: Array.from({ length: 4 }, () => ({ where: 'reserves' as const })),
    civilians: Array.from(civilians, (face) => ({ face, where: 'pool' as const })),
    raiders: Array.from({ length: 16 }, () => null),
    heavyRaiders: Array.from({ length: 4 }, () => null),
    basestars: Array.from({ length: 2 }, () => ({ sector: null, damage: [] })),
    damaged: [],
    damagePool: [...DAMAGE_TOKENS],
    basestarPool: [...BASESTAR_TOKENS],
    skills: decksBySkill(box.skills, deck),
    destiny: [],
    crisis: { draw: t.shuffle([...box.crises]), discard: [] },
    superCrisis: { draw: t.shuffle([...box.superCrises]), discard: [] },
    quorum: { draw: t.shuffle([...box.quorum]), discard: [] },
    removed: [],
    destinations: t.shuffle([...box.destinations]),
    loyalty: [],
    quorumHand: [],
    kept: [],
    onTable: [],
    thisTurn: {
      used: [],
      piloting: false,
      acted: [],
      turned: [],
    },
    parts: Object.fromEntries(
      rulesOf(t.options).modules.flatMap(({ id, facts }) =>
        facts === undefined ? [] : [[id, facts(t)]],
      ),
    ),
  };
  for (const { lays } of rulesOf(t.options).modules) lays?.(t, facts);
  return facts;
}

/** A deck for each skill there is. */
function decksBySkill(
  skills: readonly Skill[],
  deck: (skill: Skill) => Deck<number>,
): Facts['skills'] {
  // Rules ask only for the skills that are in play.
  return Object.fromEntries(skills.map((skill) => [skill, deck(skill)])) as Facts['skills'];
}

/** BSG-2.5 to 2.7: of the type with the most characters left; support at any time. */
function pickable(facts: Facts, options: Options): CharacterId[] {
  const taken = facts.players.map(({ character }) => character);
  const left = boxOf(facts).characters.filter((id) => !taken.includes(id));
  // PEG-18.1 to 18.4, 18.8, 39.4
  const led = taken.some((id) => id !== null && isLeader(id));
  const last = taken.filter((id) => id === null).length === 1;
  if (last && !led && answers(facts).leaderNeeded(taken.length)) return left.filter(isLeader);
  const counts = { 'political-leader': 0, 'military-leader': 0, pilot: 0 };
  for (const id of left) {
    const { type } = characterOf(id);
    if (type !== 'cylon-leader' && type !== 'support') counts[type] += 1;
  }
  const most = Math.max(counts['political-leader'], counts['military-leader'], counts.pilot);
  return left.filter((id) => {
    if (isBanned(id, options)) return false;
    const { type } = characterOf(id);
    if (type === 'cylon-leader') return !led;
    return type === 'support' || counts[type] === most;
  });
}

function isLeader(id: CharacterId): boolean {
  return characterOf(id).type === 'cylon-leader';
}

function takeCharacter(t: BsgTable, seat: Seat, character: CharacterId): void {
  settleIn(t.facts, seat, character);
  t.emit('character-picked', { seat, character });
  const { start } = characterOf(character);
  if (start === 'viper') t.run(startingViper, { seat });
  if (typeof start !== 'string') t.run(startingPlace, { seat });
}

/** PEG-2.25: one of several, as the player likes. */
export const startingPlace = procedure<{ readonly seat: Seat }>('starting-place', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { start } = characterOf(characterAt(t.facts, seat));
      return typeof start === 'string' ? null : one('choose-start', start, { things: 'location' });
    },
    then(t, { seat }, location) {
      playerAt(t.facts, seat).location = location;
      t.emit('moved', { seat, to: location, how: 'came' });
    },
  }),
});

/** BSG-2.11 */
export const startingViper = procedure<{ readonly seat: Seat }>('starting-viper', {
  launch: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('choose-launch-sector', LAUNCH_SECTORS, { things: 'sector' }),
    then(t, { seat }, sector) {
      takeOff(t, seat, sector);
    },
  }),
});

/** Setup as it is played at the table (section 2), and then the turns. */
export const playGame = procedure<object>('play', {
  // BSG-2.4
  pick: asksInTurn({
    seats: (t) => clockwiseFrom(t.facts.current, t.seats.length),
    ask: (t) =>
      t.options.characters === 'picked'
        ? one('pick-a-character', pickable(t.facts, t.options), { things: 'character' })
        : null,
    then(t, _, character, seat) {
      takeCharacter(t, seat, character);
      return undefined;
    },
  }),

  cast(t) {
    const { characters } = t.options;
    if (characters === 'picked') return;
    for (const seat of t.seats) {
      const character = characters[seat];
      if (character !== undefined) takeCharacter(t, seat, character);
    }
  },

  // BSG-2.12 to 2.16
  titles(t) {
    for (const title of boxOf(t.facts).titles) giveTitleTo(t, title, heirTo(t.facts, title));
    drawQuorumCards(t, 1);
  },

  // BSG-2.18 to 2.27
  loyalty(t) {
    const { facts } = t;
    const { cylon, human } = answers(facts).loyaltyDeck(t.seats.length, facts);
    // BSG-2.23: one more for each second card that somebody will be dealt
    const extra = t.seats.filter(
      (seat) => has(facts, seat, 'starting-loyalty') || has(facts, seat, 'sleeper-loyalty'),
    ).length;
    const cylons = t.shuffle(cylonCards(facts)).slice(0, cylon);
    facts.loyalty = t.shuffle([...cylons, ...humanCards(t, human + extra)]);
    for (const seat of t.seats) {
      if (!standingOf(facts, seat).loyalty) continue; // PEG-19.1
      const own = ability(facts, seat, 'starting-loyalty');
      if (own !== null) t.emit('ability-used', { seat, ability: own.id });
      const count = own?.cards ?? 1; // BSG-2.24
      const cards = facts.loyalty.splice(0, count);
      playerAt(facts, seat).loyalty.push(...cards.map((card) => ({ card, faceUp: false })));
      t.reveal([seat]);
      t.whisper([seat], 'loyalty-dealt', { seat, count, cards }, { seat, count });
    }
    const later = answers(facts).shuffledIn(t.seats.length, t.options, facts); // BSG-2.25, 2.36
    if (later === null) return;
    facts.loyalty.push(loyaltyOf(later).team === 'human' ? nextHuman(facts, later) : later);
    t.shuffle(facts.loyalty);
  },
  afterLoyalty: (t) => afterLoyalty(t, { seat: t.facts.current }),

  // BSG-2.29 to 2.31
  hands(t) {
    for (const seat of clockwiseAfter(t.facts.current, t.seats.length)) {
      if (seat === t.facts.current) continue;
      const left = standingOf(t.facts, seat).startingCards; // PEG-20.2
      t.run(drawing, { seat, left, from: ownSkills(t.facts, seat) });
    }
  },

  // BSG-2.32, 2.33
  board(t) {
    buildDestiny(t);
    placeBasestars(t, 1, 'bow');
    placeShips(t, 'raider', 3, 'bow');
    placeVipers(t, 1, 'port-bow');
    placeVipers(t, 1, 'port-quarter');
    placeCivilians(t, 2, 'stern');
  },

  afterBoard: (t) => afterBoard(t, { seat: t.facts.current }),

  turns(t) {
    t.run(turns, {});
  },
});

const afterLoyalty = woven('setup after loyalty');
const afterBoard = woven('setup after board');

/** So many cards that make no Cylon; where they differ, at random, and the others stay beside (EXO-6.3, 6.13). */
function humanCards(t: BsgTable, count: number): LoyaltyId[] {
  const { facts } = t;
  const { keepsHumanCards, moreHumanCards } = answers(facts);
  if (!keepsHumanCards) return Array.from({ length: count }, () => 'not-a-cylon' as const);
  const deck = t.shuffle(boxOf(facts).loyalty.filter((id) => loyaltyOf(id).team === 'human'));
  const taken = deck.splice(0, count + moreHumanCards);
  facts.humanCards = deck;
  return taken;
}

/** One more of the deck of humans, where there is one (EXO-6.3). */
function nextHuman({ humanCards }: Facts, otherwise: LoyaltyId): LoyaltyId {
  return humanCards?.shift() ?? otherwise;
}

/** One of each card that makes a Cylon (BSG-2.18). */
function cylonCards(facts: Facts): LoyaltyId[] {
  return [...new Set(boxOf(facts).loyalty)].filter((id) => loyaltyOf(id).team === 'cylon');
}

/** BSG-2.9, 2.10 */
export function settleIn(facts: Facts, seat: Seat, character: CharacterId): void {
  const player = playerAt(facts, seat);
  player.character = character;
  const { start, type } = characterOf(character);
  if (type === 'cylon-leader') player.standing = 'leader'; // PEG-18.5
  const nowhere = start === 'viper' || start === 'off-board' || typeof start !== 'string';
  player.location = nowhere ? null : start;
}
