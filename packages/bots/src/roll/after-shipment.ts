import { card, colourOf, type PlayerView, powersIn } from '@starboard/roll';
import { tradeCredits } from './gains.ts';

/** An empire once a good is shipped; `how:worker:good`, see the rules of Ship. */
export function afterShipment(me: PlayerView, choice: string): PlayerView {
  const [how, worker = '', goodDie] = choice.split(':');
  const good = me.goods.find(({ die }) => die === Number(goodDie));
  const world = good && card(good.world);
  if (good === undefined || world?.kind !== 'world' || world.colour === 'grey') return me;
  const { colour } = world;
  const extra = worker.startsWith('extra-');
  const shipper = extra ? null : Number(worker);
  const rest = {
    ...me,
    goods: me.goods.filter((it) => it !== good),
    citizenry: [...me.citizenry, good.die, ...(shipper === null ? [] : [shipper])],
    workers: { ...me.workers, ship: me.workers.ship.filter((die) => die !== shipper) },
  };
  if (how === 'trade') {
    return { ...rest, credits: Math.min(10, me.credits + tradeCredits(me, colour)) };
  }
  const matches = (it: string): boolean => it === colour || it === 'consumption';
  const shipperColour = shipper === null ? worker.slice('extra-'.length) : colourOf(shipper);
  let points = 1 + (matches(colourOf(good.die)) ? 1 : 0) + (matches(shipperColour) ? 1 : 0);
  for (const { power } of powersIn(me.tableau)['consume-scores']) {
    if (power.worlds === undefined || power.worlds.includes(colour)) points += power.points;
  }
  let { credits } = me;
  for (const { power } of powersIn(me.tableau)['consume-pays']) {
    if (power.world === undefined || power.world === colour) credits += power.credits;
  }
  return {
    ...rest,
    credits: Math.min(10, credits),
    chips: me.chips + points,
    score: { ...me.score, total: me.score.total + points },
  };
}
