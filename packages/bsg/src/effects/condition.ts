import type { BoardId, Location, Resource, Title } from '../table/vocabulary.ts';

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
  | { readonly is: 'on-board'; readonly board: BoardId }
  | { readonly is: 'at'; readonly location: Location }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] };
