import { one } from '@starboard/kernel';
import type { Board } from '../content/definition.ts';
import { boxOf } from '../modules/box.ts';
import { endGame } from '../rulebook/endings.ts';
import { sendAboard } from '../rulebook/moving.ts';
import { damageAShip } from '../rulebook/procedures.ts';
import { answers } from '../rulebook/questions.ts';
import { woven } from '../rulebook/weaving.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import { isDestroyed, isLost, isOn } from '../table/boards.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { change } from '../table/resources.ts';
import type { BoardId, DamageToken, Location } from '../table/vocabulary.ts';

/** Ships that can be damaged besides Galactica. */
function otherHulls(facts: Facts): Board[] {
  return boxOf(facts).boards.filter(
    (board) => board.id !== 'galactica' && board.hull !== undefined && !isDestroyed(facts, board),
  );
}

/** BSG-31.6, 31.12; PEG-12.1, 12.2: with another ship, each hit goes where the current player likes. */
export function damageGalactica(t: BsgTable): void {
  if (otherHulls(t.facts).length > 0) t.run(damageAShip, {});
  else hitGalactica(t);
}

function hitGalactica(t: BsgTable): void {
  if (t.facts.damagePool.length === 0) return;
  applyDamage(t, t.draw(t.facts.damagePool));
}

/** A hit on that ship and no other (PEG-12.12). */
export function damageBoard(t: BsgTable, board: BoardId): void {
  if (board === 'galactica') return hitGalactica(t);
  const ship = otherHulls(t.facts).find(({ id }) => id === board);
  const left = (ship?.hull ?? []).filter((it) => !t.facts.damaged.some((token) => token === it));
  if (left.length === 0) return;
  // The places of its hull are its damage tokens (PEG-12.3).
  applyDamage(t, t.draw(left) as DamageToken);
}

export const damagingShip = procedure<object>('damaging-a-ship', {
  choose: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask(t) {
      if (answers(t.facts).frozen(t.facts, 'galactica')) return null;
      const ships = ['galactica' as const, ...otherHulls(t.facts).map(({ id }) => id)];
      return one('choose-ship-to-damage', ships, { things: 'board' });
    },
    then(t, _, board) {
      damageBoard(t, board);
    },
  }),
});

/** BSG-31.7, 31.10, 31.11; PEG-12.4, 12.7, 12.8, 12.11 */
export function applyDamage(t: BsgTable, token: DamageToken): void {
  t.emit('galactica-damaged', { token });
  if (token === 'food' || token === 'fuel') {
    change(t, token, -1);
    return;
  }
  t.facts.damaged.push(token);
  sendAboard(t, [token]);
  placeDamaged(t, { seat: t.facts.current, location: token });
  if (isOn(token, 'galactica')) {
    if (galacticaDamage(t.facts) >= 6) endGame(t, 'galactica-destroyed');
    return;
  }
  if (!isLost(t.facts, token)) return;
  const ship = boxOf(t.facts).boards.find(({ locations }) =>
    locations.some(({ id }) => id === token),
  );
  if (ship === undefined) return;
  t.emit('ship-destroyed', { board: ship.id });
  sendAboard(
    t,
    ship.locations.map(({ id }) => id),
  );
}

/** EXO-T13 */
const placeDamaged = woven('place damaged');

/** How many places of Galactica are damaged. */
export function galacticaDamage({ damaged }: Pick<Facts, 'damaged'>): number {
  return damaged.filter((token) => token !== 'food' && token !== 'fuel' && isOn(token, 'galactica'))
    .length;
}

/** BSG-31.9; PEG-12.6, 12.13 */
export function repairLocation(t: BsgTable, location: Location): void {
  const token = t.facts.damaged.find((it) => it === location);
  if (token === undefined || isLost(t.facts, location)) return;
  t.facts.damaged = t.facts.damaged.filter((it) => it !== token);
  if (isOn(location, 'galactica')) t.facts.damagePool.push(token);
  t.emit('repaired', { location });
}
