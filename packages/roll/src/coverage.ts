import type { GameEvent } from '@starboard/kernel';
import {
  CARDS,
  FACTION_NUMBERS,
  HOME_WORLDS,
  TILE_DEVELOPMENTS,
  TILE_WORLDS,
} from './content/index.ts';
import { isIdle, type RollEvents } from './events.ts';

/** What random play should have shown: every side built, every power at work, every start dealt. */
export const coverage = {
  all: (): readonly string[] => [
    ...[...TILE_DEVELOPMENTS, ...TILE_WORLDS].map((id) => `built:${id}`),
    ...CARDS.flatMap((card) =>
      card.kind === 'world' ? [] : card.powers.map(({ kind }) => `power:${card.id}:${kind}`),
    ),
    ...FACTION_NUMBERS.map((faction) => `faction:${faction}`),
    ...HOME_WORLDS.map((home) => `home:${home}`),
    ...['explore', 'develop', 'settle', 'ship'].map((phase) => `in-turn:${phase}`),
    'dictate',
    'pool-emptied',
  ],
  of(event: GameEvent<RollEvents>): string[] {
    switch (event.type) {
      case 'completed':
        return [`built:${event.data.card}`];
      case 'power':
        return isIdle(event) ? [] : [`power:${event.data.card}:${event.data.kind}`];
      case 'seat-dealt':
        return [`faction:${event.data.faction}`, `home:${event.data.home}`];
      case 'phase-began':
        return event.data.inTurn ? [`in-turn:${event.data.phase}`] : [];
      case 'revealed':
        return event.data.uses.some(({ power }) => power === 'dictate') ? ['dictate'] : [];
      case 'pool-emptied':
        return ['pool-emptied'];
      default:
        return [];
    }
  },
};
