import {
  type BsgEvents,
  type BsgView,
  crisisOf,
  type OpenCard,
  SECTORS,
} from '@starboard/bsg/reading';
import type { Ask } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import type { LogEntry } from '../table/client.ts';

// Fewer ships are left than a card places (BSG-37.3).

type Table = Pick<
  BsgView,
  'raiders' | 'heavyRaiders' | 'basestars' | 'vipers' | 'civilianPool' | 'onTable' | 'kept'
>;

const SHIPS = ['raider', 'heavy-raider', 'basestar', 'viper', 'civilian'] as const;
type Ship = (typeof SHIPS)[number];

/** How many of a kind can still be placed. */
function leftOf(ship: Ship, table: Table): number {
  switch (ship) {
    case 'raider':
      return table.raiders.filter((sector) => sector === null).length;
    case 'heavy-raider':
      return table.heavyRaiders.filter((sector) => sector === null).length;
    case 'basestar':
      return table.basestars.filter(({ sector }) => sector === null).length;
    case 'viper':
      return table.vipers.filter(({ where }) => where === 'reserves').length;
    case 'civilian':
      return table.civilianPool;
  }
}

/** A card in play that brings ships of its own when raiders are activated: whose ships lack is not told apart then. */
const launchesMore = (it: OpenCard): boolean =>
  it.deck !== 'quorum' && crisisOf(it.card).lasting?.rule === 'launches-after-raiders';

/** How many the card still places; null where the log does not tell. */
function wantedOf(ship: Ship, { onTable, kept }: Table, log: readonly LogEntry[]): number | null {
  const open = onTable.at(-1);
  if (open === undefined || open.deck === 'quorum' || kept.some(launchesMore)) return null;
  const card = crisisOf(open.card);
  if (card.kind !== 'attack') return null;
  const inAll = SECTORS.reduce((sum, at) => sum + (card.setup[at]?.[ship] ?? 0), 0);
  let placed = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    // Ships that were launched just before look the same.
    if (event?.type === 'activated' && placed > 0) return null;
    if (event?.type !== 'ships-placed') break;
    // The log of this game holds this game's events.
    const { ship: which, count } = event.data as BsgEvents['ships-placed'];
    if (which !== ship) break;
    placed += count;
  }
  return inAll - placed;
}

/** How many ships are left for how many; undefined for other asks. */
export function sayScarce(
  { prompt, args = {} }: Pick<Ask, 'prompt' | 'args'>,
  table: Table,
  log: readonly LogEntry[],
  words: Words,
): string | undefined {
  const ship = SHIPS.find((it) => it === args['ship']);
  if (prompt !== 'place-scarce-ship' || ship === undefined) return undefined;
  const left = leftOf(ship, table);
  const wanted = wantedOf(ship, table, log);
  return wanted === null || wanted <= left
    ? words.say('web-bsg-scarce', { left })
    : words.say('web-bsg-scarce-of', { left, wanted });
}
