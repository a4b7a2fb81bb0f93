import type { Colour, Phase } from '../dice.ts';
import type { GoodColour, WorldColour } from './definition.ts';

/** Where a new die goes: into the cup, to Citizenry, or on the world just settled, as a good. */
export interface Gain {
  readonly die: Colour;
  readonly count: number;
  readonly to: 'cup' | 'citizenry' | 'good';
}

/**
 * What a development can do. The phases consult these; no phase knows a tile by name. A power with `may` in
 * its rule is the owner's choice, every other one is compulsory (ROLL-18.1).
 */
export type Power =
  | Reassign
  | { readonly kind: 'dictate-again' }
  | { readonly kind: 'dictate-moves'; readonly max: number }
  | { readonly kind: 'stock-pays'; readonly colour: Colour; readonly credits: number }
  | { readonly kind: 'scout-on-top' }
  | { readonly kind: 'extra-workers'; readonly phase: Phase; readonly colours: readonly Colour[] }
  | { readonly kind: 'extra-tile' }
  | { readonly kind: 'rearrange' }
  | { readonly kind: 'pays-if-scouted'; readonly colour: Colour; readonly credits: number }
  | Cheaper
  | PaysOnCompletion
  | BackToCup
  | Once
  | Pays
  | { readonly kind: 'scores'; readonly phase: Phase; readonly points: number }
  | PaysPerDie
  | PaysPerGood
  | { readonly kind: 'trade-pays'; readonly credits: number; readonly world?: GoodColour }
  | { readonly kind: 'trade-buys-point' }
  | {
      readonly kind: 'consume-scores';
      readonly points: number;
      readonly worlds?: readonly GoodColour[];
    }
  | { readonly kind: 'consume-pays'; readonly credits: number; readonly world?: GoodColour }
  | { readonly kind: 'goods-per-world'; readonly goods: number };

export type PowerKind = Power['kind'];
export type PowerOf<K extends PowerKind> = Extract<Power, { kind: K }>;

/** Moves workers beneath the strip to other columns, once a round, while planning. */
export interface Reassign {
  readonly kind: 'reassign';
  readonly min: number;
  readonly max: number;
  /** Only workers of these colours; any, if there are none. */
  readonly colours?: readonly Colour[];
  /** Only workers of this column. */
  readonly from?: Phase;
  /** Only to these columns, or to the phase the player selected; anywhere, if there are none. */
  readonly to?: readonly Phase[] | 'selected';
  /** All workers moved must come out of one and the same column. */
  readonly fromOneColumn?: true;
  /** `max` workers for the one player with the most novelty worlds, one for players tied, none otherwise. */
  readonly mostNoveltyWorlds?: true;
}

/** Tiles of a kind need fewer dice; this reduction alone never takes a cost below `floor`. */
export interface Cheaper {
  readonly kind: 'cheaper';
  readonly what: 'developments' | 'reassign-developments' | 'worlds';
  readonly by: number;
  readonly floor: number;
  /** Only worlds of these colours. */
  readonly worlds?: readonly WorldColour[];
}

export interface PaysOnCompletion {
  readonly kind: 'pays-on-completion';
  readonly developments: number;
  readonly worlds: number;
  /** More for worlds of a colour. */
  readonly extra?: { readonly colour: WorldColour; readonly credits: number };
}

/** Dice that paid for a tile go to the cup instead of Citizenry: all of a colour, or some by choice. */
export interface BackToCup {
  readonly kind: 'back-to-cup';
  readonly phase: 'develop' | 'settle';
  readonly which: { readonly every: Colour } | { readonly min: number; readonly max: number };
}

/** Happens once, when the tile is placed. Dice are removed before anything is gained. */
export interface Once {
  readonly kind: 'once';
  readonly removes: number;
  readonly credits: number;
  readonly gains: readonly Gain[];
}

/** Pays at the end of a phase. */
export interface Pays {
  readonly kind: 'pays';
  readonly phases: readonly Phase[];
  readonly credits: number;
  /** Pays only while this holds. */
  readonly if?: 'most-developments';
  /** Pays so much more while this holds. */
  readonly moreIf?: 'all-costliest-worlds';
  readonly more?: number;
}

/** Pays at the end of a phase for dice in Citizenry: `credits` for every `per` of them, rounded up. */
export interface PaysPerDie {
  readonly kind: 'pays-per-die';
  readonly phase: Phase;
  readonly colour: Colour;
  readonly credits: number;
  readonly per: number;
}

/** Pays at the end of Produce for goods on worlds of a colour, or for goods that are dice of a colour. */
export interface PaysPerGood {
  readonly kind: 'pays-per-good';
  readonly on: { readonly world: GoodColour } | { readonly die: Colour };
  readonly credits: number;
}

export const reassign = (how: Partial<Omit<Reassign, 'kind'>> & { max: number }): Power => ({
  kind: 'reassign',
  min: 1,
  ...how,
});
export const dictateAgain = (): Power => ({ kind: 'dictate-again' });
export const dictateMoves = (max: number): Power => ({ kind: 'dictate-moves', max });
export const stockPays = (colour: Colour, credits: number): Power => ({
  kind: 'stock-pays',
  colour,
  credits,
});
export const scoutOnTop = (): Power => ({ kind: 'scout-on-top' });
export const extraWorkers = (phase: Phase, colours: readonly Colour[]): Power => ({
  kind: 'extra-workers',
  phase,
  colours,
});
export const extraTile = (): Power => ({ kind: 'extra-tile' });
export const rearrange = (): Power => ({ kind: 'rearrange' });
export const paysIfScouted = (colour: Colour, credits: number): Power => ({
  kind: 'pays-if-scouted',
  colour,
  credits,
});
export const cheaper = (
  what: Cheaper['what'],
  by: number,
  floor: number,
  worlds?: readonly WorldColour[],
): Power => ({ kind: 'cheaper', what, by, floor, ...(worlds && { worlds }) });
export const paysOnCompletion = (how: Omit<PaysOnCompletion, 'kind'>): Power => ({
  kind: 'pays-on-completion',
  ...how,
});
export const backToCup = (phase: BackToCup['phase'], which: BackToCup['which']): Power => ({
  kind: 'back-to-cup',
  phase,
  which,
});
export const once = (how: Omit<Once, 'kind'>): Power => ({ kind: 'once', ...how });
export const pays = (
  phases: readonly Phase[],
  credits: number,
  how: Pick<Pays, 'if' | 'moreIf' | 'more'> = {},
): Power => ({ kind: 'pays', phases, credits, ...how });
export const scores = (phase: Phase, points: number): Power => ({ kind: 'scores', phase, points });
export const paysPerDie = (
  phase: Phase,
  colour: Colour,
  how: Pick<PaysPerDie, 'credits' | 'per'>,
): Power => ({ kind: 'pays-per-die', phase, colour, ...how });
export const paysPerGood = (on: PaysPerGood['on'], credits: number): Power => ({
  kind: 'pays-per-good',
  on,
  credits,
});
export const tradePays = (credits: number, world?: GoodColour): Power => ({
  kind: 'trade-pays',
  credits,
  ...(world && { world }),
});
export const tradeBuysPoint = (): Power => ({ kind: 'trade-buys-point' });
export const consumeScores = (points: number, worlds?: readonly GoodColour[]): Power => ({
  kind: 'consume-scores',
  points,
  ...(worlds && { worlds }),
});
export const consumePays = (credits: number, world?: GoodColour): Power => ({
  kind: 'consume-pays',
  credits,
  ...(world && { world }),
});
export const goodsPerWorld = (goods: number): Power => ({ kind: 'goods-per-world', goods });
