import {
  localsOf,
  type Seat,
  type StateOf,
  seatAt,
  type Viewer,
  type ViewFor,
} from '@starboard/kernel';
import {
  type AgendaId,
  agendaOf,
  type CharacterId,
  type CrisisId,
  type DestinationId,
  type LoyaltyId,
  lookOf,
  type QuorumId,
  type SkillCard,
} from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { rulesOf } from '../modules/rules.ts';
import type { ModuleId } from '../modules/validity.ts';
import { type Checking, ownCards, partsOf, skillCheck } from '../rulebook/check.ts';
import { whereabouts } from '../rulebook/moving.ts';
import type { Counting } from '../table/counting.ts';
import type {
  Basestar,
  Bsg,
  CivilianFace,
  Facts,
  Kept,
  Note,
  Player,
  Pursuit,
  ThisTurn,
  Viper,
} from '../table/facts.ts';
import { STANDINGS, type Standing } from '../table/standing.ts';
import {
  isSector,
  type Resource,
  type Sector,
  type Skill,
  type Title,
} from '../table/vocabulary.ts';

/** A card that lies open, and its deck. */
export type OpenCard = {
  readonly [D in Kept['deck']]: {
    readonly deck: D;
    readonly card: Extract<Kept, { deck: D }>['id'];
  };
}[Kept['deck']];

export interface PlayerView {
  readonly seat: Seat;
  readonly character: CharacterId | null;
  readonly where: string;
  readonly handSize: number;
  readonly hand: readonly SkillCard[] | null;
  /** Face-up cards for all, the others for their owner only. */
  readonly loyalty: readonly (LoyaltyId | null)[];
  /** Those of them that lie face up. */
  readonly faceUp: readonly LoyaltyId[];
  readonly standing: Standing;
  /** A revealed Cylon; one made by the Sympathizer has fewer powers (BSG-20.5, 20.6). */
  readonly revealed: 'no' | 'cylon' | 'sympathizer';
  readonly holdsSuperCrisis: boolean;
  /** How many Super Crisis cards, and which, for their owner. */
  readonly superCrisisCount: number;
  readonly superCrises: readonly CrisisId[] | null;
  readonly superCrisis: CrisisId | null;
  readonly quorum: readonly QuorumId[];
  readonly spent: boolean;
  /** How often the player was executed, and played a Super Crisis card. */
  readonly executed: number;
  readonly superCrisesPlayed: number;
  readonly notes: readonly Note[];
  /** A leader's Agenda, for the own eyes until the end; and which deck it is of, for all (PEG-H3). */
  readonly agenda: AgendaId | null;
  readonly agendaDeck: 'hostile' | 'sympathetic' | null;
}

/** A skill check under way, as everybody sees it (HI-11 to HI-13). */
export interface CheckView extends Counting {
  /** The deck of the card that asks for it, or a location. */
  readonly source: Checking['of']['deck'];
  readonly of: Checking['of']['id'];
  readonly difficulty: number;
  readonly partial: number | null;
  /** Who added how many. */
  readonly added: Checking['added'];
  /** How many lie there, Destiny cards included. */
  readonly cards: number;
  readonly faceUp: boolean;
  /** A Reckless card was played (PEG-15.3). */
  readonly reckless: boolean;
  /** The cards, once everybody may see them. */
  readonly pile: readonly SkillCard[] | null;
  /** What the viewer added, until then. */
  readonly mine: readonly SkillCard[] | null;
  /** Null until it is counted. */
  readonly total: number | null;
  readonly result: Checking['result'];
}

export interface BsgView {
  /** What is in play beside the base game. */
  readonly modules: readonly ModuleId[];
  readonly turn: number;
  readonly current: Seat;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly jumpTrack: number;
  readonly distance: number;
  readonly visited: readonly DestinationId[];
  readonly titles: Readonly<Record<Title, Seat | null>>;
  readonly nukes: number;
  readonly boarding: readonly number[];
  readonly vipers: readonly Viper[];
  readonly raptors: number;
  readonly civilians: readonly { readonly ship: number; readonly sector: Sector }[];
  readonly civilianPool: number;
  /** Civilian ships that are on a planet. */
  readonly civiliansAway: readonly number[];
  /** The raider that is Scar. */
  readonly scar: number | null;
  /** Characters who were executed. */
  readonly dead: readonly CharacterId[];
  readonly passedBy: readonly DestinationId[];
  readonly mourned: boolean;
  readonly raiders: readonly (Sector | null)[];
  readonly heavyRaiders: readonly (Sector | null)[];
  readonly basestars: readonly Basestar[];
  /** The Cylon ships that pursue the fleet, where some do (EXO-H9). */
  readonly pursuit: Pursuit | null;
  readonly damaged: Facts['damaged'];
  readonly damagePool: number;
  readonly skillDecks: Readonly<
    Record<Skill, { readonly cards: number; readonly top: SkillCard | null }>
  >;
  readonly destiny: number;
  readonly crisisDeck: number;
  readonly quorumDeck: number;
  readonly quorumHandSize: number;
  readonly quorumHand: readonly QuorumId[] | null;
  readonly destinationDeck: number;
  readonly kept: readonly OpenCard[];
  readonly superCrisisDeck: number;
  /** The top cards of the discard piles (BSG-24.11). */
  readonly crisisTop: CrisisId | null;
  readonly quorumTop: QuorumId | null;
  readonly superCrisisTop: CrisisId | null;
  readonly loyaltyDeck: number;
  /** The deck of human cards beside it, where there is one, and those of it that were discarded (EXO-H2). */
  readonly humanCards: number | null;
  readonly humanCardsDiscarded: readonly LoyaltyId[];
  /** Cards that left the game. */
  readonly gone: {
    readonly loyalty: readonly LoyaltyId[];
    readonly superCrises: readonly CrisisId[];
  };
  readonly raptorsLost: number;
  /** The faces of the civilian ships destroyed so far (HI-15). */
  readonly civiliansLost: readonly CivilianFace[];
  /** Quorum cards taken out of the game. */
  readonly removed: readonly QuorumId[];
  readonly sleeperDone: boolean;
  /** The cards being resolved, the newest last. */
  readonly onTable: readonly OpenCard[];
  readonly check: CheckView | null;
  readonly thisTurn: ThisTurn;
  readonly players: readonly PlayerView[];
  /** What modules show of their own, by their names. */
  readonly parts: Readonly<Record<string, object>>;
}

export const viewFor: ViewFor<Bsg> = Object.assign(
  (state: StateOf<Bsg>, viewer: Viewer) => viewsFor(state)(viewer),
  { together: viewsFor },
);

/** The same for several viewers: what all of them see is made once. */
function viewsFor(state: StateOf<Bsg>): (viewer: Viewer) => BsgView {
  const { facts } = state;
  const open = madeForAll(facts);
  const check = localsOf(state, skillCheck);
  // HI-32: at the end everybody sees who was who, and what they held and knew
  const over = state.outcome !== null;
  const asOthersSee: PlayerView[] = [];
  const playerFor = (player: Player, seat: Seat, viewer: Viewer): PlayerView => {
    if (seat === viewer) return playerView(facts, player, seat, true);
    asOthersSee[seat] ??= playerView(facts, player, seat, over);
    return asOthersSee[seat];
  };
  let openCheck: CheckView | null = null;
  const checkFor = (viewer: Viewer): CheckView | null => {
    if (check === null || !isOpen(check)) return check && checkView(check, viewer);
    openCheck ??= checkView(check, viewer);
    return openCheck;
  };
  return (viewer) => ({
    modules: facts.modules,
    turn: facts.turn,
    current: facts.current,
    resources: facts.resources,
    jumpTrack: facts.jumpTrack,
    distance: facts.distance,
    visited: facts.visited,
    titles: facts.titles,
    nukes: facts.nukes,
    boarding: facts.boarding,
    vipers: facts.vipers,
    raptors: open.raptors,
    civilians: open.civilians,
    civilianPool: open.civilianPool,
    civiliansAway: open.civiliansAway,
    scar: facts.scar ?? null,
    dead: open.dead,
    passedBy: open.passedBy,
    mourned: facts.mourned === true,
    raiders: facts.raiders,
    heavyRaiders: facts.heavyRaiders,
    basestars: facts.basestars,
    pursuit: facts.pursuit ?? null,
    damaged: facts.damaged,
    damagePool: facts.damagePool.length,
    skillDecks: open.skillDecks,
    destiny: facts.destiny.length,
    crisisDeck: facts.crisis.draw.length,
    quorumDeck: facts.quorum.draw.length,
    quorumHandSize: facts.quorumHand.length,
    destinationDeck: facts.destinations.length,
    kept: open.kept,
    superCrisisDeck: facts.superCrisis.draw.length,
    crisisTop: facts.crisis.discard.at(-1) ?? null,
    quorumTop: facts.quorum.discard.at(-1) ?? null,
    superCrisisTop: facts.superCrisis.discard.at(-1) ?? null,
    loyaltyDeck: facts.loyalty.length,
    humanCards: facts.humanCards?.length ?? null,
    humanCardsDiscarded: open.humanCardsDiscarded,
    gone: open.gone,
    raptorsLost: open.raptorsLost,
    civiliansLost: open.civiliansLost,
    removed: facts.removed,
    sleeperDone: facts.sleeperDone,
    onTable: open.onTable,
    quorumHand: facts.titles.president === viewer || over ? facts.quorumHand : null,
    check: checkFor(viewer),
    thisTurn: facts.thisTurn,
    players: facts.players.map((player, at) => playerFor(player, seatAt(at), viewer)),
    parts: Object.fromEntries(
      rulesOf(facts).modules.flatMap(({ id, view }) =>
        view === undefined ? [] : [[id, view(state, viewer)]],
      ),
    ),
  });
}

/** What everybody sees alike, and is not there as it is seen. */
function madeForAll(facts: Facts) {
  return {
    raptors: facts.raptors.filter(({ where }) => where === 'reserves').length,
    civilians: facts.civilians.flatMap(({ where }, ship) =>
      isSector(where) ? [{ ship, sector: where }] : [],
    ),
    civilianPool: facts.civilians.filter(({ where }) => where === 'pool').length,
    civiliansAway: facts.civilians.flatMap(({ where }, ship) => (where === 'planet' ? [ship] : [])),
    dead: facts.dead ?? [],
    passedBy: facts.passedBy ?? [],
    skillDecks: skillDecks(facts),
    kept: facts.kept.map(openCard),
    humanCardsDiscarded: facts.humanCardsDiscarded ?? [],
    gone: facts.gone ?? { loyalty: [], superCrises: [] },
    raptorsLost: facts.raptors.filter(({ where }) => where === 'destroyed').length,
    civiliansLost: facts.civilians.flatMap(({ where, face }) =>
      where === 'destroyed' ? [face] : [],
    ),
    onTable: facts.onTable.map(openCard),
  };
}

function openCard({ deck, id }: Kept): OpenCard {
  // A card that was one of these pairs still is.
  return { deck, card: id } as OpenCard;
}

/** Whether everybody sees the cards. */
const isOpen = ({ faceUp, revealed }: Checking): boolean => faceUp || revealed;

function checkView(check: Checking, viewer: Viewer): CheckView {
  const open = isOpen(check);
  return {
    source: check.of.deck,
    of: check.of.id,
    difficulty: check.difficulty,
    partial: check.partial,
    skills: check.skills,
    onesPositive: check.onesPositive,
    added: check.added,
    cards: check.pile.length,
    faceUp: check.faceUp,
    reckless: check.reckless === true,
    pile: open ? openCards(check).map(lookOf) : null,
    mine: open || viewer === 'spectator' ? null : ownCards(check, viewer),
    ignored: check.ignored,
    ...(check.doubled !== undefined && { doubled: check.doubled }),
    total: check.revealed ? check.total : null,
    result: check.result,
  };
}

/** What lies open: without the Destiny cards, where only players' cards do. */
function openCards(check: Checking): readonly SkillCard[] {
  if (check.revealed || check.destinyHidden !== true) return check.pile;
  return partsOf(check).flatMap(({ seat, from, to }) =>
    seat === null ? [] : check.pile.slice(from, to),
  );
}

function skillDecks(facts: Facts): BsgView['skillDecks'] {
  const view = (skill: Skill) => {
    const { draw, discard } = facts.skills[skill];
    const top = discard.at(-1);
    return { cards: draw.length, top: top === undefined ? null : lookOf(top) };
  };
  const decks = boxOf(facts).skills.map((skill) => [skill, view(skill)]);
  return Object.fromEntries(decks) as BsgView['skillDecks'];
}

/** For others the cards lie in no order: where one lies would tell when it was received (HI-5). */
function loyaltySeen(player: Player, all: boolean): (LoyaltyId | null)[] {
  const { loyalty } = player;
  if (all) return loyalty.map(({ card }) => card);
  return [...faceUpOf(player), ...loyalty.filter((it) => !it.faceUp).map(() => null)];
}

const faceUpOf = ({ loyalty }: Player): LoyaltyId[] =>
  loyalty.flatMap(({ card, faceUp }) => (faceUp ? [card] : []));

/** A player as others see them, or with all that is theirs to know. */
function playerView(facts: Facts, player: Player, seat: Seat, all: boolean): PlayerView {
  return {
    seat,
    character: player.character,
    where: whereabouts(facts, seat),
    handSize: player.hand.length,
    hand: all ? player.hand : null,
    loyalty: loyaltySeen(player, all),
    faceUp: faceUpOf(player),
    standing: player.standing,
    revealed: revealedAs(player),
    holdsSuperCrisis: player.superCrises.length > 0,
    superCrisisCount: player.superCrises.length,
    superCrises: all ? player.superCrises : null,
    superCrisis: all ? (player.superCrises[0] ?? null) : null,
    quorum: player.quorum,
    spent: player.spent || player.barred === true,
    executed: player.executed ?? 0,
    superCrisesPlayed: player.superCrisesPlayed ?? 0,
    notes: all ? player.notes : [],
    agenda: all ? (player.agenda ?? null) : null,
    agendaDeck: player.agenda === undefined ? null : agendaOf(player.agenda).deck,
  };
}

function revealedAs({ standing }: Player): PlayerView['revealed'] {
  const { human, fullCylon } = STANDINGS[standing];
  return human ? 'no' : fullCylon ? 'cylon' : 'sympathizer';
}
