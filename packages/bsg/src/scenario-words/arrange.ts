import {
  eachIn,
  eachOf,
  eachSeat,
  inside,
  type Json,
  type JsonObject,
  listOf,
  mistake,
  oneOf,
  type Seat,
  type StateOf,
  seatAt,
  wholeNumber,
  yesOrNo,
} from '@starboard/kernel';
import {
  characterOf,
  crisisDeck,
  destinationDeck,
  quorumDeck,
  skillDeck,
  superCrisisDeck,
} from '../content/index.ts';
import type { Bsg, Facts } from '../facts.ts';
import { heirTo } from '../places.ts';
import { settleIn } from '../setup.ts';
import { BASESTAR_TOKENS, DAMAGE_TOKENS, RESOURCES, SKILLS } from '../vocabulary.ts';
import {
  type Aside,
  arrangeDeck,
  arrangeDestinations,
  arrangeDestiny,
  arrangeKept,
  arrangeSkillDecks,
  arrangeVisited,
  crisisNamed,
  layDestiny,
  quorumNamed,
  superCrisisNamed,
  takeOut,
  toTop,
} from './decks.ts';
import { arrangeMoment, arrangeThisTurn, beginSetup } from './moments.ts';
import { characterNamed, without } from './names.ts';
import { arrangePlayer, faceCylons, loyaltyNamed } from './players.ts';
import {
  arrangeCivilianPool,
  arrangeRaptors,
  arrangeShips,
  arrangeVipers,
  clearBoard,
} from './ships.ts';

/** Puts named facts on the table. With `at`, the game is past its setup and the board is empty. */
export function arrange(state: StateOf<Bsg>, named: JsonObject): void {
  const { facts } = state;
  for (const name of Object.keys(named)) inside(name, () => oneOf(name, NAMES, 'fact'));
  const { at: moment, cast, titles, destiny } = named;
  if (moment !== undefined) clearTable(facts, cast, state.seats);
  else if (cast !== undefined) throw mistake('cast needs a moment: at');
  if (moment !== undefined || destiny !== undefined) layDestiny(facts, destiny);
  const aside: Aside = { skills: [], cards: [] };
  // Always in the same order, whatever the order of the words.
  for (const [name, read] of Object.entries(READERS)) {
    const value = named[name];
    if (value !== undefined) inside(name, () => read(facts, value, aside));
  }
  if (moment !== undefined) {
    inside('players', () => faceCylons(facts));
    layTitles(facts, titles);
    inside('at', () => arrangeMoment(state, moment));
  } else if (named['current'] !== undefined) beginSetup(state);
  putAside(state, aside);
}

const DEFAULT_CAST = ['roslin', 'adama', 'starbuck', 'tyrol', 'tigh', 'baltar'];

/** Everything back into its box: what the scenario does not name is not there. */
function clearTable(facts: Facts, cast: Json | undefined, seats: number): void {
  const names = cast === undefined ? DEFAULT_CAST.slice(0, seats) : listOf(cast);
  if (names.length !== seats) throw mistake(`cast names ${seats} characters`);
  for (const [seat, player] of facts.players.entries()) {
    const character = inside('cast', () => inside(seat, () => characterNamed(names[seat] ?? '')));
    settleIn(facts, seatAt(seat), character);
    // Whoever begins in a viper waits for one, until a scenario says which.
    if (characterOf(character).start === 'viper') player.location = 'hangar-deck';
    player.hand = [];
    player.loyalty = [{ card: 'not-a-cylon', faceUp: false }];
    player.quorum = [];
    player.superCrisis = null;
    player.notes = [];
  }
  for (const skill of SKILLS) facts.skills[skill] = { draw: skillDeck(skill), discard: [] };
  facts.destiny = [];
  Object.assign(facts.crisis, { draw: crisisDeck(), discard: [] });
  Object.assign(facts.superCrisis, { draw: superCrisisDeck(), discard: [] });
  Object.assign(facts.quorum, { draw: quorumDeck(), discard: [] });
  facts.destinations = destinationDeck();
  facts.loyalty = [];
  facts.quorumHand = [];
  facts.current = seatAt(0);
  facts.turn = 1;
  clearBoard(facts);
}

type Reader = (facts: Facts, value: Json, aside: Aside) => void;

const READERS: Readonly<Record<string, Reader>> = {
  turn: (facts, value) => {
    facts.turn = wholeNumber(value, 0, 999);
  },
  current: (facts, value) => {
    facts.current = seatOf(facts, value);
  },
  distance: (facts, value) => {
    facts.distance = wholeNumber(value, 0, 99);
  },
  nukes: (facts, value) => {
    facts.nukes = wholeNumber(value, 0, 2);
  },
  jump: (facts, value) => {
    facts.jumpTrack = wholeNumber(value, 0, 5);
  },
  sleeperDone: (facts, value) => {
    facts.sleeperDone = yesOrNo(value);
  },
  resources: (facts, value) => {
    eachIn(value, (name, count) => {
      facts.resources[oneOf(name, RESOURCES, 'resource')] = wholeNumber(count, 0, 15);
    });
  },
  boarding: (facts, value) => {
    facts.boarding = eachOf(value, (space) => wholeNumber(space, 0, 3));
  },
  damaged: (facts, value) => {
    facts.damaged = eachOf(value, (it) => oneOf(it, DAMAGE_TOKENS, 'damage token'));
    facts.damagePool = without(facts.damagePool, facts.damaged);
  },
  damagePool: (facts, value) => {
    facts.damagePool = eachOf(value, (it) => oneOf(it, DAMAGE_TOKENS, 'damage token'));
  },
  ships: arrangeShips,
  basestarPool: (facts, value) => {
    facts.basestarPool = eachOf(value, (it) => oneOf(it, BASESTAR_TOKENS, 'basestar token'));
  },
  vipers: arrangeVipers,
  raptors: arrangeRaptors,
  civilianPool: arrangeCivilianPool,
  players: (facts, value) => {
    eachSeat(value, facts.players.length, (seat, player) => {
      arrangePlayer(facts, seatAt(seat), player);
    });
  },
  titles: (facts, value) => {
    eachIn(value, (title, seat) => {
      const which = oneOf(title, ['president', 'admiral'], 'title');
      facts.titles[which] = seat === null ? null : seatOf(facts, seat);
    });
  },
  destiny: arrangeDestiny,
  skillDecks: arrangeSkillDecks,
  kept: arrangeKept,
  quorumHand: (facts, value) => {
    facts.quorumHand = eachOf(value, (it) => {
      const card = quorumNamed(it);
      takeOut(facts.quorum, card);
      return card;
    });
  },
  crisis: (facts, value) => toTop(facts.crisis, [crisisNamed(value)]),
  crisisDeck: (facts, value, aside) => arrangeDeck(facts.crisis, value, crisisNamed, aside),
  superCrises: (facts, value, aside) =>
    arrangeDeck(facts.superCrisis, value, superCrisisNamed, aside),
  quorumDeck: (facts, value, aside) => arrangeDeck(facts.quorum, value, quorumNamed, aside),
  visited: arrangeVisited,
  destinations: arrangeDestinations,
  loyaltyDeck: (facts, value) => {
    facts.loyalty = eachOf(value, loyaltyNamed);
  },
  thisTurn: arrangeThisTurn,
};

const NAMES: readonly string[] = ['at', 'cast', ...Object.keys(READERS)];

function seatOf({ players }: Facts, value: Json): Seat {
  return seatAt(wholeNumber(value, 0, players.length - 1));
}

/** A title that is not named is with the first in line. */
function layTitles(facts: Facts, named: Json | undefined): void {
  for (const title of ['president', 'admiral'] as const) {
    const said = typeof named === 'object' && named !== null && title in named;
    if (!said) facts.titles[title] = heirTo(facts, title);
  }
}

/** What is nowhere lies with the procedure that plays the whole game, out of everybody's reach. */
function putAside({ stack }: StateOf<Bsg>, { skills, cards }: Aside): void {
  const [whole] = stack;
  if (whole === undefined) return;
  if (skills.length > 0) Object.assign(whole.locals, { pile: skills });
  if (cards.length > 0) Object.assign(whole.locals, { drawn: cards });
}
