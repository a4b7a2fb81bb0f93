import type { Seat } from '@starboard/kernel';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import { boxOf } from '../modules/box.ts';
import { enemyDestroyed, resolve } from '../rulebook/procedures.ts';
import { answers } from '../rulebook/questions.ts';
import type { Basestar, BsgTable, Facts } from '../table/facts.ts';
import { discardRelentless, lastingOf } from '../table/lasting.ts';

/** BSG-31.13 to 31.20 */
export function damageBasestar(t: BsgTable, basestar: Basestar, times: number, by: Seat): void {
  for (let i = 0; i < times && basestar.sector !== null; i++) {
    const lastHit = worth(basestar) === 2 && !tokensAct(t.facts);
    if (lastHit || t.facts.basestarPool.length === 0) {
      destroyBasestar(t, basestar, by);
      return;
    }
    const token = t.draw(t.facts.basestarPool);
    const { sector } = basestar;
    basestar.damage.push(token);
    t.emit('basestar-damaged', { sector, token });
    const does = answers(t.facts).basestarTokenDrawn(token);
    if (does !== null) t.run(does, { sector });
    if (worth(basestar) >= 3) destroyBasestar(t, basestar, by);
  }
}

/** EXO-36.5: some tokens do something when they are drawn, so that one is drawn for the last hit, too. */
function tokensAct(facts: Facts): boolean {
  const { basestarTokens, basestarTokenDrawn } = answers(facts);
  return basestarTokens.some((token) => basestarTokenDrawn(token) !== null);
}

function worth({ damage }: Basestar): number {
  return damage.reduce((sum, token) => sum + (token === 'critical-hit' ? 2 : 1), 0);
}

export function destroyBasestar(t: BsgTable, basestar: Basestar, by: Seat): void {
  if (basestar.sector !== null) t.emit('basestar-destroyed', { sector: basestar.sector });
  returnBasestar(t, basestar);
  discardRelentless(t);
  // The Guardians
  for (const it of t.facts.kept) {
    if (lastingOf(it)?.rule !== 'basestar-destroyed') continue;
    const text = textOf(it, 'lasting', 'effects');
    t.run(resolve, { text, at: 0, context: contextOf(t.facts.current) });
  }
  celebrate(t, by);
}

/** PEG-T19: Major Victory */
export function celebrate(t: BsgTable, by: Seat): void {
  if (boxOf(t.facts).cardMoments.has('enemy-destroyed')) t.run(enemyDestroyed, { by });
}

export function returnBasestar(t: BsgTable, basestar: Basestar): void {
  t.facts.basestarPool.push(...basestar.damage);
  basestar.damage = [];
  basestar.sector = null;
}
