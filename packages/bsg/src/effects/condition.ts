import type { BoardId, Location, Resource, Title } from '../table/vocabulary.ts';
import type { Among } from './effect.ts';

/** A number that must lie within bounds, each of which may be missing. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly below?: number;
}

/**
 * What must hold: for a part of a card to count, a place to be used, a play to be made, a goal to be met. Whom it is
 * about is said by whoever asks.
 */
export type Condition =
  | ({ readonly is: 'resource'; readonly resource: Resource } & Bounds)
  | ({ readonly is: 'distance' } & Bounds)
  | { readonly is: 'title'; readonly title: Title }
  /** The fleet marker stands where a hurried jump can be made (BSG-14.2). */
  | { readonly is: 'blue-jump-space' }
  | { readonly is: 'nuke-left' }
  | { readonly is: 'cylon-ship-in-space' }
  | { readonly is: 'civilian-ship-in-space' }
  | { readonly is: 'basestar-in-space' }
  | { readonly is: 'centurion-aboard' }
  /** In the Reserves, or unmanned in space. */
  | { readonly is: 'viper-to-launch' }
  | { readonly is: 'somebody-to-accuse' }
  /** The character can fly (BSG-12.8). */
  | { readonly is: 'pilot' }
  /** Revealed by an own card, with all the powers that go with it (BSG-20.5). */
  | { readonly is: 'full-cylon' }
  | { readonly is: 'own-turn' }
  /** Flies a viper. */
  | { readonly is: 'piloting' }
  /** In the Brig or Detention: held, and without the power of a Loyalty card (PEG-6.3). */
  | { readonly is: 'in-custody' }
  /** Some human player is (Human Weakness). */
  | { readonly is: 'human-in-custody' }
  /** Another human player stands at the same place. */
  | { readonly is: 'human-here' }
  | { readonly is: 'may-infiltrate' }
  | { readonly is: 'infiltrating' }
  | ({ readonly is: 'cards-in-hand' } & Bounds)
  /** A basestar that is not on the board. */
  | { readonly is: 'basestar-beside' }
  /** Somebody can be named among these. */
  | { readonly is: 'somebody'; readonly among: Among }
  /** An execution has cost the fleet morale (Eulogy). */
  | { readonly is: 'execution-cost-morale' }
  // What Agenda cards look at
  | ({ readonly is: 'super-crises-played' } & Bounds)
  | ({ readonly is: 'executed' } & Bounds)
  | ({ readonly is: 'damaged'; readonly boards: readonly BoardId[] } & Bounds)
  /** How far two resources are apart. */
  | ({ readonly is: 'difference'; readonly of: readonly [Resource, Resource] } & Bounds)
  /** Vipers and raptors damaged or destroyed. */
  | ({ readonly is: 'small-ships-lost' } & Bounds)
  // What Personal Goals look at
  | ({ readonly is: 'titles-held' } & Bounds)
  | ({ readonly is: 'nukes' } & Bounds)
  | { readonly is: 'holder-at'; readonly title: Title; readonly location: Location }
  /** Vipers damaged or destroyed. */
  | ({ readonly is: 'vipers-lost' } & Bounds)
  | ({ readonly is: 'raiders-in-space' } & Bounds)
  /** A destination of this distance has been reached. */
  | { readonly is: 'reached-distance'; readonly distance: number }
  /** Some cards of the hand come to exactly this. */
  | { readonly is: 'strength-in-hand'; readonly strength: number }
  // New Caprica
  | { readonly is: 'in-orbit' }
  | { readonly is: 'occupation-force-here' }
  | { readonly is: 'human-to-detain' }
  | { readonly is: 'on-board'; readonly board: BoardId }
  | { readonly is: 'at'; readonly location: Location }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] };
