import { endGame } from '../rulebook/endings.ts';
import { moveTo } from '../rulebook/moving.ts';
import type { BsgTable } from '../table/facts.ts';
import { charactersAt } from '../table/people.ts';
import { change } from '../table/resources.ts';
import type { DamageToken, Location } from '../table/vocabulary.ts';

/** BSG-31.6, 31.12 */
export function damageGalactica(t: BsgTable): void {
  if (t.facts.damagePool.length === 0) return;
  applyDamage(t, t.draw(t.facts.damagePool));
}

/** BSG-31.7, 31.10, 31.11 */
export function applyDamage(t: BsgTable, token: DamageToken): void {
  t.emit('galactica-damaged', { token });
  if (token === 'food' || token === 'fuel') {
    change(t, token, -1);
    return;
  }
  t.facts.damaged.push(token);
  for (const seat of charactersAt(t, token)) moveTo(t, seat, 'sickbay', 'sent');
  if (t.facts.damaged.length >= 6) endGame(t, 'galactica-destroyed');
}

/** BSG-31.9 */
export function repairLocation(t: BsgTable, location: Location): void {
  const token = t.facts.damaged.find((it) => it === location);
  if (token === undefined) return;
  t.facts.damaged = t.facts.damaged.filter((it) => it !== token);
  t.facts.damagePool.push(token);
  t.emit('repaired', { location });
}
