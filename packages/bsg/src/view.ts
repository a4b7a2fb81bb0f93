import { localsOf, type Seat, type StateOf, seatAt, type Viewer } from '@starboard/kernel';
import { skillCheck } from './check.ts';
import type {
  CharacterId,
  CrisisId,
  DestinationId,
  LoyaltyId,
  QuorumId,
  SkillCard,
} from './content/index.ts';
import type { Basestar, Bsg, Facts, Kept, Note, Player, Viper } from './facts.ts';
import { isSector } from './fleet.ts';
import { whereabouts } from './places.ts';
import { type Resource, type Sector, SKILLS, type Skill, type Title } from './vocabulary.ts';

export interface PlayerView {
  readonly seat: Seat;
  readonly character: CharacterId | null;
  readonly where: string;
  readonly handSize: number;
  readonly hand: readonly SkillCard[] | null;
  /** Face-up cards for all, the others for their owner only. */
  readonly loyalty: readonly (LoyaltyId | null)[];
  readonly revealed: Player['revealed'];
  readonly holdsSuperCrisis: boolean;
  readonly superCrisis: CrisisId | null;
  readonly quorum: readonly QuorumId[];
  readonly spent: boolean;
  readonly notes: readonly Note[];
}

export interface BsgView {
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
  readonly raiders: readonly (Sector | null)[];
  readonly heavyRaiders: readonly (Sector | null)[];
  readonly basestars: readonly Basestar[];
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
  readonly kept: readonly Kept[];
  readonly check: {
    readonly difficulty: number;
    readonly cards: number;
    readonly faceUp: boolean;
  } | null;
  readonly players: readonly PlayerView[];
}

export function viewFor(state: StateOf<Bsg>, viewer: Viewer): BsgView {
  const { facts } = state;
  const check = localsOf(state, skillCheck);
  return {
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
    raptors: facts.raptors.filter(({ where }) => where === 'reserves').length,
    civilians: facts.civilians.flatMap(({ where }, ship) =>
      isSector(where) ? [{ ship, sector: where }] : [],
    ),
    civilianPool: facts.civilians.filter(({ where }) => where === 'pool').length,
    raiders: facts.raiders,
    heavyRaiders: facts.heavyRaiders,
    basestars: facts.basestars,
    damaged: facts.damaged,
    damagePool: facts.damagePool.length,
    skillDecks: skillDecks(facts),
    destiny: facts.destiny.length,
    crisisDeck: facts.crisis.draw.length,
    quorumDeck: facts.quorum.draw.length,
    quorumHandSize: facts.quorumHand.length,
    quorumHand: facts.titles.president === viewer ? facts.quorumHand : null,
    destinationDeck: facts.destinations.length,
    kept: facts.kept,
    check:
      check === null
        ? null
        : { difficulty: check.difficulty, cards: check.pile.length, faceUp: check.faceUp },
    players: facts.players.map((player, seat) => playerView(facts, player, seatAt(seat), viewer)),
  };
}

function skillDecks({ skills }: Facts): BsgView['skillDecks'] {
  const view = (skill: Skill) => {
    const { draw, discard } = skills[skill];
    return { cards: draw.length, top: discard[discard.length - 1] ?? null };
  };
  return Object.fromEntries(SKILLS.map((skill) => [skill, view(skill)])) as BsgView['skillDecks'];
}

function playerView(facts: Facts, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const own = seat === viewer;
  return {
    seat,
    character: player.character,
    where: whereabouts(facts, seat),
    handSize: player.hand.length,
    hand: own ? player.hand : null,
    loyalty: player.loyalty.map(({ card, faceUp }) => (own || faceUp ? card : null)),
    revealed: player.revealed,
    holdsSuperCrisis: player.superCrisis !== null,
    superCrisis: own ? player.superCrisis : null,
    quorum: player.quorum,
    spent: player.spent,
    notes: own ? player.notes : [],
  };
}
