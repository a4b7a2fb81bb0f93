import type { Basestar, BsgTable } from '../table/facts.ts';
import { discardRelentless } from '../table/lasting.ts';

/** BSG-31.13 to 31.20 */
export function damageBasestar(t: BsgTable, basestar: Basestar, times: number): void {
  for (let i = 0; i < times && basestar.sector !== null; i++) {
    if (worth(basestar) === 2 || t.facts.basestarPool.length === 0) {
      destroyBasestar(t, basestar);
      return;
    }
    const token = t.draw(t.facts.basestarPool);
    basestar.damage.push(token);
    t.emit('basestar-damaged', { sector: basestar.sector, token });
    if (worth(basestar) >= 3) destroyBasestar(t, basestar);
  }
}

function worth({ damage }: Basestar): number {
  return damage.reduce((sum, token) => sum + (token === 'critical-hit' ? 2 : 1), 0);
}

export function destroyBasestar(t: BsgTable, basestar: Basestar): void {
  if (basestar.sector !== null) t.emit('basestar-destroyed', { sector: basestar.sector });
  returnBasestar(t, basestar);
  discardRelentless(t);
}

export function returnBasestar(t: BsgTable, basestar: Basestar): void {
  t.facts.basestarPool.push(...basestar.damage);
  basestar.damage = [];
  basestar.sector = null;
}
