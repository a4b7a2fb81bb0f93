import {
  clockwiseAfter,
  clockwiseFrom,
  type Message,
  message,
  one,
  type Seat,
  type SetupTable,
} from '@starboard/kernel';
import {
  CHARACTERS,
  type CharacterId,
  CYLON_CARDS,
  characterOf,
  crisisDeck,
  destinationDeck,
  type LoyaltyId,
  quorumDeck,
  skillDeck,
  superCrisisDeck,
  titleOf,
} from '../content/index.ts';
import { drawing, drawQuorumCards } from '../effects/operations/cards.ts';
import {
  placeBasestars,
  placeCivilians,
  placeShips,
  placeVipers,
  vipersIn,
} from '../ships/fleet.ts';
import { buildDestiny } from '../table/decks.ts';
import type { Bsg, BsgTable, CivilianFace, Deck, Facts, Options, Player } from '../table/facts.ts';
import { ability, characterAt, has, playerAt } from '../table/people.ts';
import { BASESTAR_TOKENS, DAMAGE_TOKENS, LAUNCH_SECTORS, type Skill } from '../table/vocabulary.ts';
import { hasSympathizer } from './loyalty.ts';
import { giveTitleTo } from './places.ts';
import { turns } from './turn.ts';
import { asks, asksInTurn, procedure } from './writing.ts';

const VARIANTS = ['standard', 'easier-for-humans', 'easier-for-cylons', 'no-sympathizer'] as const;

export function readOptions(
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Options | Message {
  const { variant: wanted = 'standard', characters = 'picked', ...rest } = given;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return message('unknown-option', { name: unknown });
  const variant = VARIANTS.find((it) => it === wanted);
  if (variant === undefined) return message('option-variant', { variants: [...VARIANTS] });
  if (variant === 'no-sympathizer' && seats !== 4 && seats !== 6) {
    return message('option-no-sympathizer-players'); // BSG-2.36
  }
  if (characters === 'picked') return { variant, characters };
  if (!isCast(characters, seats)) return message('option-characters', { seats });
  if (variant === 'no-sympathizer' && characters.includes(BANNED)) {
    return message('option-no-sympathizer-characters');
  }
  return { variant, characters };
}

/** BSG-2.36: not without the Sympathizer. */
const BANNED: CharacterId = 'sharon-boomer-valerii';

function isCast(value: unknown, seats: number): value is CharacterId[] {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    new Set(value).size === seats &&
    value.every((id) => CHARACTERS.some((it) => it === id))
  );
}

/** BSG-2.1, 2.34 to 2.36 */
const RESOURCES_AT_START = {
  standard: { food: 8, fuel: 8, morale: 10, population: 12 },
  'easier-for-humans': { food: 10, fuel: 10, morale: 12, population: 14 },
  'easier-for-cylons': { food: 6, fuel: 6, morale: 8, population: 10 },
  'no-sympathizer': { food: 7, fuel: 8, morale: 9, population: 10 },
} as const;

/** BSG-1.9 */
export const CIVILIANS: readonly CivilianFace[] = [
  'empty',
  'empty',
  ...Array.from({ length: 6 }, () => 'population-1' as const),
  'population-2',
  'population-2',
  'population-1-fuel-1',
  'population-1-morale-1',
];

export function setUp(t: SetupTable<Bsg>): Facts {
  const deck = (skill: Skill): Deck<number> => ({ draw: t.shuffle(skillDeck(skill)), discard: [] });
  return {
    turn: 0,
    current: t.pick(t.seats), // BSG-2.3
    players: t.seats.map(
      (): Player => ({
        character: null,
        location: null,
        hand: [],
        loyalty: [],
        revealed: 'no',
        superCrisis: null,
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
    titles: { president: null, admiral: null },
    nukes: 2,
    boarding: [],
    vipers: Array.from({ length: 8 }, () => ({ where: 'reserves' as const, pilot: null })),
    raptors: Array.from({ length: 4 }, () => ({ where: 'reserves' as const })),
    civilians: t.shuffle([...CIVILIANS]).map((face) => ({ face, where: 'pool' as const })),
    raiders: Array.from({ length: 16 }, () => null),
    heavyRaiders: Array.from({ length: 4 }, () => null),
    basestars: Array.from({ length: 2 }, () => ({ sector: null, damage: [] })),
    damaged: [],
    damagePool: [...DAMAGE_TOKENS],
    basestarPool: [...BASESTAR_TOKENS],
    skills: {
      politics: deck('politics'),
      leadership: deck('leadership'),
      tactics: deck('tactics'),
      piloting: deck('piloting'),
      engineering: deck('engineering'),
    },
    destiny: [],
    crisis: { draw: t.shuffle(crisisDeck()), discard: [] },
    superCrisis: { draw: t.shuffle(superCrisisDeck()), discard: [] },
    quorum: { draw: t.shuffle(quorumDeck()), discard: [] },
    removed: [],
    destinations: t.shuffle(destinationDeck()),
    loyalty: [],
    quorumHand: [],
    kept: [],
    onTable: [],
    thisTurn: {
      executiveOrder: false,
      maintenance: false,
      ecoOfficer: false,
      piloting: false,
      acted: [],
      turned: [],
    },
  };
}

/** BSG-2.5 to 2.7: of the type with the most characters left; support at any time. */
export function pickable(facts: Facts, { variant }: Options): CharacterId[] {
  const taken = facts.players.map(({ character }) => character);
  const left = CHARACTERS.filter((id) => !taken.includes(id));
  const count = (type: string): number => left.filter((id) => characterOf(id).type === type).length;
  const most = Math.max(...['political-leader', 'military-leader', 'pilot'].map(count));
  return left.filter((id) => {
    if (variant === 'no-sympathizer' && id === BANNED) return false;
    const { type } = characterOf(id);
    return type === 'support' || count(type) === most;
  });
}

function takeCharacter(t: BsgTable, seat: Seat, character: CharacterId): void {
  settleIn(t.facts, seat, character);
  t.emit('character-picked', { seat, character });
  if (characterOf(character).start === 'viper') t.run(startingViper, { seat });
}

/** BSG-2.11 */
export const startingViper = procedure<{ readonly seat: Seat }>('starting-viper', {
  launch: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('choose-launch-sector', LAUNCH_SECTORS),
    then(t, { seat }, sector) {
      const [viper] = vipersIn(t.facts, 'reserves');
      if (viper === undefined) return;
      viper.where = sector;
      viper.pilot = seat;
      t.emit('launched', { seat, sector });
    },
  }),
});

/** Setup as it is played at the table (section 2), and then the turns. */
export const playGame = procedure<{ hands?: Seat[] }>('play', {
  // BSG-2.4
  pick: asksInTurn({
    seats: (t) => clockwiseFrom(t.facts.current, t.seats.length),
    ask: (t) =>
      t.options.characters === 'picked'
        ? one('pick-a-character', pickable(t.facts, t.options))
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
    for (const title of ['president', 'admiral'] as const) {
      const holder = titleOf(title)
        .succession.map((character) =>
          t.seats.find((seat) => characterAt(t.facts, seat) === character),
        )
        .find((seat) => seat !== undefined);
      giveTitleTo(t, title, holder ?? null);
    }
    drawQuorumCards(t, 1);
  },

  // BSG-2.18 to 2.27
  loyalty(t) {
    const { facts } = t;
    const [cylons, others] = LOYALTY[t.seats.length] ?? [1, 5];
    // BSG-2.23: one more for each second card that somebody will be dealt
    const extra = t.seats.filter(
      (seat) => has(facts, seat, 'starting-loyalty') || has(facts, seat, 'sleeper-loyalty'),
    ).length;
    const deck: LoyaltyId[] = [
      ...t.shuffle([...CYLON_CARDS]).slice(0, cylons),
      ...Array.from({ length: others + extra }, () => 'not-a-cylon' as const),
    ];
    facts.loyalty = t.shuffle(deck);
    for (const seat of t.seats) {
      const own = ability(facts, seat, 'starting-loyalty');
      if (own !== null) t.emit('ability-used', { seat, ability: own.id });
      const count = own?.cards ?? 1; // BSG-2.24
      const cards = facts.loyalty.splice(0, count);
      playerAt(facts, seat).loyalty.push(...cards.map((card) => ({ card, faceUp: false })));
      t.reveal([seat]);
      t.whisper([seat], 'loyalty-dealt', { seat, count, cards }, { seat, count });
    }
    if (t.seats.length % 2 === 1) return; // BSG-2.25, 2.36
    facts.loyalty.push(hasSympathizer(t) ? 'sympathizer' : 'not-a-cylon');
    t.shuffle(facts.loyalty);
  },

  // BSG-2.29 to 2.31
  hands(t) {
    for (const seat of clockwiseAfter(t.facts.current, t.seats.length)) {
      if (seat === t.facts.current) continue;
      const { skillSet } = characterOf(characterAt(t.facts, seat));
      const from = [...new Set(skillSet.flatMap(({ skills }) => skills))];
      t.run(drawing, { seat, left: 3, from });
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

  turns(t) {
    t.run(turns, {});
  },
});

/** BSG-2.19 to 2.22: Cylon cards and others, by number of players. */
const LOYALTY: Readonly<Record<number, readonly [number, number]>> = {
  3: [1, 5],
  4: [1, 6],
  5: [2, 8],
  6: [2, 9],
};

/** BSG-2.9, 2.10 */
export function settleIn(facts: Facts, seat: Seat, character: CharacterId): void {
  const player = playerAt(facts, seat);
  player.character = character;
  const { start } = characterOf(character);
  player.location = start === 'viper' || start === 'off-board' ? null : start;
}
