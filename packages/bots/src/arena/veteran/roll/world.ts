import {
  type Chance,
  pickWith,
  type State,
  seatsOf,
  seedFrom,
  shuffleWith,
  type View,
} from '@starboard/kernel';
import {
  ALL_DICE,
  ALL_TILES,
  type CardId,
  colourOf,
  DICE,
  type Die,
  type Facts,
  type Options,
  PHASES,
  type Player,
  type PlayerView,
  type RollView,
  type StackView,
  sidesOf,
  type Tile,
} from '@starboard/roll';

/** A whole game as it might be, as far as one seat knows. */
export type RollWorld = State<Facts, Options>;

const TILE_OF: ReadonlyMap<CardId, Tile> = new Map(
  ALL_TILES.flatMap((tile) => {
    const { development, world } = sidesOf(tile);
    return [
      [development, tile],
      [world, tile],
    ] as const;
  }),
);

/**
 * A world in which this view would look the same, at the moment when everybody plans: what the seat does not
 * know (faces behind other screens, tiles below the tops of other stacks, the bag) comes up at random.
 */
export function worldFrom(view: View<RollView>, chance: Chance): RollWorld {
  const { facts: seen } = view;
  const unseen = shuffleWith(chance, unseenTiles(seen));
  const players = seen.players.map((player) => playerFrom(player, unseen, chance));
  const facts: Facts = {
    round: seen.round,
    supply: supplyOf(seen),
    bag: unseen,
    players,
    active: [],
    phase: null,
  };
  return {
    game: view.game,
    version: view.version,
    seats: view.seats,
    // What a table agreed on is known to all, and comes as the rules read it.
    options: view.options as Options,
    noTells: false,
    facts,
    stack: [
      { procedure: 'play', step: 'round', locals: {}, pending: { kind: 'call' } },
      { procedure: 'round', step: 'assign', locals: {}, pending: null },
    ],
    asks: [],
    orders: seatsOf(view.seats).map(() => []),
    dice: { seed: seedFrom(`${chance.below(0x1_0000_0000)}`), at: 0 },
    seq: view.seq,
    nextId: 1,
    outcome: null,
  };
}

function unseenTiles({ players }: RollView): Tile[] {
  const seen = new Set<Tile>();
  const see = ({ tiles, top }: StackView): void => {
    for (const tile of tiles ?? []) seen.add(tile);
    if (top !== null) seen.add(top);
  };
  for (const { tableau, develop, settle, drawn, abandoned } of players) {
    for (const id of tableau) {
      const tile = TILE_OF.get(id);
      if (tile !== undefined) seen.add(tile);
    }
    see(develop);
    see(settle);
    for (const tile of [...(drawn ?? []), ...(abandoned ?? [])]) seen.add(tile);
  }
  return ALL_TILES.filter((tile) => !seen.has(tile));
}

function playerFrom(player: PlayerView, unseen: Tile[], chance: Chance): Player {
  const stack = ({ tiles, top, count, dice }: StackView) => ({
    tiles:
      tiles !== null
        ? [...tiles]
        : top === null
          ? []
          : [top, ...unseen.splice(unseen.length - (count - 1), count - 1)],
    dice: [...dice],
  });
  const { workers } = player;
  return {
    faction: player.faction,
    home: player.home,
    tableau: [...player.tableau],
    develop: stack(player.develop),
    settle: stack(player.settle),
    cup: [...player.cup],
    citizenry: [...player.citizenry],
    rolled:
      player.rolled !== null
        ? [...player.rolled]
        : player.rolling.map((die) => ({ die, face: pickWith(chance, DICE[colourOf(die)].faces) })),
    workers: {
      explore: [...workers.explore],
      develop: [...workers.develop],
      settle: [...workers.settle],
      produce: [...workers.produce],
      ship: [...workers.ship],
    },
    selected: player.selected,
    goods: [...player.goods],
    credits: player.credits,
    chips: player.chips,
    abandoned: [...(player.abandoned ?? [])],
    drawn: [...(player.drawn ?? [])],
  };
}

/** Every die that no player has. */
function supplyOf({ players }: RollView): Die[] {
  const held = new Set<Die>();
  for (const { cup, citizenry, rolling, workers, develop, settle, goods } of players) {
    for (const dice of [cup, citizenry, rolling, develop.dice, settle.dice]) {
      for (const die of dice) held.add(die);
    }
    for (const phase of PHASES) for (const die of workers[phase]) held.add(die);
    for (const { die } of goods) held.add(die);
  }
  return ALL_DICE.filter((die) => !held.has(die));
}
