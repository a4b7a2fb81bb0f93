import { type StateOf, seatAt } from '@starboard/kernel';
import {
  ALL_SKILL_CARDS,
  abilityOf,
  canPilot,
  crisisDeck,
  DEFINITIONS,
  destinationDeck,
  quorumDeck,
  superCrisisDeck,
} from './content/index.ts';
import type { Bsg } from './facts.ts';
import { handLimit, inBrig, isHuman, isOffBoard } from './people.ts';
import { DAMAGE_TOKENS, isCylonLocation, RESOURCES, SKILLS } from './vocabulary.ts';

/** What must hold between any two answers. */
export function wrongWith(state: StateOf<Bsg>): string[] {
  const { facts, stack, outcome } = state;
  const wrong: string[] = [];
  // When the game ends in the middle of something, the cards of that moment lie nowhere any more.
  if (outcome !== null) return wrong;
  const { players } = facts;
  const locals = stack.map((frame) => frame.locals as Readonly<Record<string, unknown>>);
  const inHand = (key: string): unknown[] =>
    locals.flatMap((it) => (Array.isArray(it[key]) ? (it[key] as unknown[]) : []));

  const skills = [
    ...players.flatMap(({ hand }) => hand),
    ...facts.destiny,
    ...SKILLS.flatMap((skill) => [...facts.skills[skill].draw, ...facts.skills[skill].discard]),
    ...inHand('pile'),
  ];
  if (!sameCards(skills, ALL_SKILL_CARDS)) wrong.push('a skill card is lost or in two places');

  const drawn = inHand('drawn');
  const turnedUp = facts.onTable.flatMap(({ card, fate }) =>
    fate === 'kept' || fate === 'given' ? [] : [card],
  );
  const crises = [...facts.crisis.draw, ...facts.crisis.discard, ...keptOf(facts, 'crisis')];
  const supers = [
    ...facts.superCrisis.draw,
    ...facts.superCrisis.discard,
    ...keptOf(facts, 'super-crisis'),
    ...players.flatMap(({ superCrisis }) => (superCrisis === null ? [] : [superCrisis])),
  ];
  const all = [...crisisDeck(), ...superCrisisDeck(), ...destinationDeck(), ...quorumDeck()];
  const found = [
    ...crises,
    ...supers,
    ...facts.destinations,
    ...facts.visited,
    ...facts.quorum.draw,
    ...facts.quorum.discard,
    ...facts.quorumHand,
    ...facts.removed,
    ...keptOf(facts, 'quorum'),
    ...players.flatMap(({ quorum }) => quorum),
    ...drawn,
    ...turnedUp,
  ];
  if (!sameCards(found, all))
    wrong.push(`a card is lost or in two places: ${difference(found, all)}`);

  const damage = [...facts.damaged, ...facts.damagePool];
  if (new Set(damage).size !== damage.length || damage.length > DAMAGE_TOKENS.length) {
    wrong.push('a damage token is in two places');
  }
  const basestarTokens = [...facts.basestarPool, ...facts.basestars.flatMap((it) => it.damage)];
  if (basestarTokens.length !== 4) wrong.push('a basestar token is lost');
  if (facts.boarding.length > 4) wrong.push('more centurions than there are');
  for (const resource of RESOURCES) {
    const value = facts.resources[resource];
    if (value < 0 || value > 15) wrong.push(`${resource} is ${value}`);
  }
  for (const { where, pilot } of facts.vipers) {
    if (pilot === null) continue;
    if (where === 'reserves' || where === 'damaged' || where === 'destroyed') {
      wrong.push('a pilot in a viper that is not in space');
    }
    if (players[pilot]?.location !== null) wrong.push(`seat ${pilot} is in two places`);
  }
  wrong.push(...wrongTitles(state), ...wrongAsks(state), ...wrongTurnStart(state));
  wrong.push(...wrongPieces(state));
  return wrong;
}

/** Each title with exactly one who may hold it, as long as there is anybody (BSG-13.1, 36.6, 36.11). */
function wrongTitles({ facts, stack }: StateOf<Bsg>): string[] {
  const changing = stack.some(({ procedure }) => procedure === 'becoming-cylon');
  if (facts.turn === 0 || changing) return [];
  const humans = facts.players.flatMap((_, i) => (isHuman(facts, seatAt(i)) ? [seatAt(i)] : []));
  const wrong: string[] = [];
  for (const [title, seat] of Object.entries(facts.titles)) {
    if (seat === null && humans.length > 0) wrong.push(`nobody is ${title}`);
    if (seat !== null && !humans.includes(seat)) wrong.push(`a revealed Cylon is ${title}`);
  }
  const { admiral } = facts.titles;
  const free = humans.some((seat) => !inBrig(facts, seat));
  if (admiral !== null && inBrig(facts, admiral) && free) wrong.push('the Admiral is in the Brig');
  return wrong;
}

/** Nobody is asked who may not act (BSG-12.10, 12.23, 23.7). */
function wrongAsks({ facts, asks }: StateOf<Bsg>): string[] {
  return asks.flatMap(({ seat, window, ask }) => {
    if (window !== null && !isHuman(facts, seat)) return [`a Cylon is asked in ${window}`];
    const acts = ask.prompt === 'choose-action' || ask.prompt === 'move-to';
    return acts && isOffBoard(facts, seat) ? [`seat ${seat} acts off the board`] : [];
  });
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
  for (const resource of RESOURCES) {
    if (facts.resources[resource] === 0) wrong.push(`${resource} is gone and nobody noticed`);
  }
  return wrong;
}

function keptOf({ kept }: StateOf<Bsg>['facts'], deck: string): string[] {
  return kept.filter((it) => it.deck === deck).map(({ card }) => card);
}

function sameCards(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && difference(a, b) === '';
}

function difference(a: readonly unknown[], b: readonly unknown[]): string {
  const counts = new Map<unknown, number>();
  for (const card of a) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of b) counts.set(card, (counts.get(card) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([card, count]) => `${String(card)} ${count > 0 ? '+' : ''}${count}`)
    .join(', ');
}

/** What lies where it cannot lie, or more often than it is in the box (section 1). */
function wrongPieces({ facts, stack }: StateOf<Bsg>): string[] {
  const wrong: string[] = [];
  // The one who is being revealed stands where the human stood (BSG-21.8).
  const changing = stack.some(({ procedure }) => procedure === 'becoming-cylon');
  for (const [i, player] of facts.players.entries()) {
    const seat = seatAt(i);
    const { character, location, revealed, superCrisis } = player;
    if (facts.players.some((it, j) => j < i && character !== null && it.character === character)) {
      wrong.push(`two players have ${character}`);
    }
    const flown = facts.vipers.filter(({ pilot }) => pilot === seat).length;
    if (flown > 1) wrong.push(`seat ${i} is in ${flown} vipers`);
    if (flown > 0 && (character === null || !canPilot(character))) {
      wrong.push(`seat ${i} is in a viper and no pilot`);
    }
    const late = character !== null && abilityOf(character, 'arrives-late') !== undefined;
    if (facts.turn > 0 && isOffBoard(facts, seat) && !late) wrong.push(`seat ${i} is nowhere`);
    const amongCylons = location !== null && isCylonLocation(location);
    if (!changing && location !== null && amongCylons !== (revealed !== 'no')) {
      wrong.push(
        `seat ${i} is at ${location} and ${revealed === 'no' ? 'no' : 'a'} revealed Cylon`,
      );
    }
    if (superCrisis !== null && revealed === 'no') {
      wrong.push(`seat ${i} holds a Super Crisis card and is no revealed Cylon`);
    }
    if (revealed !== 'no' && !player.loyalty.some(({ faceUp }) => faceUp)) {
      wrong.push(`seat ${i} is revealed and has no card face up`);
    }
  }
  for (const { id, copies } of DEFINITIONS.loyaltyCards) {
    let found = 0;
    for (const card of facts.loyalty) if (card === id) found += 1;
    for (const { loyalty } of facts.players) {
      for (const { card } of loyalty) if (card === id) found += 1;
    }
    if (found > copies) wrong.push(`${found} of ${id}`);
  }
  if (facts.damaged.some((token) => token === 'food' || token === 'fuel')) {
    wrong.push('a damage token that is no location');
  }
  if (facts.boarding.some((space) => space < 0 || space > 3))
    wrong.push('a centurion off its track');
  if (facts.jumpTrack < 0 || facts.jumpTrack > 5) wrong.push('the fleet marker is off its track');
  if (facts.nukes < 0 || facts.nukes > 2) wrong.push(`${facts.nukes} nukes`);
  return wrong;
}
