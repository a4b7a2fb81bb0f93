import type { Seat } from '@starboard/kernel';
import { type CardId, type Gain, isWorldId } from './content/index.ts';
import { type Die, oneOfEachColour, PHASES } from './dice.ts';
import { fromSupply, type Player, playerAt, type RollTable, remove } from './facts.ts';

/** The places where a player's dice lie, by name. */
function places(player: Player): readonly (readonly [string, readonly Die[]])[] {
  const { cup, citizenry, develop, settle, goods, workers } = player;
  return [
    ['cup', cup],
    ['citizenry', citizenry],
    ...PHASES.map((phase) => [`workers-${phase}`, workers[phase]] as const),
    ['develop', develop.dice],
    ['settle', settle.dice],
    ...goods.map(({ world, die }) => [`good-${world}`, [die]] as const),
  ];
}

/** ROLL-10.11, 20.7: own dice in any place; one for each place and colour, the others are as good. */
export function removableDice(player: Player): { readonly die: Die; readonly zone: string }[] {
  return places(player).flatMap(([zone, dice]) =>
    oneOfEachColour(dice).map((die) => ({ die, zone })),
  );
}

export function zoneOf(player: Player, die: Die): string {
  return places(player).find(([, dice]) => dice.includes(die))?.[0] ?? 'nowhere';
}

/** ROLL-10.13: taken away from wherever it lies, with no further consequence. */
export function removeDie(player: Player, die: Die): void {
  const { cup, citizenry, develop, settle, workers } = player;
  const found =
    remove(develop.dice, die) ||
    remove(settle.dice, die) ||
    remove(citizenry, die) ||
    remove(cup, die) ||
    PHASES.some((phase) => remove(workers[phase], die));
  if (found) return;
  player.goods = player.goods.filter((good) => good.die !== die);
}

/** ROLL-10.9: new dice from the supply to where the card says. */
export function placeNewDice(t: RollTable, seat: Seat, id: CardId, gains: readonly Gain[]): void {
  const player = playerAt(t.facts, seat);
  for (const { die: colour, count, to } of gains) {
    for (let i = 0; i < count; i++) {
      const die = fromSupply(t.facts, colour);
      if (to !== 'good') {
        player[to].push(die);
        t.emit('die-gained', { seat, die, to });
      } else if (isWorldId(id)) {
        player.goods.push({ world: id, die });
        t.emit('die-gained', { seat, die, to, world: id });
      }
    }
  }
}
