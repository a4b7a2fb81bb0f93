import { type Seat, seatAt, type Viewer } from '@starboard/kernel';
import type { CardId, FactionNumber, HomeWorldId, Tile } from './content/index.ts';
import { COLOURS, type Colour, colourNumberOf, type Die, type Phase } from './dice.ts';
import {
  type Construction,
  type Facts,
  type Good,
  type Options,
  type Player,
  poolLeft,
  type RolledDie,
} from './facts.ts';
import { type Score, scoreOf } from './scoring.ts';
import { abandonedTiles } from './tiles.ts';

/** ROLL-17.1 to 17.3: everybody sees the top and the number, the owner sees all. */
export interface StackView {
  readonly count: number;
  readonly top: Tile | null;
  readonly tiles: readonly Tile[] | null;
  readonly dice: readonly Die[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly faction: FactionNumber;
  readonly home: HomeWorldId;
  readonly tableau: readonly CardId[];
  readonly develop: StackView;
  readonly settle: StackView;
  readonly cup: readonly Die[];
  readonly citizenry: readonly Die[];
  /** The dice behind the screen; their faces only for their owner (ROLL-17.5). */
  readonly rolling: readonly Die[];
  readonly rolled: readonly RolledDie[] | null;
  readonly workers: Readonly<Record<Phase, readonly Die[]>>;
  readonly selected: Phase | null;
  readonly goods: readonly Good[];
  readonly credits: number;
  readonly chips: number;
  readonly drawnCount: number;
  readonly drawn: readonly Tile[] | null;
  readonly abandoned: readonly Tile[] | null;
  /** What the empire would score if the game ended now; all of it is public. */
  readonly score: Score;
}

export interface RollView {
  readonly round: number;
  readonly phase: Phase | null;
  readonly active: readonly Phase[];
  readonly pool: number;
  readonly bag: number;
  /** How many tiles lie under phase tile I. */
  readonly abandoned: number;
  readonly supply: Readonly<Record<Colour, number>>;
  readonly players: readonly PlayerView[];
}

export function viewFor(facts: Facts, options: Options, viewer: Viewer): RollView {
  return {
    round: facts.round,
    phase: facts.phase,
    active: facts.active,
    pool: poolLeft(facts, options),
    bag: facts.bag.length,
    abandoned: abandonedTiles(facts).length,
    supply: supplyByColour(facts),
    players: facts.players.map((player, seat) => playerView(facts, player, seatAt(seat), viewer)),
  };
}

/** How many dice of each colour are left in the supply. */
export function supplyByColour({ supply }: Facts): Record<Colour, number> {
  const counts = COLOURS.map(() => 0);
  for (const die of supply) {
    const at = colourNumberOf(die);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const [home = 0, military = 0, consumption = 0, novelty = 0, rare = 0, genes = 0, alien = 0] =
    counts;
  return { home, military, consumption, novelty, rare, genes, alien };
}

function playerView(facts: Facts, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const own = seat === viewer;
  return {
    seat,
    faction: player.faction,
    home: player.home,
    tableau: player.tableau,
    develop: stackView(player.develop, own),
    settle: stackView(player.settle, own),
    cup: player.cup,
    citizenry: player.citizenry,
    rolling: player.rolled.map(({ die }) => die),
    rolled: own ? player.rolled : null,
    workers: player.workers,
    selected: player.selected,
    goods: player.goods,
    credits: player.credits,
    chips: player.chips,
    drawnCount: player.drawn.length,
    drawn: own ? player.drawn : null,
    abandoned: own ? player.abandoned : null,
    score: scoreOf(facts, seat),
  };
}

function stackView({ tiles, dice }: Construction, own: boolean): StackView {
  return { count: tiles.length, top: tiles[0] ?? null, tiles: own ? tiles : null, dice };
}
