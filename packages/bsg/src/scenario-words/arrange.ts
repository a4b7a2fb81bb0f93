import { type Json, type JsonObject, type Seat, type StateOf, seatAt } from '@starboard/kernel';
import type { CrisisId, LoyaltyId } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { settleIn } from '../rulebook/setup.ts';
import { heirTo } from '../rulebook/succession.ts';
import type { Bsg, Deck, Facts } from '../table/facts.ts';
import { BASESTAR_TOKENS, DAMAGE_TOKENS, RESOURCES, type Skill } from '../table/vocabulary.ts';
import { arrangeMoment, beginSetup } from './moments.ts';
import { characterNamed, listOf, mistake, oneOf, recordOf, takeFromDecks } from './names.ts';
import { arrangePlayer, LOYALTY_IDS } from './players.ts';
import { arrangeRaptors, arrangeShips, arrangeVipers, clearBoard } from './ships.ts';

/** Puts named facts on the table. With `at`, the game is past its setup and the board is empty. */
export function arrange(state: StateOf<Bsg>, named: JsonObject): void {
  const { facts } = state;
  const moment = named['at'];
  if (moment !== undefined) clearTable(facts, named['cast'], state.seats);
  else if (named['cast'] !== undefined) throw mistake('cast needs a moment: at');
  for (const [name, value] of Object.entries(named)) arrangeFact(facts, name, value);
  if (named['titles'] === undefined && moment !== undefined) {
    facts.titles.president = heirTo(facts, 'president');
    facts.titles.admiral = heirTo(facts, 'admiral');
  }
  if (moment !== undefined) arrangeMoment(state, moment);
  else if (named['current'] !== undefined) beginSetup(state);
}

const DEFAULT_CAST = ['roslin', 'adama', 'starbuck', 'tyrol', 'tigh', 'baltar'];

/** Everything back into its box: what the scenario does not name is not there. */
function clearTable(facts: Facts, cast: Json | undefined, seats: number): void {
  const names = cast === undefined ? DEFAULT_CAST.slice(0, seats) : listOf(cast, 'cast');
  if (names.length !== seats) throw mistake(`cast names ${seats} characters`);
  for (const [seat, player] of facts.players.entries()) {
    settleIn(facts, seatAt(seat), characterNamed(names[seat] ?? ''));
    player.hand = [];
    player.loyalty = [{ card: 'not-a-cylon', faceUp: false }];
    player.quorum = [];
    player.superCrises = [];
    player.standing = 'human';
    player.notes = [];
  }
  const box = boxOf(facts);
  for (const skill of box.skills) {
    facts.skills[skill] = { draw: [...(box.skillCards.get(skill) ?? [])], discard: [] };
  }
  facts.destiny = box.skills.flatMap((skill) => facts.skills[skill].draw.splice(0, 2));
  Object.assign(facts.crisis, { draw: [...box.crises], discard: [] });
  Object.assign(facts.superCrisis, { draw: [...box.superCrises], discard: [] });
  Object.assign(facts.quorum, { draw: [...box.quorum], discard: [] });
  facts.destinations = [...box.destinations];
  facts.loyalty = [];
  facts.quorumHand = [];
  facts.current = seatAt(0);
  facts.turn = 1;
  clearBoard(facts);
}

function arrangeFact(facts: Facts, name: string, value: Json): void {
  switch (name) {
    case 'at':
    case 'cast':
      return;
    case 'current':
      facts.current = seatOf(facts, value);
      return;
    case 'turn':
    case 'distance':
    case 'nukes':
      facts[name] = Number(value);
      return;
    case 'jump':
      facts.jumpTrack = Number(value);
      return;
    case 'sleeperDone':
      facts.sleeperDone = value === true;
      return;
    case 'resources':
      for (const [resource, count] of Object.entries(recordOf(value, name))) {
        facts.resources[oneOf(resource, RESOURCES, 'resource')] = Number(count);
      }
      return;
    case 'titles':
      for (const [title, seat] of Object.entries(recordOf(value, name))) {
        const which = oneOf(title, ['president', 'admiral'], 'title');
        facts.titles[which] = seat === null ? null : seatOf(facts, seat);
      }
      return;
    case 'boarding':
      facts.boarding = listOf(value, name).map(Number);
      return;
    case 'damaged':
      facts.damaged = listOf(value, name).map((it) => oneOf(it, DAMAGE_TOKENS, 'damage token'));
      facts.damagePool = facts.damagePool.filter((it) => !facts.damaged.includes(it));
      return;
    case 'damagePool':
      facts.damagePool = listOf(value, name).map((it) => oneOf(it, DAMAGE_TOKENS, 'token'));
      return;
    case 'basestarPool':
      facts.basestarPool = listOf(value, name).map((it) => oneOf(it, BASESTAR_TOKENS, 'token'));
      return;
    case 'ships':
      return arrangeShips(facts, recordOf(value, name));
    case 'vipers':
      return arrangeVipers(facts, recordOf(value, name));
    case 'raptors':
      return arrangeRaptors(facts, Number(value));
    case 'civilianPool':
      return arrangePool(facts, listOf(value, name));
    case 'players':
      for (const [seat, player] of listOf(value, name).entries()) {
        arrangePlayer(facts, seatAt(seat), player);
      }
      return;
    case 'destiny':
      facts.destiny = listOf(value, name).map((card) => takeFromDecks(facts, card));
      return;
    case 'skillDecks':
      for (const [skill, deck] of Object.entries(recordOf(value, name))) {
        arrangeSkillDeck(facts, oneOf(skill, boxOf(facts).skills, 'skill'), recordOf(deck, skill));
      }
      return;
    case 'crisis':
      return toTop(facts.crisis, [oneOf(value, crisesOf(facts), 'Crisis card')]);
    case 'crisisDeck':
    case 'superCrises':
    case 'quorumDeck':
      return arrangeDeck(facts, name, value);
    case 'destinations': {
      const cards = listOf(value, name).map((it) =>
        oneOf(it, boxOf(facts).destinations, 'destination'),
      );
      facts.destinations = [...cards, ...without(facts.destinations, cards)];
      return;
    }
    case 'visited': {
      const cards = listOf(value, name).map((it) =>
        oneOf(it, boxOf(facts).destinations, 'destination'),
      );
      facts.visited.splice(0, facts.visited.length, ...cards);
      facts.destinations = without(facts.destinations, cards);
      return;
    }
    case 'quorumHand': {
      const cards = listOf(value, name).map((it) => oneOf(it, boxOf(facts).quorum, 'Quorum card'));
      facts.quorum.draw = without(facts.quorum.draw, cards);
      facts.quorumHand = cards;
      return;
    }
    case 'loyaltyDeck':
      facts.loyalty = listOf(value, name).map(
        (it): LoyaltyId => oneOf(it, LOYALTY_IDS, 'Loyalty card'),
      );
      return;
    case 'kept':
      return arrangeKept(facts, listOf(value, name));
    case 'thisTurn':
      return arrangeThisTurn(facts, recordOf(value, name));
    default:
      throw mistake(`no fact is named "${name}"`);
  }
}

/** `{ executiveOrder: true }`: what can be used once in a turn was; anything else as it is kept. */
function arrangeThisTurn(facts: Facts, named: JsonObject): void {
  const { executiveOrder, maintenance, ecoOfficer, ...rest } = named;
  Object.assign(facts.thisTurn, rest);
  if (executiveOrder === true) facts.thisTurn.used.push('executive-order');
  if (maintenance === true) facts.thisTurn.used.push('maintenance-engineer');
  if (ecoOfficer === true) facts.thisTurn.used.push('eco-officer');
}

function crisesOf(facts: Facts): readonly CrisisId[] {
  const { crises, superCrises } = boxOf(facts);
  return [...crises, ...superCrises];
}

function seatOf({ players }: Facts, value: Json): Seat {
  if (typeof value !== 'number' || players[value] === undefined) {
    throw mistake(`there is no seat ${String(value)}`);
  }
  return seatAt(value);
}

/** `[a, b]` goes on top of the deck; `{ draw: [...], discard: [...] }` is all there is of it. */
function arrangeDeck(
  facts: Facts,
  name: 'crisisDeck' | 'superCrises' | 'quorumDeck',
  value: Json,
): void {
  if (name === 'quorumDeck') {
    arrangeCards(facts.quorum, value, (it) => oneOf(it, boxOf(facts).quorum, 'Quorum card'));
    return;
  }
  const deck = name === 'crisisDeck' ? facts.crisis : facts.superCrisis;
  arrangeCards(deck, value, (it): CrisisId => oneOf(it, crisesOf(facts), 'Crisis card'));
}

function arrangeCards<T extends string>(deck: Deck<T>, value: Json, named: (it: Json) => T): void {
  if (Array.isArray(value)) {
    toTop(deck, listOf(value, 'a deck').map(named));
    return;
  }
  const { draw, discard } = recordOf(value, 'a deck');
  if (draw !== undefined) deck.draw = listOf(draw, 'draw').map(named);
  if (discard !== undefined) {
    deck.discard = listOf(discard, 'discard').map(named);
    if (draw === undefined) deck.draw = without(deck.draw, deck.discard);
  }
}

function toTop<T>(deck: Deck<T>, cards: readonly T[]): void {
  deck.draw = [...cards, ...without(deck.draw, cards)];
}

/** A list without one copy of each of these. */
function without<T>(list: readonly T[], cards: readonly T[]): T[] {
  const left = [...list];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** `{ top: [...] }`, `{ discard: [...] }`, or `{ draw: [...] }` for all there is. */
function arrangeSkillDeck(facts: Facts, skill: Skill, named: JsonObject): void {
  const deck = facts.skills[skill];
  const cards = (value: Json | undefined): number[] =>
    value === undefined ? [] : listOf(value, 'cards').map((card) => takeFromDecks(facts, card));
  const discard = cards(named['discard']);
  const top = cards(named['top'] ?? named['draw']);
  deck.draw = named['draw'] === undefined ? [...top, ...deck.draw] : top;
  deck.discard = discard;
}

function arrangePool(facts: Facts, faces: readonly Json[]): void {
  const pool = facts.civilians.filter(({ where }) => where === 'pool');
  for (const [i, ship] of pool.entries()) {
    const face = faces[i];
    if (face === undefined) ship.where = 'destroyed';
    else
      ship.face = oneOf(
        face,
        ['empty', 'population-1', 'population-2', 'population-1-fuel-1', 'population-1-morale-1'],
        'civilian ship',
      );
  }
}

function arrangeKept(facts: Facts, cards: readonly Json[]): void {
  for (const it of cards) {
    const quorum = boxOf(facts).quorum.find((card) => card === it);
    if (quorum !== undefined) {
      facts.quorum.draw = without(facts.quorum.draw, [quorum]);
      facts.kept.push({ deck: 'quorum', id: quorum });
      continue;
    }
    const card = oneOf(it, crisesOf(facts), 'card');
    const isSuper = boxOf(facts).superCrises.includes(card);
    facts.crisis.draw = without(facts.crisis.draw, [card]);
    facts.superCrisis.draw = without(facts.superCrisis.draw, [card]);
    facts.kept.push(isSuper ? { deck: 'super-crisis', id: card } : { deck: 'crisis', id: card });
  }
}
