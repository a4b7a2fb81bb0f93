import {
  type Chance,
  clone,
  type Frame,
  type StateOf,
  seatsOf,
  seedFrom,
  shuffleWith,
  type View,
  type Viewer,
} from '@starboard/kernel';
import { crisisOf, type LoyaltyId, loyaltyOf } from '../content/library.ts';
import { contextOf } from '../effects/context.ts';
import { boxOf } from '../modules/box.ts';
import { rulesOf } from '../modules/rules.ts';
import { actions } from '../rulebook/actions.ts';
import { skillCheck } from '../rulebook/check.ts';
import { checkOf } from '../rulebook/crisis.ts';
import { movement } from '../rulebook/movement.ts';
import { resolveCrisis } from '../rulebook/procedures.ts';
import { answers } from '../rulebook/questions.ts';
import { playGame } from '../rulebook/setup.ts';
import { turn, turns } from '../rulebook/turn.ts';
import { isCrisisCard } from '../table/cards.ts';
import type { Bsg, Facts, Kept, OnTable, Options, Player, Pursuit } from '../table/facts.ts';
import type { Location } from '../table/vocabulary.ts';
import type { BsgView, OpenCard, PlayerView } from './view.ts';
import { dealUnseen, hidden, isSeen, without } from './zone.ts';

/** A whole game as it might be, as far as one seat knows. */
export type BsgWorld = StateOf<Bsg>;

/**
 * The moments from which a world can be played on: a seat's own move and action; a Crisis card of which a part is
 * chosen; and one whose check has come out, one way or the other.
 */
export type WorldMoment = 'moving' | 'acting' | 'choosing-part' | Settled;
type Settled = 'passed' | 'failed';

/**
 * A world in which this view would look the same, at such a moment: hands, decks and civilian ships come up
 * at random, and who is a Cylon by how much each is suspected.
 */
export function worldFrom(
  view: View<BsgView>,
  suspicion: readonly number[],
  moment: WorldMoment,
  chance: Chance,
): BsgWorld {
  // What a table agreed on is known to all, and comes as the rules read it.
  const options = view.options as Options;
  const world: BsgWorld = {
    game: view.game,
    version: view.version,
    seats: view.seats,
    options,
    noTells: false,
    facts: factsFrom(view.facts, view.viewer),
    stack: [],
    asks: [],
    orders: seatsOf(view.seats).map(() => []),
    dice: { seed: seedFrom(`${chance.below(0x1_0000_0000)}`), at: 0 },
    seq: view.seq,
    nextId: 1,
    outcome: null,
  };
  world.stack.push(...stackAt(moment, world.facts));
  fill(world, view.viewer, suspicion, chance);
  return world;
}

/** The same world, had the check of the Crisis card come out like this. */
export function settledAs(world: BsgWorld, result: Settled): BsgWorld {
  const other = clone(world);
  const facts = other.facts;
  other.stack.splice(0, other.stack.length, ...stackAt(result, facts));
  return other;
}

/** Everything that is not in sight lies somewhere else. */
function fill(world: BsgWorld, viewer: Viewer, suspicion: readonly number[], chance: Chance): void {
  for (const zone of rulesOf(world.facts).zones) {
    const places = zone.places(world);
    const unseen = places.filter((place) => !isSeen(place, viewer));
    const seen = places.filter((place) => isSeen(place, viewer)).flatMap(({ things }) => things);
    const whole = zone.whole(world) ?? (zone.id === 'loyalty' ? loyaltyIn(world, chance) : []);
    const left = without(whole, seen);
    dealUnseen(zone, world, unseen, left, { chance, known: false, suspicion });
  }
}

/** The Loyalty cards there could be: so many that make Cylons, and all the others. */
function loyaltyIn({ facts, seats, options }: BsgWorld, chance: Chance): LoyaltyId[] {
  const { cylon } = answers(facts).loyaltyDeck(seats, facts);
  const cards = new Set(boxOf(facts).loyalty);
  const cylons = shuffleWith(
    chance,
    [...cards].filter((card) => loyaltyOf(card).team === 'cylon'),
  );
  const known = facts.players.flatMap(({ loyalty }) =>
    loyalty.flatMap(({ card }) => (card === null ? [] : [card])),
  );
  // Those in sight are among those that were taken.
  const taken = [
    ...cylons.filter((card) => known.includes(card)),
    ...cylons.filter((card) => !known.includes(card)),
  ].slice(0, Math.max(cylon, cylons.filter((card) => known.includes(card)).length));
  const later = answers(facts).shuffledIn(seats, options, facts);
  const plain = boxOf(facts).loyalty.filter((card) => loyaltyOf(card).team === 'human');
  return [...taken, ...plain, ...(later === null || plain.includes(later) ? [] : [later])];
}

function factsFrom(seen: BsgView, viewer: Viewer): Facts {
  const box = boxOf(seen);
  const decks = box.skills.map((skill) => [
    skill,
    { draw: hidden(seen.skillDecks[skill].cards), discard: [] },
  ]);
  return {
    modules: seen.modules,
    turn: seen.turn,
    current: seen.current,
    players: seen.players.map(playerFrom),
    resources: { ...seen.resources },
    jumpTrack: seen.jumpTrack,
    distance: seen.distance,
    visited: [...seen.visited],
    sleeperDone: seen.sleeperDone,
    titles: { ...seen.titles },
    nukes: seen.nukes,
    boarding: [...seen.boarding],
    vipers: seen.vipers.map((viper) => ({ ...viper })),
    raptors: [
      ...Array.from({ length: seen.raptors }, () => ({ where: 'reserves' as const })),
      ...Array.from({ length: seen.raptorsLost }, () => ({ where: 'destroyed' as const })),
    ],
    civilians: civiliansFrom(seen),
    ...(seen.scar !== null && { scar: seen.scar }),
    ...(seen.dead.length > 0 && { dead: [...seen.dead] }),
    ...(seen.passedBy.length > 0 && { passedBy: [...seen.passedBy] }),
    ...(seen.mourned && { mourned: true as const }),
    raiders: [...seen.raiders],
    heavyRaiders: [...seen.heavyRaiders],
    basestars: seen.basestars.map(({ sector, damage }) => ({ sector, damage: [...damage] })),
    damaged: [...seen.damaged],
    damagePool: hidden(seen.damagePool),
    basestarPool: hidden(
      answers(seen).basestarTokens.length - seen.basestars.flatMap(({ damage }) => damage).length,
    ),
    // Rules ask only for the skills that are in play.
    skills: Object.fromEntries(decks) as Facts['skills'],
    destiny: hidden(seen.destiny),
    crisis: { draw: hidden(Math.max(8, seen.crisisDeck)), discard: [] },
    superCrisis: { draw: hidden(seen.superCrisisDeck), discard: [] },
    quorum: { draw: hidden(seen.quorumDeck), discard: [] },
    removed: [...seen.removed],
    destinations: hidden(seen.destinationDeck),
    loyalty: hidden(seen.loyaltyDeck),
    ...(seen.humanCards !== null && { humanCards: hidden(seen.humanCards) }),
    ...(seen.humanCardsDiscarded.length > 0 && {
      humanCardsDiscarded: [...seen.humanCardsDiscarded],
    }),
    ...(seen.gone.loyalty.length + seen.gone.superCrises.length > 0 && {
      gone: { loyalty: [...seen.gone.loyalty], superCrises: [...seen.gone.superCrises] },
    }),
    ...(seen.pursuit !== null && { pursuit: pursuitFrom(seen.pursuit) }),
    quorumHand: [...(seen.quorumHand ?? hidden(seen.quorumHandSize))],
    kept: seen.kept.map(cardFrom),
    onTable: seen.onTable.map(onTableFrom),
    thisTurn: {
      ...seen.thisTurn,
      used: [...seen.thisTurn.used],
      acted: [...seen.thisTurn.acted],
      turned: [...seen.thisTurn.turned],
    },
    parts: Object.fromEntries(
      rulesOf(seen).modules.flatMap(({ id, fromView }) =>
        fromView === undefined ? [] : [[id, fromView(seen.parts[id] ?? {}, viewer)]],
      ),
    ),
  };
}

const pursuitFrom = ({ track, raiders, heavyRaiders, basestars }: Pursuit): Pursuit => ({
  track,
  raiders: [...raiders],
  heavyRaiders: [...heavyRaiders],
  basestars: [...basestars],
});

// A card that was one of these pairs still is.
const cardFrom = ({ deck, card }: OpenCard): Kept => ({ deck, id: card }) as Kept;

// What a card that is being resolved has done so far is seen on the board.
const onTableFrom = (card: OpenCard): OnTable => ({
  ...cardFrom(card),
  fate: 'discard',
  placed: [],
  another: false,
});

function playerFrom(player: PlayerView): Player {
  const { executed, superCrisesPlayed } = player;
  return {
    character: player.character,
    location: locationOf(player),
    hand: [...(player.hand ?? hidden(player.handSize))],
    loyalty: loyaltyFrom(player),
    standing: player.standing,
    superCrises: [...(player.superCrises ?? hidden(player.superCrisisCount))],
    quorum: [...player.quorum],
    spent: player.spent,
    // How many turns somebody had matters only to who arrives late, and that is long past.
    turns: 9,
    notes: [...player.notes],
    ...(player.agenda !== null && { agenda: player.agenda }),
    ...(executed > 0 && { executed }),
    ...(superCrisesPlayed > 0 && { superCrisesPlayed }),
  };
}

/** Cards of one kind are alike: as many of them lie face up as everybody sees. */
function loyaltyFrom({ loyalty, faceUp }: PlayerView): Player['loyalty'] {
  const left = [...faceUp];
  return loyalty.map((card) => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { card: card ?? (hidden(1)[0] as never), faceUp: at >= 0 };
  });
}

/** A character stands where the view says, unless that is no place. */
function locationOf({ where }: PlayerView): Location | null {
  return where === 'viper' || where === 'off-board' ? null : (where as Location);
}

function civiliansFrom(seen: BsgView): Facts['civilians'] {
  const total =
    seen.civilians.length +
    seen.civilianPool +
    seen.civiliansAway.length +
    seen.civiliansLost.length;
  const lost = [...seen.civiliansLost];
  let pool = seen.civilianPool;
  const noted = new Map(
    seen.players.flatMap(({ notes }) =>
      notes.flatMap((note) => (note.about === 'civilian' ? [[note.ship, note.face] as const] : [])),
    ),
  );
  return Array.from({ length: total }, (_, ship) => {
    const out = seen.civilians.find((it) => it.ship === ship);
    // What was looked at is known; the rest is dealt.
    const face = noted.get(ship) ?? hidden(1)[0];
    if (out !== undefined) return { face: face as never, where: out.sector };
    if (seen.civiliansAway.includes(ship)) return { face: face as never, where: 'planet' as const };
    if (pool > 0) {
      pool -= 1;
      return { face: face as never, where: 'pool' as const };
    }
    return { face: lost.pop() ?? 'empty', where: 'destroyed' as const };
  });
}

const frame = (procedure: { readonly name: string }, step: string, locals: object): Frame => ({
  procedure: procedure.name,
  step,
  locals,
  pending: null,
});

/** Where the rules stand at such a moment. */
function stackAt(moment: WorldMoment, facts: Facts): Frame[] {
  const { current: seat } = facts;
  const inTurn = (next: string): Frame[] => [
    frame(playGame, '', {}),
    frame(turns, 'next', {}),
    frame(turn, next, { seat, splits: [] }),
  ];
  switch (moment) {
    case 'moving':
      return [
        ...inTurn('afterMoving'),
        frame(movement, 'choose', { seat, to: null, ownStep: true }),
      ];
    case 'acting':
      return [...inTurn('afterActing'), frame(actions, 'choose', { seat, left: 1 })];
    default:
      return [...inTurn('afterCrisis'), ...crisisAt(moment, facts)];
  }
}

/** Where they stand with the Crisis card on the table. */
function crisisAt(moment: 'choosing-part' | Settled, facts: Facts): Frame[] {
  const { current, onTable, players } = facts;
  const [of] = onTable.map(({ deck, id }) => ({ deck, id }) as Kept).filter(isCrisisCard);
  if (of === undefined) throw new RangeError('there is no Crisis card on the table');
  const { deck, id } = of;
  const context = contextOf(current);
  // Only a human draws Crisis cards of the own turn, whose ships act.
  const activation = deck === 'crisis' && players[current]?.standing === 'human';
  const resolving = { card: of, context, activation, option: null };
  const crisis = crisisOf(id);
  if (moment === 'choosing-part') return [frame(resolveCrisis, 'choose', resolving)];
  if (crisis.kind !== 'check') throw new RangeError(`${id} asks for no check`);
  const result = moment === 'passed' ? 'pass' : 'fail';
  return [
    frame(resolveCrisis, 'activate', resolving),
    frame(skillCheck, 'settle', { ...checkOf(facts, of, crisis, context), result }),
  ];
}
