import { one, type Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../rulebook/die.ts';
import { isQuiet, momentOf } from '../rulebook/plays.ts';
import {
  type AttackUnderWay,
  destroyRaiders,
  type RaidersDestroyed,
} from '../rulebook/procedures.ts';
import { asks, calls, procedure } from '../rulebook/writing.ts';
import {
  DESTROYS_VIPER,
  damagesGalacticaFrom,
  damagesViperFrom,
  hitsFrom,
  NUKE_DESTROYS,
  NUKE_REACHES_RAIDERS,
  STRUCTURAL_DAMAGE,
} from '../table/attack-rolls.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { isSector, type Sector } from '../table/vocabulary.ts';
import { damageBasestar, destroyBasestar } from './basestar-damage.ts';
import { destroyScar, removeShips } from './cylon-ships.ts';
import { damageGalactica } from './damage.ts';
import { isSeven } from './marks.ts';
import { scarIn } from './sectors.ts';
import { hitViper } from './vipers.ts';

interface Attacking extends AttackUnderWay {
  readonly by: 'viper' | 'galactica' | 'nuke';
  readonly target: string;
  /** What the attacker adds to the die. */
  readonly plus: number;
  /** A pilot attacks, and somebody may have a text for that. */
  readonly piloted?: true;
}

/** Humans attack a Cylon ship (BSG-30.3 to 30.12). */
export const attacking = procedure<Attacking>('attacking', {
  // Best of the Best
  before: momentOf('piloted-viper-attacks', {
    opens: (_t, { piloted }) => piloted === true,
    around: (_t, { seat }) => ({ roller: seat }),
    about: (_t, { seat, target }) => ({ seat, target: target.replace(/-\d+$/, '') }),
    plays: 'one',
  }),
  roll: calls(dieRoll, {
    with: (t, { seat, by, target, plus, instead }) =>
      instead === true
        ? null
        : rolling(seat, { what: 'attack', by, target }, plus + against(t.facts, target)),
    then(t, attack, result) {
      const { by, target, sector } = attack;
      t.emit('attacked', { by, target, sector, result });
      if (target === 'raider') {
        if (result >= hitsFrom(by, target)) removeShips(t, 'raider', 1, sector);
      } else if (target === 'scar') {
        // PEG-41.1; a card in place of the die does not count as a roll (PEG-41.4)
        if (result >= hitsFrom(by, target) && attack.rolled !== false) destroyScar(t, sector);
      } else if (target === 'heavy-raider') {
        if (result >= hitsFrom(by, target)) removeShips(t, 'heavy-raider', 1, sector);
      } else {
        hitBasestar(t, attack, result);
      }
    },
  }),
});

/** A pilot attacks from the own viper. */
export function pilotAttacks(t: BsgTable, seat: Seat, target: string, sector: Sector): void {
  const attack = { seat, by: 'viper', target, sector, plus: 0 } as const;
  const quiet = isQuiet(t, 'piloted-viper-attacks');
  t.run(attacking, quiet ? attack : { ...attack, piloted: true });
}

function basestarNamed(facts: Facts, target: string) {
  return facts.basestars[Number(target.split('-')[1])];
}

/** BSG-31.17 */
function against(facts: Facts, target: string): number {
  const weakened = basestarNamed(facts, target)?.damage.includes('structural-damage') === true;
  return weakened ? STRUCTURAL_DAMAGE : 0;
}

function hitBasestar(t: BsgTable, attack: Attacking, result: number): void {
  const { seat, by, target, sector } = attack;
  const basestar = basestarNamed(t.facts, target);
  if (basestar === undefined) return;
  if (by !== 'nuke') {
    if (result >= hitsFrom(by, target)) damageBasestar(t, basestar, 1, seat);
  } else if (result < NUKE_DESTROYS) {
    damageBasestar(t, basestar, 2, seat);
  } else {
    destroyBasestar(t, basestar, seat);
    if (result < NUKE_REACHES_RAIDERS) return;
    // BSG-30.12, 30.13; PEG-41.4
    if (attack.rolled === false) removeShips(t, 'raider', 3, sector);
    else raidersLost(t, seat, sector, 3);
  }
}

/** After a roll of 7 or 8: Scar may be one of them, as the one who shot likes (PEG-41.3). */
export function raidersLost(t: BsgTable, by: Seat, sector: Sector, count: number): void {
  if (scarIn(t.facts, sector)) t.run(destroyRaiders, { by, sector, count });
  else removeShips(t, 'raider', count, sector);
}

export const destroyingRaiders = procedure<RaidersDestroyed>('destroying-raiders', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask: (t, { sector }) =>
      scarIn(t.facts, sector) ? one('destroy-scar', ['scar', 'others'], { things: 'word' }) : null,
    then(t, { sector, count }, choice) {
      if (choice === 'scar') destroyScar(t, sector);
      removeShips(t, 'raider', choice === 'scar' ? count - 1 : count, sector);
    },
  }),
});

/** A raider or basestar attacks; the current player rolls (BSG-26.7). */
export const cylonAttack = procedure<{
  readonly by: 'raider' | 'basestar';
  readonly viper: number | null;
}>('cylon-attack', {
  roll: calls(dieRoll, {
    with(t, { by, viper }) {
      const target = viper === null ? undefined : t.facts.vipers[viper];
      const { current } = t.facts;
      return target === undefined
        ? rolling(current, { what: 'attack', by, target: 'galactica' })
        : rolling(
            current,
            { what: 'attack', by, target: 'viper' },
            0,
            { piloted: target.pilot !== null },
            target.pilot ?? undefined,
          );
    },
    then(t, { by, viper }, result) {
      const target = viper === null ? undefined : t.facts.vipers[viper];
      const sector = target !== undefined && isSector(target.where) ? target.where : null;
      t.emit('attacked', { by, target: viper === null ? 'galactica' : 'viper', sector, result });
      if (target !== undefined) {
        // BSG-30.6, EXO-28.5
        const from = damagesViperFrom(isSeven(target) ? 7 : 2);
        if (result >= from)
          hitViper(t, target, result === DESTROYS_VIPER ? 'destroyed' : 'damaged');
      } else if (result >= damagesGalacticaFrom(by)) {
        damageGalactica(t);
      }
    },
  }),
});

export const attackingProcedures = [attacking, cylonAttack, destroyingRaiders];
