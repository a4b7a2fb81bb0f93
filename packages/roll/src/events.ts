import { isPlainObject, type Seat } from '@starboard/kernel';
import type { CardId, HomeWorldId, PowerKind, Stack, Tile, WorldId } from './content/index.ts';
import type { Colour, Die, Face, Phase } from './dice.ts';
import type { Use } from './planning.ts';
import type { Score } from './scoring.ts';

/** Everything that can happen at the table, in the words of the rules. */
export interface RollEvents {
  'seat-dealt': { seat: Seat; faction: number; home: HomeWorldId; credits: number };
  /** `tiles` only for the seat that drew them. */
  drew: { seat: Seat; count: number; tiles?: readonly Tile[] };
  /** `tile` only for those who may see it: the owner, or everybody when it lies on top. */
  placed: { seat: Seat; stack: Stack; end: 'top' | 'bottom'; tile?: Tile };
  /** What now lies on top of a stack for all to see; null when it is empty. */
  'top-shown': { seat: Seat; stack: Stack; tile: Tile | null };
  'round-began': { round: number };
  rolled: { seat: Seat; dice: readonly Die[]; faces?: readonly Face[] };
  revealed: {
    seat: Seat;
    selected: Phase;
    die: Die;
    workers: Readonly<Record<Phase, readonly Die[]>>;
    uses: readonly Use[];
  };
  'extra-die': { face: Face; phase: Phase | null };
  'phases-set': { phases: readonly Phase[] };
  /** Workers and set-aside dice that went back to the cup unused. */
  returned: { seat: Seat; dice: readonly Die[]; from: Phase | 'dictate' };
  'phase-began': { phase: Phase; inTurn: boolean };
  'phase-ended': { phase: Phase };
  stocked: { seat: Seat; colour: Colour; die: Die | null; credits: number };
  scouted: { seat: Seat; colour: Colour; die: Die | null; abandoned: number; draws: number };
  /** `tiles` only for the seat that abandoned them. */
  abandoned: { seat: Seat; count: number; tiles?: readonly Tile[] };
  rearranged: { seat: Seat; develop: number; settle: number };
  /** The tiles under phase tile I went into the bag. */
  'bag-refilled': { tiles: number };
  /** ROLL-8.16: a tile of the construction zone went into the bag. */
  discarded: { seat: Seat; tile?: Tile };
  'scout-lost': { seat: Seat; tiles: number };
  'worker-placed': { seat: Seat; stack: Stack; die: Die };
  completed: { seat: Seat; stack: Stack; tile: Tile; card: CardId; paid: readonly Die[] };
  'to-citizenry': { seat: Seat; dice: readonly Die[] };
  'to-cup': { seat: Seat; dice: readonly Die[] };
  'die-removed': { seat: Seat; die: Die; from: string };
  'die-gained': { seat: Seat; die: Die; to: 'cup' | 'citizenry' | 'good'; world?: WorldId };
  'credits-gained': { seat: Seat; credits: number; lost: number };
  'credits-paid': { seat: Seat; credits: number };
  'points-gained': { seat: Seat; points: number };
  'pool-emptied': { round: number };
  produced: { seat: Seat; die: Die; world: WorldId };
  shipped: {
    seat: Seat;
    how: 'trade' | 'consume';
    world: WorldId;
    good: Die;
    shipper: Die | null;
    colour: Colour;
  };
  /** A power of a tile was at work. `idle`: nothing came of it; only what everybody can see may make it so. */
  power: { seat: Seat; card: CardId; kind: PowerKind; idle?: true };
  recruited: { seat: Seat; dice: readonly Die[] };
  'marker-reset': { seat: Seat };
  recalled: { seat: Seat; dice: readonly Die[] };
  scored: { scores: readonly Score[] };
}

/** Their names. */
export const EVENT_TYPES: Readonly<Record<keyof RollEvents, true>> = {
  'seat-dealt': true,
  drew: true,
  placed: true,
  'top-shown': true,
  'round-began': true,
  rolled: true,
  revealed: true,
  'extra-die': true,
  'phases-set': true,
  returned: true,
  'phase-began': true,
  'phase-ended': true,
  stocked: true,
  scouted: true,
  abandoned: true,
  rearranged: true,
  'bag-refilled': true,
  discarded: true,
  'scout-lost': true,
  'worker-placed': true,
  completed: true,
  'to-citizenry': true,
  'to-cup': true,
  'die-removed': true,
  'die-gained': true,
  'credits-gained': true,
  'credits-paid': true,
  'points-gained': true,
  'pool-emptied': true,
  produced: true,
  shipped: true,
  power: true,
  recruited: true,
  'marker-reset': true,
  recalled: true,
  scored: true,
};

/** Nothing came of it: not to be told to anybody. */
export function isIdle({ type, data }: { readonly type: string; readonly data: unknown }): boolean {
  return type === 'power' && isPlainObject(data) && data['idle'] === true;
}
