import { type BsgView, SECTORS } from '@starboard/bsg';
import type { AskView, Choice } from '@starboard/kernel';

/** Where on the table a choice lies. */
export type Spot =
  | `location:${string}`
  | `sector:${string}`
  | `player:${number}`
  | `card:${number}`;

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
  'choose-card-to-take',
]);

export function isOfCards({ ask }: AskView): boolean {
  return OF_CARDS.has(ask.prompt);
}

export function spotOf({ ask, window }: AskView, choice: Choice, facts: BsgView): Spot | null {
  if (typeof choice === 'number') {
    if (OF_SEATS.has(ask.prompt)) return `player:${choice}`;
    if (OF_CARDS.has(ask.prompt)) return `card:${choice}`;
    return vipersOrCivilians(ask.prompt, choice, facts);
  }
  const sector = sectorIn(choice);
  if (sector !== null) return `sector:${sector}`;
  if (ask.prompt === 'move-to' || ask.prompt === 'leave-the-brig-for') {
    return choice === 'stay' ? null : `location:${choice}`;
  }
  const [what = '', detail = ''] = choice.split(':');
  if (ask.prompt === 'choose-action') return ofAction(what, detail, facts);
  if (window !== null && /^\d+$/.test(detail) && what !== 'alert-viper-pilot') {
    return `card:${Number(detail)}`;
  }
  return null;
}

function vipersOrCivilians(prompt: string, choice: number, facts: BsgView): Spot | null {
  if (prompt.includes('viper')) {
    const where = facts.vipers[choice]?.where;
    return where === undefined ? null : `sector:${where}`;
  }
  if (prompt.includes('civilian')) {
    const ship = facts.civilians.find((it) => it.ship === choice);
    return ship === undefined ? null : `sector:${ship.sector}`;
  }
  return null;
}

function ofAction(what: string, detail: string, { players, current }: BsgView): Spot | null {
  if (what === 'card') return `card:${Number(detail)}`;
  if (what === 'location') {
    const me = players.find(({ hand }) => hand !== null) ?? players[current];
    return me === undefined ? null : `location:${me.where}`;
  }
  return null;
}

/** The first sector a choice speaks of: "bow", "fly bow", "attack bow raider", "move bow port-bow". */
function sectorIn(choice: string): string | null {
  return choice.split(' ').find((word) => SECTORS.some((sector) => sector === word)) ?? null;
}
