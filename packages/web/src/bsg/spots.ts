import { type BsgView, COLONIAL_ONE, CYLON_LOCATIONS, GALACTICA, SECTORS } from '@starboard/bsg';
import type { AskView, Choice } from '@starboard/kernel';

/** Where on the table a choice lies. */
export type Spot =
  | `location:${string}`
  | `sector:${string}`
  | `player:${number}`
  | `card:${number}`
  | `quorum:${number}`
  | `boarding:${number}`;

/** Asks whose choices are seats. */
const OF_SEATS = new Set([
  'name-a-character',
  'accused',
  'nominee',
  'give-card-to',
  'choose-for-executive-order',
  'choose-hand',
  'give-loyalty-to',
  'pass-sympathizer',
]);

/** Asks whose choices are skill cards. */
const OF_CARDS = new Set([
  'contribute',
  'discard-skill-cards',
  'discard-to-three',
  'discard-to-hand-limit',
  'discard-to-activate',
  'discard-to-move',
]);

const LOCATIONS: readonly string[] = [...GALACTICA, ...COLONIAL_ONE, ...CYLON_LOCATIONS];

export function isOfCards({ ask }: AskView): boolean {
  return OF_CARDS.has(ask.prompt);
}

export function spotOf({ ask, window }: AskView, choice: Choice, facts: BsgView): Spot | null {
  if (typeof choice === 'number') {
    if (OF_SEATS.has(ask.prompt)) return `player:${choice}`;
    if (OF_CARDS.has(ask.prompt)) return `card:${choice}`;
    return ofShips(ask.prompt, choice, facts);
  }
  const sector = sectorIn(choice);
  if (sector !== null) return `sector:${sector}`;
  if (LOCATIONS.includes(choice)) return `location:${choice}`;
  const [what = '', detail = ''] = choice.split(':');
  if (ask.prompt === 'choose-action') return ofAction(what, detail, facts);
  if (ask.prompt === 'executive-order') return null;
  if (
    window !== null &&
    /^\d+$/.test(detail) &&
    facts.players.some(({ hand }) => hand?.includes(Number(detail)))
  ) {
    return `card:${Number(detail)}`;
  }
  return null;
}

/** Vipers, civilian ships, basestars and centurions go by their numbers. */
function ofShips(prompt: string, choice: number, facts: BsgView): Spot | null {
  if (prompt === 'choose-centurion') return `boarding:${choice}`;
  const sector = prompt.includes('viper')
    ? facts.vipers[choice]?.where
    : prompt.includes('civilian')
      ? facts.civilians.find((it) => it.ship === choice)?.sector
      : prompt === 'choose-basestar'
        ? facts.basestars[choice]?.sector
        : undefined;
  return sector === undefined || sector === null ? null : `sector:${sector}`;
}

function ofAction(what: string, detail: string, { players, current }: BsgView): Spot | null {
  if (what === 'card') return `card:${Number(detail)}`;
  if (what === 'quorum') return `quorum:${Number(detail)}`;
  if (what === 'location') {
    const me = players.find(({ hand }) => hand !== null) ?? players[current];
    return me === undefined || !LOCATIONS.includes(me.where) ? null : `location:${me.where}`;
  }
  return null;
}

/** The first sector a choice speaks of: "bow", "fly bow", "attack bow raider", "move bow port-bow". */
function sectorIn(choice: string): string | null {
  return choice.split(' ').find((word) => SECTORS.some((sector) => sector === word)) ?? null;
}
