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
import { characterOf, loyaltyOf } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { rulesOf } from '../modules/rules.ts';
import { answers } from '../rulebook/questions.ts';
import { settleIn } from '../rulebook/setup.ts';
import { heirTo } from '../rulebook/succession.ts';
import { type Aside, without } from '../secrets/zone.ts';
import type { Bsg, Facts } from '../table/facts.ts';
import { STANDINGS } from '../table/standing.ts';
import { DAMAGE_TOKENS, PEGASUS, RESOURCES } from '../table/vocabulary.ts';
import {
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
import { characterNamed } from './names.ts';
import { arrangePlayer, faceCylons, loyaltyNamed } from './players.ts';
import {
  arrangeCivilianPool,
  arrangeRaptors,
  arrangeScar,
  arrangeShips,
  arrangeVipers,
  clearBoard,
} from './ships.ts';

/** Puts named facts on the table. With `at`, the game is past its setup and the board is empty. */
export function arrange(state: StateOf<Bsg>, named: JsonObject): void {
  const { facts } = state;
  const readers: Readonly<Record<string, Reader>> = Object.assign(
    {},
    READERS,
    ...rulesOf(facts).modules.map(({ scenarios }) => scenarios?.given),
  );
  const known = ['at', 'cast', ...Object.keys(readers)];
  for (const name of Object.keys(named)) inside(name, () => oneOf(name, known, 'fact'));
  const { at: moment, cast, titles, destiny } = named;
  if (moment !== undefined) clearTable(facts, cast, state.seats);
  else if (cast !== undefined) throw mistake('cast needs a moment: at');
  if (moment !== undefined || destiny !== undefined) layDestiny(facts, destiny);
  const aside: Aside = {};
  // Always in the same order, whatever the order of the words.
  for (const [name, read] of Object.entries(readers)) {
    const value = named[name];
    if (value !== undefined) inside(name, () => read(facts, value, aside));
  }
  if (moment !== undefined) {
    inside('players', () => faceCylons(facts));
    layTitles(facts, titles);
    layHumanCards(facts);
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
    player.standing = 'human';
    settleIn(facts, seatAt(seat), character);
    // Whoever begins in a viper waits for one, until a scenario says which; of several places the first.
    const { start } = characterOf(character);
    if (start === 'viper') player.location = 'hangar-deck';
    if (typeof start !== 'string') player.location = start[0] ?? null;
    player.hand = [];
    const { loyalty } = STANDINGS[player.standing];
    player.loyalty = loyalty ? [{ card: 'not-a-cylon', faceUp: false }] : [];
    player.quorum = [];
    player.superCrises = [];
    player.notes = [];
  }
  const box = boxOf(facts);
  for (const skill of box.skills) {
    facts.skills[skill] = { draw: [...(box.skillCards.get(skill) ?? [])], discard: [] };
  }
  facts.destiny = [];
  Object.assign(facts.crisis, { draw: [...box.crises], discard: [] });
  Object.assign(facts.superCrisis, { draw: [...box.superCrises], discard: [] });
  Object.assign(facts.quorum, { draw: [...box.quorum], discard: [] });
  facts.destinations = [...box.destinations];
  facts.loyalty = [];
  delete facts.humanCards;
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
    facts.nukes = wholeNumber(value, 0, answers(facts).mostNukes);
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
    const tokens = [...DAMAGE_TOKENS, ...PEGASUS];
    facts.damaged = eachOf(value, (it) => oneOf(it, tokens, 'damage token'));
    // What is left of Pegasus is its pool (PEG-2.19).
    const onGalactica = facts.damaged.filter((it) => facts.damagePool.includes(it));
    facts.damagePool = without(facts.damagePool, onGalactica);
  },
  damagePool: (facts, value) => {
    facts.damagePool = eachOf(value, (it) => oneOf(it, DAMAGE_TOKENS, 'damage token'));
  },
  ships: arrangeShips,
  basestarPool: (facts, value) => {
    const { basestarTokens } = answers(facts);
    facts.basestarPool = eachOf(value, (it) => oneOf(it, basestarTokens, 'basestar token'));
  },
  scar: arrangeScar,
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
      const which = oneOf(title, boxOf(facts).titles, 'title');
      facts.titles[which] = seat === null ? null : seatOf(facts, seat);
    });
  },
  destiny: arrangeDestiny,
  skillDecks: arrangeSkillDecks,
  kept: arrangeKept,
  quorumHand: (facts, value) => {
    facts.quorumHand = eachOf(value, (it) => {
      const card = quorumNamed(facts, it);
      takeOut(facts.quorum, card);
      return card;
    });
  },
  crisis: (facts, value) => toTop(facts.crisis, [crisisNamed(facts, value)]),
  crisisDeck: (facts, value, aside) =>
    arrangeDeck(facts.crisis, value, (it) => crisisNamed(facts, it), aside, 'crisis'),
  superCrises: (facts, value, aside) =>
    arrangeDeck(
      facts.superCrisis,
      value,
      (it) => superCrisisNamed(facts, it),
      aside,
      'super-crisis',
    ),
  quorumDeck: (facts, value, aside) =>
    arrangeDeck(facts.quorum, value, (it) => quorumNamed(facts, it), aside, 'quorum'),
  visited: arrangeVisited,
  destinations: arrangeDestinations,
  loyaltyDeck: (facts, value) => {
    facts.loyalty = eachOf(value, (it) => loyaltyNamed(facts, it));
  },
  humanCards: (facts, value) => {
    facts.humanCards = eachOf(value, (it) => loyaltyNamed(facts, it));
  },
  humanCardsDiscarded: (facts, value) => {
    facts.humanCardsDiscarded = eachOf(value, (it) => loyaltyNamed(facts, it));
  },
  thisTurn: arrangeThisTurn,
  mourned: (facts, value) => {
    if (yesOrNo(value)) facts.mourned = true;
  },
  dead: (facts, value) => {
    facts.dead = eachOf(value, characterNamed);
  },
};

function seatOf({ players }: Facts, value: Json): Seat {
  return seatAt(wholeNumber(value, 0, players.length - 1));
}

/** Where human cards have a deck of their own, those that are not named lie in it (EXO-6.13). */
function layHumanCards(facts: Facts): void {
  if (!answers(facts).keepsHumanCards || facts.humanCards !== undefined) return;
  const { humanCardsDiscarded = [], gone } = facts;
  const dealt = facts.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card));
  const elsewhere = [...dealt, ...facts.loyalty, ...humanCardsDiscarded, ...(gone?.loyalty ?? [])];
  const human = boxOf(facts).loyalty.filter((id) => loyaltyOf(id).team === 'human');
  facts.humanCards = without(human, elsewhere);
}

/** A title that is not named is with the first in line. */
function layTitles(facts: Facts, named: Json | undefined): void {
  for (const title of boxOf(facts).titles) {
    const said = typeof named === 'object' && named !== null && title in named;
    if (!said) facts.titles[title] = heirTo(facts, title);
  }
}

/** What is nowhere lies with the procedure that plays the whole game, out of everybody's reach. */
function putAside({ stack }: StateOf<Bsg>, aside: Aside): void {
  const [whole] = stack;
  if (whole !== undefined && Object.keys(aside).length > 0) Object.assign(whole.locals, { aside });
}
