import { PEGASUS, SECTORS } from '@starboard/bsg';
import type { Choice, OneAsk } from '@starboard/kernel';
import { sparesGalactica } from './aims.ts';
import { sectorFor } from './choices.ts';
import { type Position, preferred, shownSide } from './position.ts';
import { civiliansIn, heavyIn, needIn, raidersIn, sectorOf, vipersIn } from './space.ts';

export function sectorAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  switch (prompt) {
    case 'choose-launch-sector':
      return sectorFor(position, of, 'need');
    case 'withdraw-a-viper':
      return sectorFor(position, of, 'safety');
    case 'choose-sector-for-evacuated':
      return sectorFor(position, of, 'safety');
    case 'fly-anywhere':
      return preferred(position, of, (it) => flownTo(position, it));
    case 'name-a-sector':
      return preferred(position, of, (it) => salvoWorth(position, String(it)));
    case 'move-civilian':
      return movedCivilian(position, of, Number(args?.['ship']));
    case 'choose-sector-for-ship':
    case 'place-scarce-ship':
      return args?.['ship'] === 'viper'
        ? sectorFor(position, of, 'need')
        : sectorFor(position, of, args?.['ship'] === 'civilian' ? 'safety' : 'harm');
    default:
      return sectorFor(position, of, 'harm');
  }
}

/** Where a pilot at full throttle is needed most. */
function flownTo({ facts, me }: Position, choice: Choice): number {
  const sector = choice === 'stay' ? sectorOf(facts, me.seat) : choice;
  const found = SECTORS.find((it) => it === sector);
  return found === undefined ? 0 : needIn(facts, found) + (choice === 'stay' ? 0.1 : 0);
}

/** What the guns of Pegasus do to an area: raiders there are hit, and now and then those they should protect. */
function salvoWorth(position: Position, sector: string): number {
  const { facts } = position;
  const raiders = raidersIn(facts, sector);
  const hits = (3 / 8) * Math.min(2, raiders) + (2 / 8) * Math.min(4, raiders);
  const friends = (1 / 8) * 1.2 * Math.min(1, civiliansIn(facts, sector));
  const vipers = (2 / 8) * 0.35 * Math.min(1, vipersIn(facts, sector));
  return shownSide(position) * (0.35 * hits * (1 + friends) - friends - vipers);
}

/** How many raiders a civilian ship that defends itself could hit. */
export function defended({ facts }: Position, ship: number): number {
  const sector = facts.civilians.find((it) => it.ship === ship)?.sector ?? '';
  return Math.max(
    Math.min(3, raidersIn(facts, sector)) * 0.3,
    heavyIn(facts, sector) > 0 ? 0.6 : 0,
  );
}

/** Galactica is lost with six damaged places; Pegasus costs nothing but itself. */
export function shipToDamage(position: Position, of: readonly Choice[]): Choice {
  const { facts, me } = position;
  const pegasus = facts.damaged.filter((token) => isPegasus(token)).length;
  const galactica = facts.damaged.length - pegasus;
  const spare = sparesGalactica(me);
  return preferred(position, of, (it) => {
    const hit = it === 'galactica' ? 1 + 0.35 * galactica : 0.5 + 0.25 * pegasus;
    return spare ? (it === 'galactica' ? -1 : 1) : -shownSide(position) * hit;
  });
}

const isPegasus = (token: string): boolean => PEGASUS.some((it) => it === token);

export function civilianWorth({ me }: Position, ship: number): number {
  const note = me.notes.find((it) => it.about === 'civilian' && it.ship === ship);
  if (note === undefined || note.about !== 'civilian') return 1.1;
  if (note.face === 'empty') return 0;
  return note.face === 'population-1' ? 1 : 2;
}

function movedCivilian(position: Position, of: readonly Choice[], ship: number): Choice {
  const here = position.facts.civilians.find((it) => it.ship === ship)?.sector;
  const places = of.map((it) => (it === 'stay' ? (here ?? it) : it));
  const best = sectorFor(position, places, 'safety');
  return best === here ? 'stay' : best;
}

export function civiliansInDanger(
  position: Position,
  ships: readonly Choice[],
  count: number,
): Choice[] {
  const { facts } = position;
  const danger = (ship: Choice): number => {
    const sector = facts.civilians.find((it) => it.ship === ship)?.sector;
    return facts.raiders.filter((it) => it === sector).length;
  };
  return [...ships].sort((a, b) => danger(b) - danger(a)).slice(0, count);
}
