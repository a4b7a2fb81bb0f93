import {
  ALL_SKILL_CARDS,
  BASESTAR_TOKENS,
  type Bsg,
  type BsgView,
  CIVILIANS,
  COLONIAL_ONE,
  CYLON_CARDS,
  CYLON_LOCATIONS,
  characterOf,
  crisisDeck,
  DAMAGE_TOKENS,
  destinationDeck,
  type Facts,
  GALACTICA,
  type LoyaltyId,
  type Player,
  type PlayerView,
  quorumDeck,
  SKILLS,
  type Skill,
  type SkillCard,
  skillOf,
  superCrisisDeck,
} from '@starboard/bsg';
import {
  type Chance,
  type Frame,
  pickWith,
  type StateOf,
  seatsOf,
  seedFrom,
  shuffleWith,
  type View,
} from '@starboard/kernel';

/** A whole game as it might be, as far as one seat knows. */
export type BsgWorld = StateOf<Bsg>;

/** The moments of a seat's own turn from which it can look ahead. */
export type Moment = 'moving' | 'acting';

/**
 * A world in which this view would look the same, on the seat's own turn: hands, decks and civilian ships come up
 * at random, and who is a Cylon by how much each is suspected.
 */
export function worldFrom(
  view: View<BsgView>,
  suspicion: readonly number[],
  moment: Moment,
  chance: Chance,
): BsgWorld {
  const { facts: seen } = view;
  const cards = unseenCards(seen, chance);
  const loyalties = dealLoyalty(seen, suspicion, chance);
  const quorum = without(quorumDeck(), [
    ...(seen.quorumHand ?? []),
    ...seen.removed,
    ...seen.players.flatMap((player) => player.quorum),
  ]);
  shuffleWith(chance, quorum);
  const supers = shuffleWith(
    chance,
    without(
      superCrisisDeck(),
      seen.players.flatMap(({ superCrisis }) => superCrisis ?? []),
    ),
  );
  const hands = seen.players.map((player) => player.hand ?? drawHand(player, cards, chance));
  const facts: Facts = {
    turn: seen.turn,
    current: seen.current,
    players: seen.players.map(
      (player, seat): Player => ({
        character: player.character,
        location: locationOf(player),
        hand: [...(hands[seat] ?? [])],
        loyalty: loyalties.held[seat] ?? [],
        revealed: player.revealed,
        superCrisis:
          player.superCrisis ?? (player.holdsSuperCrisis ? (supers.pop() ?? null) : null),
        quorum: [...player.quorum],
        spent: player.spent,
        // How many turns somebody had matters only to who arrives late, and that is long past.
        turns: 9,
        notes: [...player.notes],
      }),
    ),
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
    civilians: civiliansOf(seen, chance),
    raiders: [...seen.raiders],
    heavyRaiders: [...seen.heavyRaiders],
    basestars: seen.basestars.map(({ sector, damage }) => ({ sector, damage: [...damage] })),
    damaged: [...seen.damaged],
    damagePool: shuffleWith(chance, without([...DAMAGE_TOKENS], seen.damaged)).slice(
      0,
      seen.damagePool,
    ),
    basestarPool: shuffleWith(
      chance,
      without(
        [...BASESTAR_TOKENS],
        seen.basestars.flatMap(({ damage }) => damage),
      ),
    ),
    skills: decksOf(cards, chance),
    destiny: [],
    crisis: {
      draw: shuffleWith(chance, crisisDeck()).slice(0, Math.max(8, seen.crisisDeck)),
      discard: [],
    },
    superCrisis: { draw: supers, discard: [] },
    quorum: { draw: quorum.slice(seen.quorumHand === null ? seen.quorumHandSize : 0), discard: [] },
    removed: [...seen.removed],
    destinations: shuffleWith(chance, without(destinationDeck(), seen.visited)),
    loyalty: loyalties.deck,
    quorumHand: [...(seen.quorumHand ?? quorum.slice(0, seen.quorumHandSize))],
    kept: [...seen.kept],
    onTable: [],
    thisTurn: {
      ...seen.thisTurn,
      acted: [...seen.thisTurn.acted],
      turned: [...seen.thisTurn.turned],
    },
  };
  return {
    game: view.game,
    version: view.version,
    seats: view.seats,
    // What a table agreed on is known to all, and comes as the rules read it.
    options: view.options as BsgWorld['options'],
    noTells: false,
    facts,
    stack: stackAt(moment, seen.current),
    asks: [],
    orders: seatsOf(view.seats).map(() => []),
    dice: { seed: seedFrom(`${chance.below(0x1_0000_0000)}`), at: 0 },
    seq: view.seq,
    nextId: 1,
    outcome: null,
  };
}

/** Where the rules stand while somebody moves or acts on the own turn. */
function stackAt(moment: Moment, seat: number): Frame[] {
  const frame = (procedure: string, step: string, locals: object): Frame => ({
    procedure,
    step,
    locals,
    pending: null,
  });
  return [
    frame('play', '', {}),
    frame('turns', 'next', {}),
    frame('turn', moment === 'moving' ? 'act' : 'crisis', { seat, entry: 9 }),
    moment === 'moving'
      ? frame('movement', 'choose', { seat, to: null })
      : frame('take-actions', 'choose', { seat, left: 1 }),
  ];
}

/** A list with some of its items taken out, once each. */
function without<T>(list: T[], taken: readonly T[]): T[] {
  for (const item of taken) {
    const at = list.indexOf(item);
    if (at >= 0) list.splice(at, 1);
  }
  return list;
}

function unseenCards({ players }: BsgView, chance: Chance): Record<Skill, SkillCard[]> {
  const seen = new Set(players.flatMap(({ hand }) => hand ?? []));
  const of = (skill: Skill): SkillCard[] =>
    shuffleWith(
      chance,
      ALL_SKILL_CARDS.filter((card) => !seen.has(card) && skillOf(card) === skill),
    );
  return {
    politics: of('politics'),
    leadership: of('leadership'),
    tactics: of('tactics'),
    piloting: of('piloting'),
    engineering: of('engineering'),
  };
}

/** A hand as its owner could have drawn it. */
function drawHand(
  { character, handSize, revealed }: PlayerView,
  cards: Record<Skill, SkillCard[]>,
  chance: Chance,
): SkillCard[] {
  const drawn: readonly Skill[] =
    character === null || revealed !== 'no'
      ? SKILLS
      : characterOf(character).skillSet.flatMap(({ skills, count }) =>
          skills.flatMap((skill) => Array.from({ length: count }, () => skill)),
        );
  const hand: SkillCard[] = [];
  while (hand.length < handSize) {
    const card =
      cards[pickWith(chance, drawn)].pop() ??
      SKILLS.flatMap((skill) => cards[skill].pop() ?? [])[0];
    if (card === undefined) break;
    hand.push(card);
  }
  return hand;
}

function decksOf(cards: Record<Skill, SkillCard[]>, chance: Chance): Facts['skills'] {
  const deck = (skill: Skill) => ({ draw: shuffleWith(chance, cards[skill]), discard: [] });
  return {
    politics: deck('politics'),
    leadership: deck('leadership'),
    tactics: deck('tactics'),
    piloting: deck('piloting'),
    engineering: deck('engineering'),
  };
}

const LOCATIONS = [...GALACTICA, ...COLONIAL_ONE, ...CYLON_LOCATIONS];

function locationOf({ where }: PlayerView): Player['location'] {
  return LOCATIONS.find((location) => location === where) ?? null;
}

/** Hidden cards by suspicion: whoever is suspected more is more often a Cylon. */
function dealLoyalty(
  seen: BsgView,
  suspicion: readonly number[],
  chance: Chance,
): { readonly held: Player['loyalty'][]; readonly deck: LoyaltyId[] } {
  const known = seen.players.flatMap(({ loyalty }) => loyalty.flatMap((card) => card ?? []));
  const free = shuffleWith(chance, without([...CYLON_CARDS], known));
  const left = Math.max(0, (seen.players.length >= 5 ? 2 : 1) - (CYLON_CARDS.length - free.length));
  const cylons = free.slice(0, left);
  const held = seen.players.map(({ loyalty, revealed }, seat) => {
    const isCylon = revealed === 'no' && chance.below(1000) < (suspicion[seat] ?? 0) * 1000;
    let given = false;
    return loyalty.map((card) => {
      if (card !== null) {
        const faceUp =
          card === 'sympathizer' || (revealed === 'cylon' && card.startsWith('cylon-'));
        return { card, faceUp };
      }
      const dealt = isCylon && !given ? cylons.pop() : undefined;
      given = given || dealt !== undefined;
      return { card: dealt ?? ('not-a-cylon' as const), faceUp: false };
    });
  });
  const rest: LoyaltyId[] = seen.sleeperDone ? [] : [...cylons];
  const deck = Array.from({ length: seen.loyaltyDeck }, (_, i) => rest[i] ?? 'not-a-cylon');
  return { held, deck: shuffleWith(chance, deck) };
}

function civiliansOf(seen: BsgView, chance: Chance): Facts['civilians'] {
  const faces = shuffleWith(chance, without([...CIVILIANS], seen.civiliansLost));
  const total = seen.civilians.length + seen.civilianPool + seen.civiliansLost.length;
  const lost = [...seen.civiliansLost];
  const pool = { left: seen.civilianPool };
  return Array.from({ length: total }, (_, ship) => {
    const out = seen.civilians.find((it) => it.ship === ship);
    if (out !== undefined) return { face: faces.pop() ?? 'empty', where: out.sector };
    if (pool.left > 0) {
      pool.left -= 1;
      return { face: faces.pop() ?? 'empty', where: 'pool' as const };
    }
    return { face: lost.pop() ?? 'empty', where: 'destroyed' as const };
  });
}
