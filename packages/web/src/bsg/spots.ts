import {
  allyOf,
  type BsgView,
  kindOf,
  type Meaning,
  meaningOf,
  type Sector,
  type SkillCard,
  strengthOf,
} from '@starboard/bsg/reading';
import type { AskView, Choice } from '@starboard/kernel';

/** Where on the table a choice lies. */
export type Spot =
  | `location:${string}`
  | `sector:${string}`
  /** Where Cylon ships wait, on the board of their fleet. */
  | `area:${string}`
  | `player:${number}`
  | `card:${number}`
  | `quorum:${number}`
  | `boarding:${number}`;

export function isOfCards({ ask }: AskView): boolean {
  return ask.things === 'skill-card' && ask.kind === 'some';
}

/** Asks about areas that are not around Galactica (EXO-22.6). */
const ON_FLEET_BOARD = 'choose-fleet-area';

/** A card that is played stands for all that are as good: they can be touched, too. */
export function spotsOf({ ask }: AskView, choice: Choice, facts: BsgView): readonly Spot[] {
  const meant = meaningOf(ask, choice);
  if (ask.prompt === ON_FLEET_BOARD && meant.is === 'sector') return [`area:${meant.sector}`];
  if (meant.is === 'play-card') return cardsLike(meant.card, facts);
  const spot = spotMeant(meant, facts);
  return spot === null ? [] : [spot];
}

function cardsLike(card: SkillCard, { players }: BsgView): readonly Spot[] {
  const hand = players.find((it) => it.hand?.includes(card) === true)?.hand ?? [];
  return hand
    .filter((it) => kindOf(it) === kindOf(card) && strengthOf(it) === strengthOf(card))
    .map((it): Spot => `card:${it}`);
}

function spotMeant(meant: Meaning, facts: BsgView): Spot | null {
  switch (meant.is) {
    case 'seat':
      return `player:${meant.seat}`;
    case 'play-card':
    case 'skill-card':
      // Cards of somebody else's hand lie nowhere here.
      return facts.players.some(({ hand }) => hand?.includes(meant.card))
        ? `card:${meant.card}`
        : null;
    case 'location':
      return `location:${meant.location}`;
    case 'sector':
      return `sector:${meant.sector}`;
    case 'fly':
      return `sector:${meant.to}`;
    case 'launch':
      return `sector:${meant.at}`;
    case 'move-viper':
      return `sector:${meant.from}`;
    case 'attack':
      return meant.in === null ? null : `sector:${meant.in}`;
    case 'escort':
      return inSector(meant.in ?? facts.civilians.find((it) => it.ship === meant.ship)?.sector);
    case 'ally':
      return `location:${allyOf(meant.ally).location}`;
    case 'viper':
      return inSector(facts.vipers[meant.ship]?.where);
    case 'civilian':
      return inSector(facts.civilians.find((it) => it.ship === meant.ship)?.sector);
    case 'basestar':
      return inSector(facts.basestars[meant.ship]?.sector);
    case 'centurion':
      return `boarding:${meant.space}`;
    case 'play-quorum':
      return `quorum:${meant.index}`;
    case 'use-location':
      return ownPlace(facts);
    case 'use':
      return isSectorSaid(facts, meant.said) ? `sector:${meant.said}` : null;
    case 'word':
    case 'look':
    case 'card':
    case 'skill':
    case 'character':
    case 'damage':
    case 'deck':
    case 'part':
    case 'option':
    case 'board':
    case 'resource':
    case 'title':
    case 'trauma':
    case 'loyalty':
    case 'extra-action':
    case 'use-ability':
    case 'use-viper':
    case 'use-title':
    case 'reveal':
      return null;
  }
}

function inSector(where: string | null | undefined): Spot | null {
  return where === undefined || where === null ? null : `sector:${where}`;
}

/** An ability that is used in an area names one where vipers are. */
function isSectorSaid({ vipers }: BsgView, said: string | null): said is Sector {
  return vipers.some(({ where }) => where === said);
}

function ownPlace({ players, current }: BsgView): Spot | null {
  const me = players.find(({ hand }) => hand !== null) ?? players[current];
  const nowhere = me === undefined || me.where === 'viper' || me.where === 'off-board';
  return nowhere ? null : `location:${me.where}`;
}
