import type {
  ActionId,
  AgendaId,
  AllyId,
  CharacterId,
  CrisisId,
  CrossroadsId,
  DestinationId,
  LoyaltyId,
  QuorumId,
  SkillCardId,
  TitleCardId,
} from '../content/library.ts';
import type { Location } from './vocabulary.ts';

/** What lies in each deck, and what else is printed: sheets, places, titles. */
export interface Decks {
  readonly crisis: CrisisId;
  readonly 'super-crisis': CrisisId;
  readonly quorum: QuorumId;
  readonly destination: DestinationId;
  readonly loyalty: LoyaltyId;
  /** Skill cards of a kind. */
  readonly card: SkillCardId;
  readonly character: CharacterId;
  readonly location: Location;
  /** A title may have another card where other rules hold (EXO-20.9). */
  readonly title: TitleCardId;
  readonly agenda: AgendaId;
  /** What can be done that is printed on no card. */
  readonly action: ActionId;
  readonly ally: AllyId;
  readonly crossroads: CrossroadsId;
}

export type DeckId = keyof Decks;

/** A card by its deck and its id: two decks may use the same id. */
export type Card<D extends DeckId = DeckId> = {
  readonly [K in D]: { readonly deck: K; readonly id: Decks[K] };
}[D];

export type CrisisCard = Card<'crisis' | 'super-crisis'>;

export function sameCard(a: Card, b: Card): boolean {
  return a.deck === b.deck && a.id === b.id;
}

/** A crisis card, of either deck. */
export const isCrisisCard = (card: Card): card is CrisisCard =>
  card.deck === 'crisis' || card.deck === 'super-crisis';
