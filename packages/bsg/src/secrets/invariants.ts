import { type Seat, type StateOf, seatAt } from '@starboard/kernel';
import { abilityOf, canPilot } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { rulesOf } from '../modules/rules.ts';
import type { Moment } from '../rulebook/moments.ts';
import { answers } from '../rulebook/questions.ts';
import { BOARDING_SPACES, CENTURIONS } from '../ships/boarding.ts';
import { boardAt } from '../table/boards.ts';
import type { Bsg, Facts } from '../table/facts.ts';
import { handLimit, inBrig, isOffBoard } from '../table/people.ts';
import { STANDINGS, standingOf } from '../table/standing.ts';
import { isSector, RESOURCES } from '../table/vocabulary.ts';
import type { Place, Zone } from './zone.ts';

/** What must hold between any two answers. */
export function wrongWith(state: StateOf<Bsg>): string[] {
  const { facts, outcome } = state;
  // When the game ends in the middle of something, the cards of that moment lie nowhere any more.
  if (outcome !== null) return [];
  const { zones, modules } = rulesOf(facts);
  const laid: Laid[] = zones.map((zone) => ({
    zone,
    whole: zone.whole(state),
    places: zone.places(state),
  }));
  const wrong: string[] = laid.flatMap(wrongIn);
  if (facts.boarding.length > CENTURIONS) wrong.push('more centurions than there are');
  for (const resource of RESOURCES) {
    const value = facts.resources[resource];
    if (value < 0 || value > 15) wrong.push(`${resource} is ${value}`);
  }
  for (const { where, pilot } of facts.vipers) {
    if (pilot === null) continue;
    if (!isSector(where)) wrong.push('a pilot in a viper that is not in space');
    if (facts.players[pilot]?.location !== null) wrong.push(`seat ${pilot} is in two places`);
  }
  wrong.push(...wrongTitles(state), ...wrongAsks(state), ...wrongTurnStart(state));
  wrong.push(...wrongPeople(state), ...wrongPieces(state));
  for (const { invariants } of modules) wrong.push(...(invariants?.(state) ?? []));
  if (modules.length > 1) wrong.push(...undeclaredIn(state, laid));
  return wrong;
}

/** A zone as it lies: looked at once, since this is asked after every answer. */
interface Laid {
  readonly zone: Zone;
  readonly whole: readonly unknown[] | null;
  readonly places: readonly Place<unknown>[];
}

/** Things of a zone that lie in a list of a module which no zone declares: nobody would hide or count them. */
function undeclaredIn(state: StateOf<Bsg>, laid: readonly Laid[]): string[] {
  const lists: { readonly path: string; readonly list: readonly unknown[] }[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value) && typeof value[0] === 'string') lists.push({ path, list: value });
    else for (const [key, it] of Object.entries(value)) look(it, `${path}.${key}`);
  };
  look(state.facts.parts, 'parts');
  const declared = new Set<unknown>();
  for (const { places } of laid) {
    for (const { things, within } of places) declared.add(things).add(within);
  }
  const unknown = lists.filter(({ list }) => !declared.has(list));
  return unknown.flatMap(({ path, list }) =>
    laid.some(({ whole }) => whole !== null && list.some((it) => whole.includes(it)))
      ? [`no zone declares ${path}`]
      : [],
  );
}

/** Nothing of a zone is lost or in two places. */
function wrongIn({ zone, whole, places }: Laid): string[] {
  if (whole === null) return [];
  const counts = new Map<unknown, number>();
  for (const thing of whole) counts.set(thing, (counts.get(thing) ?? 0) - 1);
  for (const { things } of places) {
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const wrong: string[] = [];
  for (const [thing, count] of counts) {
    if (count > 0) wrong.push(`${String(thing)} ${count} too many`);
    if (count < 0 && zone.mayLeave !== true) wrong.push(`${String(thing)} ${-count} too few`);
  }
  return wrong.length === 0 ? [] : [`${zone.id}: ${wrong.join(', ')}`];
}

/** Each title with exactly one who may hold it, as long as there is anybody (BSG-13.1, 36.6, 36.11). */
function wrongTitles({ facts, stack }: StateOf<Bsg>): string[] {
  if (facts.turn === 0 || isChanging(stack)) return [];
  const holders = facts.players.flatMap((_, i) =>
    standingOf(facts, seatAt(i)).holdsTitles ? [seatAt(i)] : [],
  );
  const wrong: string[] = [];
  for (const title of boxOf(facts).titles) {
    const seat = facts.titles[title];
    if (seat === null && holders.length > 0) wrong.push(`nobody is ${title}`);
    if (seat !== null && !holders.includes(seat)) wrong.push(`a revealed Cylon is ${title}`);
  }
  const { admiral } = facts.titles;
  const free = holders.some((seat) => !inBrig(facts, seat) && !dying(stack, seat));
  if (admiral !== null && inBrig(facts, admiral) && free) wrong.push('the Admiral is in the Brig');
  return wrong;
}

/** Nobody is asked who may not act (BSG-12.10, 12.23, 23.7). */
function wrongAsks({ facts, asks }: StateOf<Bsg>): string[] {
  return asks.flatMap(({ seat, window, ask }) => {
    if (window !== null && !maySpeak(facts, seat, window)) return [`a Cylon is asked in ${window}`];
    const acts = ask.prompt === 'choose-action' || ask.prompt === 'move-to';
    return acts && isOffBoard(facts, seat) ? [`seat ${seat} acts off the board`] : [];
  });
}

/** A Cylon player speaks only with Treachery, or by the sheet of a leader (PEG-17.3, 20.3). */
function maySpeak(facts: Facts, seat: Seat, window: string): boolean {
  const { human, sheet } = standingOf(facts, seat);
  // Windows are called as their moments.
  return (
    human ||
    sheet ||
    boxOf(facts)
      .cardMoments.get(window as Moment)
      ?.some(({ usedBy }) => usedBy === 'cylons') === true
  );
}

/** When a new turn comes to its first move, the end of the last one has been put in order (section 10). */
function wrongTurnStart({ facts, asks, stack }: StateOf<Bsg>): string[] {
  const [, , turn, moving, ...deeper] = stack;
  const first = turn?.procedure === 'turn' && moving?.procedure === 'movement';
  if (!first || deeper.length > 0 || asks.length === 0) return [];
  const wrong: string[] = [];
  for (const [i, { hand }] of facts.players.entries()) {
    const seat = seatAt(i);
    if (seat !== facts.current && hand.length > handLimit(facts, seat)) {
      wrong.push(`seat ${seat} holds ${hand.length} cards`);
    }
  }
  // What was used in this turn already may have cost something (Sabotage).
  const before = facts.thisTurn.used.length === 0;
  for (const resource of RESOURCES) {
    const gone = before && facts.resources[resource] === 0;
    if (gone) wrong.push(`${resource} is gone and nobody noticed`);
  }
  return wrong;
}

const CHANGING: readonly string[] = ['revealing', 'becoming-cylon', 'execution'];

/** Somebody is being revealed and stands where the human stood (BSG-21.8). */
function isChanging(stack: StateOf<Bsg>['stack']): boolean {
  return stack.some(({ procedure }) => CHANGING.includes(procedure));
}

/** Somebody's character is being executed, and the next one is not there yet. */
function dying(stack: StateOf<Bsg>['stack'], seat: Seat): boolean {
  return stack.some(
    ({ procedure, locals }) =>
      procedure === 'execution' && (locals as { readonly seat?: Seat }).seat === seat,
  );
}

/** Somebody is where nobody can be, or has what nobody like that has. */
function wrongPeople({ facts, stack }: StateOf<Bsg>): string[] {
  const wrong: string[] = [];
  const changing = isChanging(stack);
  for (const [i, player] of facts.players.entries()) {
    const seat = seatAt(i);
    const { character, standing, superCrises, loyalty } = player;
    const { moves, human } = STANDINGS[standing];
    if (character === null || !STANDINGS[standing].plays) continue;
    if (facts.players.some((it, j) => j < i && it.character === character)) {
      wrong.push(`two players have ${character}`);
    }
    const flown = facts.vipers.filter(({ pilot }) => pilot === seat).length;
    if (flown > 1) wrong.push(`seat ${i} is in ${flown} vipers`);
    if (flown > 0 && !canPilot(character)) wrong.push(`seat ${i} is in a viper and no pilot`);
    const late = abilityOf(character, 'arrives-late') !== undefined;
    if (facts.turn > 0 && !late && !dying(stack, seat) && isOffBoard(facts, seat)) {
      wrong.push(`seat ${i} is nowhere`);
    }
    const board = boardAt(facts, seat);
    const theirs = board?.reachedBy ?? 'everybody';
    if (!changing && theirs !== 'everybody' && theirs !== moves) {
      wrong.push(`seat ${i} is at ${player.location} and ${human ? 'no' : 'a'} revealed Cylon`);
    }
    if (human && STANDINGS[standing].returnsAs === null && superCrises.length > 0) {
      wrong.push(`seat ${i} holds a Super Crisis card and is no revealed Cylon`);
    }
    if (!human && STANDINGS[standing].loyalty && !loyalty.some(({ faceUp }) => faceUp)) {
      wrong.push(`seat ${i} is revealed and has no card face up`);
    }
  }
  return wrong;
}

/** Something lies where it cannot lie, or more often than it is in the box (section 1). */
function wrongPieces({ facts }: StateOf<Bsg>): string[] {
  const wrong: string[] = [];
  const left = [...boxOf(facts).loyalty];
  const dealt = facts.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card));
  const beside = [...(facts.humanCards ?? []), ...(facts.humanCardsDiscarded ?? [])];
  for (const card of [...dealt, ...facts.loyalty, ...beside, ...(facts.gone?.loyalty ?? [])]) {
    const at = left.indexOf(card);
    if (at < 0) wrong.push(`more of ${card} than there are`);
    else left.splice(at, 1);
  }
  if (facts.damaged.some((token) => token === 'food' || token === 'fuel')) {
    wrong.push('a damage token that is no location');
  }
  if (facts.boarding.some((space) => space < 0 || space >= BOARDING_SPACES)) {
    wrong.push('a centurion off its track');
  }
  if (facts.jumpTrack < 0 || facts.jumpTrack > 5) wrong.push('the fleet marker is off its track');
  if (facts.nukes < 0 || facts.nukes > answers(facts).mostNukes) wrong.push(`${facts.nukes} nukes`);
  return wrong;
}
