import { one, type Seat, some } from '@starboard/kernel';
import { jumpFleet, placeAll, placing, sleeperPhase } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { applyDamage, destroyCivilianShip, isSector, raptorsLeft } from '../../ships/fleet.ts';
import type { BsgTable } from '../../table/facts.ts';
import { SECTORS } from '../../table/vocabulary.ts';
import type { EffectOf, Ship } from '../effect.ts';

export function performPlace(t: BsgTable, { ship, count, sector }: EffectOf<'place'>): void {
  if (sector === undefined) t.run(placingAnywhere, { ship, left: count });
  else t.run(placeAll, placing([{ ship, sector, count }], false));
}

/** BSG-13.12: the Admiral says where. */
export const placingAnywhere = procedure<{ readonly ship: Ship; left: number }>(
  'placing-anywhere',
  {
    choose: asks({
      seat: (t) => t.facts.titles.admiral ?? t.facts.current,
      ask: (_t, { left, ship }) =>
        left === 0 ? null : one('choose-sector-for-ship', SECTORS, { args: { ship } }),
      then(t, anywhere, sector) {
        anywhere.left -= 1;
        t.run(placeAll, placing([{ ship: anywhere.ship, sector, count: 1 }], false));
        return 'choose';
      },
    }),
  },
);

export function destroyRaptorShip(t: BsgTable): void {
  const raptor = t.facts.raptors.find(({ where }) => where === 'reserves');
  if (raptor === undefined) return;
  raptor.where = 'destroyed';
  t.emit('raptor-destroyed', { left: raptorsLeft(t.facts) });
}

/** BSG-31.21: a random one of the pool; one on the board, by choice, if the pool is empty. */
export const destroyingCivilians = procedure<{ readonly by: Seat; left: number }>(
  'destroying-civilians',
  {
    pool(t, destroying) {
      if (destroying.left === 0) return '';
      const pool = t.facts.civilians.filter(({ where }) => where === 'pool');
      if (pool.length === 0) return 'choose';
      destroyCivilianShip(t, t.draw(pool));
      destroying.left -= 1;
      return 'pool';
    },
    choose: asks({
      obvious: true,
      seat: (_t, { by }) => by,
      ask(t) {
        const ships = t.facts.civilians.flatMap(({ where }, ship) =>
          isSector(where) ? [ship] : [],
        );
        return ships.length === 0 ? null : one('choose-civilian-to-destroy', ships);
      },
      then(t, destroying, ship) {
        const civilian = t.facts.civilians[ship];
        if (civilian !== undefined) destroyCivilianShip(t, civilian);
        destroying.left -= 1;
        return 'pool';
      },
    }),
  },
);

/** The reveal power that draws up to 5 damage tokens and resolves 2 (BSG-18.9, 18.14). */
export const sabotaging = procedure<{
  readonly seat: Seat;
  readonly most: number;
  readonly count: number;
}>('sabotaging', {
  draw(t, { seat }) {
    t.shuffle(t.facts.damagePool);
    t.reveal([seat]);
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { most, count }) {
      const drawn = t.facts.damagePool.slice(0, most);
      const picks = Math.min(count, drawn.length);
      return picks === 0 ? null : some('choose-damage', drawn, { min: picks, max: picks });
    },
    then(t, _, tokens) {
      for (const token of tokens) {
        if (t.facts.damaged.length >= 6) break; // the game is over (BSG-31.11)
        t.facts.damagePool = t.facts.damagePool.filter((it) => it !== token);
        applyDamage(t, token);
      }
    },
  }),
});

/** BSG-9.4, 9.5 */
export function moveJumpTrack(t: BsgTable, by: number): void {
  t.facts.jumpTrack = Math.max(0, Math.min(5, t.facts.jumpTrack + by));
  t.emit('jump-track-moved', { to: t.facts.jumpTrack });
  if (t.facts.jumpTrack === 5) t.run(jumpFleet, {});
}

/** BSG-14.10 to 14.13, 3.7 */
export function travel(t: BsgTable, by: number): void {
  t.facts.distance += by;
  t.emit('travelled', { by, distance: t.facts.distance });
  if (t.facts.distance >= 4 && !t.facts.sleeperDone) t.run(sleeperPhase, {});
}
