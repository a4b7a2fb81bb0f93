import { board, type ShipName, sector, ships } from '../vocabulary.ts';
import { inOrder } from './spaces.ts';
import type { Tellers } from './telling.ts';

/** Cylon ships that pursue, vipers that see civilian ships off, whatever leaves space without a fight. */
export const pursuitTellers: Tellers<
  | 'nuke-gained'
  | 'escorted'
  | 'civilian-recalled'
  | 'ships-removed'
  | 'centurions-driven-back'
  | 'fleet-placed'
  | 'fleet-arrived'
  | 'fleet-outrun'
  | 'pursuit-moved'
> = {
  'nuke-gained': ({ count }) => ['bsg-event-nuke-gained', { count }],
  escorted: ({ seat, ship, sector: from }, who) => {
    const said = { ship: ship + 1, sector: sector(from) };
    return seat === null
      ? ['bsg-event-escorted', said]
      : ['bsg-event-escorted-by', { ...said, who: who(seat) }];
  },
  'civilian-recalled': ({ ship, sector: from }) => [
    'bsg-event-civilian-recalled',
    { ship: ship + 1, sector: sector(from) },
  ],
  'ships-removed': ({ ship, count, sector: from }) =>
    ship === 'scar'
      ? ['bsg-event-scar-removed', { sector: sector(from) }]
      : ['bsg-event-ships-removed', { ships: ships(ship, count), sector: sector(from) }],
  'centurions-driven-back': ({ spaces }) => [
    'bsg-event-centurions-driven-back',
    { count: spaces.length, spaces: inOrder(spaces) },
  ],
  'fleet-placed': ({ ship, count, sector: at }) => [
    'bsg-event-fleet-placed',
    { ships: ships(ship, count), sector: sector(at), board: board('cylon-fleet-board') },
  ],
  'fleet-arrived': ({ sector: at, raiders, heavyRaiders, basestars }) => {
    const all: readonly (readonly [ShipName, number])[] = [
      ['basestar', basestars],
      ['heavy-raider', heavyRaiders],
      ['raider', raiders],
    ];
    const come = all.flatMap(([ship, count]) => (count === 0 ? [] : [ships(ship, count)]));
    return ['bsg-event-fleet-arrived', { ships: come, sector: sector(at) }];
  },
  'fleet-outrun': ({ ships: count }) => ['bsg-event-fleet-outrun', { count }],
  'pursuit-moved': ({ to }) => ['bsg-event-pursuit-moved', { to }],
};
