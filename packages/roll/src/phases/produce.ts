import { END, one, type Seat } from '@starboard/kernel';
import { powersIn, producingIn, type WorldId } from '../content/index.ts';
import { coloursAmong, type Die, oneOfEachColour } from '../dice.ts';
import {
  goodsPerWorld,
  type Player,
  playerAt,
  putAll,
  type RollTable,
  remove,
  takeAll,
} from '../facts.ts';
import { used } from '../income.ts';
import { asks, procedure } from '../rules.ts';
import { phaseOf } from './phase.ts';

/** One player's producers, one after the other. */
const producers = procedure<{ readonly seat: Seat }>('producers', {
  place(t, { seat }) {
    const player = playerAt(t.facts, seat);
    const producers = player.workers.produce;
    const rooms = worldsWithRoom(player);
    const [producer] = producers;
    const [world] = rooms;
    if (producer === undefined) return END;
    if (world === undefined) {
      const dice = takeAll(producers);
      putAll(player.cup, dice); // ROLL-11.4
      t.emit('returned', { seat, dice, from: 'produce' });
      return END;
    }
    // Producers of one colour that fill every room leave nothing to choose.
    const forced = coloursAmong(producers) === 1 && producers.length >= roomLeft(player, rooms);
    if (!forced && (rooms.length > 1 || coloursAmong(producers) > 1)) return 'choose';
    produce(t, seat, producer, world);
    return 'place';
  },

  // ROLL-11.1, 11.2
  choose: asks({
    seat: (_, { seat }) => seat,
    ask(t, { seat }) {
      const player = playerAt(t.facts, seat);
      const rooms = worldsWithRoom(player);
      const choices: string[] = [];
      for (const die of oneOfEachColour(player.workers.produce)) {
        for (const world of rooms) choices.push(`${die}:${world}`);
      }
      return one('choose-world-for-producer', choices);
    },
    then(t, { seat }, choice) {
      const player = playerAt(t.facts, seat);
      const colon = choice.indexOf(':');
      const name = choice.slice(colon + 1);
      const world = worldsWithRoom(player).find((it) => it === name);
      if (world !== undefined) produce(t, seat, Number(choice.slice(0, colon)), world);
      return 'place';
    },
  }),
});

export const produceGoods = phaseOf('produce', {
  play: producers,
  seats: (t) => t.seats.filter((seat) => playerAt(t.facts, seat).workers.produce.length > 0),
  with: (_t, seat) => ({ seat }),
  orderMatters: () => false,
});

export const produceProcedures = [produceGoods, producers];

/** The room left on a world that can hold goods. */
function room(player: Player, world: WorldId): number {
  let left = goodsPerWorld(player);
  for (const good of player.goods) if (good.world === world) left -= 1;
  return left;
}

function worldsWithRoom(player: Player): WorldId[] {
  return producingIn(player.tableau).filter((world) => room(player, world) > 0);
}

function roomLeft(player: Player, rooms: readonly WorldId[]): number {
  return rooms.reduce((sum, world) => sum + room(player, world), 0);
}

/** ROLL-1.21 */
function produce(t: RollTable, seat: Seat, die: Die, world: WorldId): void {
  const player = playerAt(t.facts, seat);
  const second = player.goods.some((good) => good.world === world);
  const [reserves] = powersIn(player.tableau)['goods-per-world'];
  if (second && reserves !== undefined) used(t, seat, reserves.card, 'goods-per-world');
  remove(player.workers.produce, die);
  player.goods.push({ world, die });
  t.emit('produced', { seat, die, world });
}
