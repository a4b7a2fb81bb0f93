import { type Ask, type Choice, PASS, type Seat, seatAt } from '@starboard/kernel';
import {
  type ActionId,
  type AllyId,
  type CharacterId,
  isIn,
  type LoyaltyId,
  type SkillCard,
} from '../content/library.ts';
import type { Line } from '../effects/text.ts';
import type { Card, DeckId } from './cards.ts';
import {
  type BoardId,
  DAMAGE_TOKENS,
  type DamageToken,
  isSector,
  type Location,
  PEGASUS,
  type Resource,
  type Sector,
  type Skill,
  TITLES,
  type Title,
  TRAUMAS,
  type Trauma,
} from './vocabulary.ts';

// What choices mean, and how they are spelled. Nobody else takes them apart.

/** What the choices of an ask are. */
export const THINGS = [
  'action',
  'basestar',
  'board',
  'card',
  'centurion',
  'character',
  'civilian',
  'damage',
  'deck',
  'location',
  'look',
  'loyalty',
  'move',
  'option',
  'part',
  'play',
  'resource',
  'seat',
  'sector',
  'skill',
  'skill-card',
  'target',
  'title',
  'trauma',
  'ally',
  'viper',
  'viper-order',
  'word',
] as const;
export type Things = (typeof THINGS)[number];

/** What one choice means. */
export type Meaning =
  /** Declines: pass, done, stay, none, nobody; or a plain word such as use, swap, top. */
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'skill-card'; readonly card: SkillCard }
  /** Whichever of the open cards that look so. */
  | { readonly is: 'look'; readonly look: SkillCard }
  /** A card shown with the ask. */
  | { readonly is: 'card'; readonly shown: Card }
  | { readonly is: 'skill'; readonly skill: Skill }
  | { readonly is: 'character'; readonly character: CharacterId }
  | { readonly is: 'location'; readonly location: Location }
  | { readonly is: 'board'; readonly board: BoardId }
  | { readonly is: 'resource'; readonly resource: Resource }
  | { readonly is: 'title'; readonly title: Title }
  | { readonly is: 'trauma'; readonly trauma: Trauma }
  | { readonly is: 'ally'; readonly ally: AllyId }
  | { readonly is: 'loyalty'; readonly loyalty: LoyaltyId }
  | { readonly is: 'sector'; readonly sector: Sector }
  | { readonly is: 'damage'; readonly token: DamageToken }
  | { readonly is: 'deck'; readonly deck: 'crisis' | 'destination' }
  | { readonly is: 'civilian' | 'viper' | 'basestar'; readonly ship: number }
  | { readonly is: 'centurion'; readonly space: number }
  /** A part of a Crisis card, or an option of a line of any. */
  | { readonly is: 'part'; readonly of: Card; readonly part: number }
  | { readonly is: 'option'; readonly line: Line; readonly option: number }
  /** Flying, launching, shooting. */
  | { readonly is: 'fly'; readonly to: Sector }
  | { readonly is: 'launch'; readonly at: Sector; readonly mark?: 7 }
  | {
      readonly is: 'move-viper';
      readonly from: Sector;
      readonly to: Sector;
      readonly mark?: 7;
    }
  /** A viper sees a civilian ship off; without an area, the own one. */
  | { readonly is: 'escort'; readonly in: Sector | null; readonly ship: number }
  | { readonly is: 'attack'; readonly in: Sector | null; readonly target: string }
  /** Actions. */
  | { readonly is: 'use-location' }
  | { readonly is: 'play-card'; readonly card: SkillCard }
  | { readonly is: 'use-ability'; readonly index: number }
  | { readonly is: 'use-viper' }
  | { readonly is: 'use-title'; readonly title: Title }
  | { readonly is: 'play-quorum'; readonly index: number }
  | { readonly is: 'reveal'; readonly loyalty: LoyaltyId }
  /** Something that is printed on no card. */
  | { readonly is: 'extra-action'; readonly action: ActionId }
  /** A text used at a moment, by its name, perhaps with something said. */
  | {
      readonly is: 'use';
      readonly name: string;
      readonly said: string | null;
      /** A skill card that was said with it. */
      readonly card?: SkillCard;
    };

/** How a Mark VII is spelled. */
export const MARK_VII = 'mark-vii';

const word = (it: string): Meaning => ({ is: 'word', word: it });

/** What a choice of an ask means. */
export function meaningOf(ask: Ask, choice: Choice): Meaning {
  // The rules write these words, and no others.
  const things = ask.things as Things | undefined;
  return typeof choice === 'number' ? numbered(ask, things, choice) : spelled(things, choice);
}

function numbered(ask: Ask, things: Things | undefined, number: number): Meaning {
  switch (things) {
    case 'seat':
      return { is: 'seat', seat: seatAt(number) };
    case 'skill-card':
      return { is: 'skill-card', card: number };
    case 'look':
      return { is: 'look', look: number };
    case 'card':
      return { is: 'card', shown: shownCard(ask, number) };
    case 'part':
      return { is: 'part', of: cardIn(ask), part: number };
    case 'option':
      // An ask about options says which line they are of.
      return { is: 'option', line: ask.about?.['line'] as unknown as Line, option: number };
    case 'civilian':
    case 'viper':
    case 'basestar':
      return { is: things, ship: number };
    case 'centurion':
      return { is: 'centurion', space: number };
    default:
      return word(String(number));
  }
}

/** The card an ask shows under this number. */
function shownCard({ about }: Ask, number: number): Card {
  const cards = about?.['cards'];
  const id = Array.isArray(cards) ? cards[number] : undefined;
  return { deck: about?.['deck'], id } as Card;
}

/** The card an ask is about. */
export function cardIn({ args }: Ask): Card {
  return { deck: args?.['deck'] as DeckId, id: args?.['card'] } as Card;
}

function spelled(things: Things | undefined, choice: string): Meaning {
  if (choice === PASS) return word(choice);
  switch (things) {
    case 'sector':
    case 'location':
    case 'move':
      return placeNamed(choice);
    case 'skill':
      return { is: 'skill', skill: choice as Skill };
    case 'board':
      return { is: 'board', board: choice as BoardId };
    case 'resource':
      return { is: 'resource', resource: choice as Resource };
    case 'title':
      return known(TITLES, choice, (title) => ({ is: 'title', title }));
    case 'trauma':
      return known(TRAUMAS, choice, (trauma) => ({ is: 'trauma', trauma }));
    case 'ally':
      return { is: 'ally', ally: choice as AllyId };
    case 'loyalty':
      return isIn('loyalty', choice)
        ? { is: 'loyalty', loyalty: choice as LoyaltyId }
        : word(choice);
    case 'character':
      return { is: 'character', character: choice as CharacterId };
    case 'damage':
      return isDamageToken(choice) ? { is: 'damage', token: choice } : word(choice);
    case 'deck':
      return choice === 'crisis' || choice === 'destination'
        ? { is: 'deck', deck: choice }
        : word(choice);
    case 'target':
    case 'viper-order':
      return flight(choice);
    case 'action':
      return action(choice);
    case 'play':
      return play(choice);
    default:
      return word(choice);
  }
}

/** One of a list of words, or a word that declines. */
function known<T extends string>(
  words: readonly T[],
  choice: string,
  meant: (it: T) => Meaning,
): Meaning {
  const it = words.find((each) => each === choice);
  return it === undefined ? word(choice) : meant(it);
}

const isDamageToken = (it: string): it is DamageToken =>
  DAMAGE_TOKENS.some((token) => token === it) || PEGASUS.some((token) => token === it);

function placeNamed(choice: string): Meaning {
  if (isSector(choice)) return { is: 'sector', sector: choice };
  if (choice.startsWith('fly ')) return flight(choice);
  if (choice.startsWith('card:') || choice.startsWith('ability')) return action(choice);
  return isIn('location', choice) ? { is: 'location', location: choice as Location } : word(choice);
}

/**
 * `launch bow`, `move bow stern`, `attack bow raider`, `attack raider`, `fly bow`, `bow raider`; with a Mark VII,
 * `launch bow mark-vii`, `move bow stern mark-vii`; and `escort bow 5`, `escort 5`.
 */
function flight(choice: string): Meaning {
  const [what = '', second = '', third = '', fourth = ''] = choice.split(' ');
  const seven = third === MARK_VII || fourth === MARK_VII ? { mark: 7 as const } : {};
  if (what === 'escort') {
    return isSector(second)
      ? { is: 'escort', in: second, ship: Number(third) }
      : { is: 'escort', in: null, ship: Number(second) };
  }
  if (isSector(what)) return { is: 'attack', in: what, target: second };
  if (what === 'fly' && isSector(second)) return { is: 'fly', to: second };
  if (what === 'launch' && isSector(second)) return { is: 'launch', at: second, ...seven };
  if (what === 'move' && isSector(second) && isSector(third)) {
    return { is: 'move-viper', from: second, to: third, ...seven };
  }
  if (what === 'attack') {
    return isSector(second)
      ? { is: 'attack', in: second, target: third }
      : { is: 'attack', in: null, target: second };
  }
  return word(choice);
}

/** `location`, `card:17`, `ability`, `viper`, `title:admiral`, `quorum:0`, `reveal:cylon-brig`, `action:detain`. */
function action(choice: string): Meaning {
  const [what = '', detail = ''] = choice.split(':');
  switch (what) {
    case 'location':
      return { is: 'use-location' };
    case 'card':
      return { is: 'play-card', card: Number(detail) };
    case 'ability':
      return { is: 'use-ability', index: Number(detail) };
    case 'viper':
      return { is: 'use-viper' };
    case 'title':
      return { is: 'use-title', title: detail as Title };
    case 'quorum':
      return { is: 'play-quorum', index: Number(detail) };
    case 'reveal':
      return { is: 'reveal', loyalty: detail as LoyaltyId };
    case 'action':
      return { is: 'extra-action', action: detail as ActionId };
    default:
      return word(choice);
  }
}

/** `strategic-planning:17`, `recon`, `blind-devotion:tactics`, `friends-in-low-places:-2`. */
export function play(choice: string): Meaning {
  const at = choice.indexOf(':');
  const name = at < 0 ? choice : choice.slice(0, at);
  const said = at < 0 ? null : choice.slice(at + 1);
  if (said !== null && isIn('card', name)) return { is: 'play-card', card: Number(said) };
  // `hotshot:card:17`
  if (said?.startsWith('card:') === true) {
    return { is: 'use', name, said, card: Number(said.slice('card:'.length)) };
  }
  return { is: 'use', name, said };
}

/** The same choice with another skill card in it. */
export function respelled(choice: Choice, card: SkillCard, instead: SkillCard): Choice {
  if (typeof choice === 'number') return instead;
  const named = `:${card}`;
  return choice.endsWith(named) ? `${choice.slice(0, -named.length)}:${instead}` : choice;
}

/** An order of plays is spelled `seat:play`. */
export function playOf(choice: Choice): { readonly seat: Seat; readonly play: Meaning } {
  const [seat = '0', ...rest] = String(choice).split(':');
  return { seat: seatAt(Number(seat)), play: play(rest.join(':')) };
}
