import { neighbours, PEGASUS, SECTORS } from '@starboard/bsg';
import type { Choice, OneAsk } from '@starboard/kernel';
import { sparesGalactica } from './aims.ts';
import { sectorFor } from './choices.ts';
import { sectorCleared } from './later-stakes.ts';
import { nebulaOf } from './nebula.ts';
import { type Position, preferred, shownSide, tempted } from './position.ts';
import { blastWorth, escortsNear, escortWorth } from './pursuit.ts';
import { civiliansIn, cylonsIn, heavyIn, needIn, raidersIn, sectorOf, vipersIn } from './space.ts';

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
      return preferred(position, of, (it) => sectorNamed(position, String(it)));
    case 'choose-sector-to-nuke':
      return preferred(
        position,
        of,
        (it) => shownSide(position) * blastWorth(position.facts, String(it)),
      );
    case 'choose-raider-to-remove':
      return preferred(position, of, (it) => preyedOn(position, String(it)));
    case 'choose-fleet-area':
      return preferred(position, of, (it) => ambush(position, String(it)));
    case 'move-civilian':
      return movedCivilian(position, of, Number(args?.['ship']));
    case 'choose-sector-for-ship':
    case 'place-scarce-ship':
      if (args?.['ship'] === 'viper') return sectorFor(position, of, 'need');
      return args?.['ship'] === 'civilian'
        ? harbour(position, of)
        : sectorFor(position, of, 'harm');
    default:
      return sectorFor(position, of, 'harm');
  }
}

/** Where a civilian ship waits: away from the Cylons, and where vipers can see it off. */
function harbour(position: Position, of: readonly Choice[]): Choice {
  const { facts } = position;
  // Nobody can tell a mistake from malice here.
  const side = tempted(position, 'harbour') ? -0.4 : shownSide(position);
  return preferred(position, of, (it) => {
    const sector = SECTORS.find((each) => each === it);
    if (sector === undefined) return 0;
    const near = neighbours(sector).reduce((sum, each) => sum + cylonsIn(facts, each) * 0.5, 0);
    return side * (escortsNear(facts, sector) - cylonsIn(facts, sector) - near);
  });
}

/** Where Cylon ships that wait do most harm once they come: where the civilian ships are. */
function ambush({ facts }: Position, sector: string): number {
  const waiting = facts.pursuit?.raiders.filter((it) => it === sector).length ?? 0;
  return 0.6 * civiliansIn(facts, sector) + 0.05 * waiting - 0.15 * vipersIn(facts, sector);
}

/** How glad the fleet is to see a raider of an area go; Scar most of all. */
function preyedOn(position: Position, sector: string): number {
  if (sector === 'scar') return 1.5 * shownSide(position);
  return shownSide(position) * (0.3 + 0.4 * civiliansIn(position.facts, sector));
}

/** An area that is named: for a salvo, or to be cleared. */
function sectorNamed(position: Position, sector: string): number {
  const { facts } = position;
  const clears = facts.onTable.at(-1)?.card === 'strange-beacon' || isMeeting(position);
  return clears ? shownSide(position) * sectorCleared(facts, sector) : salvoWorth(position, sector);
}

/** Whether somebody is being met who drives Cylon ships off. */
function isMeeting({ facts }: Position): boolean {
  return nebulaOf(facts)?.allies.some(({ met }) => met) === true;
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
export function defended(position: Position, ship: number): number {
  const { facts } = position;
  const sector = facts.civilians.find((it) => it.ship === ship)?.sector ?? '';
  // Hoshi brings it home.
  if (isMeeting(position)) return escortWorth(facts, sector);
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
