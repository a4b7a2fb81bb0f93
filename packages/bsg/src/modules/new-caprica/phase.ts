import type { Seat } from '@starboard/kernel';
import { crisisOf } from '../../content/library.ts';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { endGame } from '../../rulebook/endings.ts';
import { condemned, condemnedBy } from '../../rulebook/jump.ts';
import { moveTo, sendTo } from '../../rulebook/moving.ts';
import { loseForGoals } from '../../rulebook/personal-goals.ts';
import { executeSomebody, placeAll, placing, resolveCrisis } from '../../rulebook/procedures.ts';
import { calls, procedure } from '../../rulebook/writing.ts';
import { ambush } from '../../ships/ambush.ts';
import { destroyCivilianShip } from '../../ships/civilians.ts';
import { boardAt } from '../../table/boards.ts';
import type { BsgTable } from '../../table/facts.ts';
import { fromCurrent, isHuman, isOffBoard, isOnPlanet } from '../../table/people.ts';
import { isSector, RESOURCES } from '../../table/vocabulary.ts';
import type { Woven } from '../module.ts';
import { isInOrbit, nextToBeLost, planetOf } from './planet.ts';
import { evacuating } from './stacks.ts';

/** The New Caprica phase begins (PEG-26, C19). */
export const settling = procedure<object>('settling-on-new-caprica', {
  board(t) {
    planetOf(t.facts).phase = 'settled';
    t.emit('new-caprica-reached', { distance: t.facts.distance });
  },
  people(t) {
    for (const viper of t.facts.vipers)
      if (isSector(viper.where) && viper.pilot === null) viper.where = 'reserves';
    for (const seat of fromCurrent(t)) {
      if (isOffBoard(t.facts, seat)) continue;
      const to = isHuman(t.facts, seat) ? 'resistance-hq' : 'occupation-authority';
      moveTo(t, seat, to, 'came');
    }
  },
  ships: lockShips,
  track(t) {
    t.facts.jumpTrack = 0;
    t.emit('jump-track-moved', { to: 0 });
  },
});

/** PEG-26.5: all that are left, face down and in no order anybody knows. */
function lockShips(t: BsgTable): undefined {
  const { civilians, players } = t.facts;
  const left = civilians.flatMap(({ where }, ship) => (where === 'destroyed' ? [] : [ship]));
  const faces = t.shuffle(left.flatMap((ship) => civilians[ship]?.face ?? []));
  for (const [i, ship] of left.entries()) {
    const civilian = civilians[ship];
    if (civilian === undefined) continue;
    civilian.where = 'planet';
    civilian.face = faces[i] ?? civilian.face;
  }
  for (const player of players) {
    player.notes = player.notes.filter((note) => note.about !== 'civilian');
  }
  planetOf(t.facts).locked = left;
}

/** Galactica is back (PEG-36.1 to 36.5). */
export const returning = procedure<object>('galactica-returns', {
  arrive(t) {
    planetOf(t.facts).phase = 'orbit';
    t.emit('galactica-returned', {});
    t.run(placeAll, placing(ambush(), false));
  },
});

/** The Admiral leaves: who and what stays behind is lost (PEG-37.1 to 37.4, 41.13, C20). */
export const departing = procedure<object>('departing', {
  ships(t) {
    t.emit('departure-ordered', {});
    for (let next = nextToBeLost(t.facts); next !== null; next = nextToBeLost(t.facts)) {
      const ship = t.facts.civilians[next];
      if (ship === undefined) break;
      destroyCivilianShip(t, ship);
    }
  },
  people(t) {
    const left = fromCurrent(t).filter(
      (seat) => isHuman(t.facts, seat) && isOnPlanet(t.facts, seat),
    );
    const all = [...left.map((seat) => condemned(t, seat)), ...condemnedBy(t)];
    for (const executing of all) t.run(executeSomebody, executing);
  },
  // EXO-17.11
  goals(t) {
    loseForGoals(t);
  },
  end(t) {
    const empty = RESOURCES.find((resource) => t.facts.resources[resource] <= 0);
    endGame(t, empty === undefined ? 'humans-left-new-caprica' : `${empty}-gone`);
  },
});

/** The evacuation icon of a card that was resolved (PEG-33). */
export const evacuationIcon = procedure<Woven>('evacuation-icon', {
  evacuate(t, { seat }) {
    const card = t.within(resolveCrisis)?.card;
    if (card === undefined || !isInOrbit(t.facts)) return;
    if (crisisOf(card.id).evacuation === true) t.run(evacuating, { seat });
  },
});

/** PEG-28.7, 28.8: politics under occupation. */
export const watched = procedure<Woven>('president-watched', {
  roll: calls(dieRoll, {
    with(t, { seat }) {
      const atMost = arrestedAtMost(t, seat);
      return t.facts.titles.president === seat && atMost > 0
        ? rolling(seat, { what: 'card', atMost })
        : null;
    },
    then(t, { seat }, result) {
      if (result <= arrestedAtMost(t, seat)) sendTo(t, seat, 'detention');
    },
  }),
});

/** Nobody is arrested on a ship. */
const arrestedAtMost = ({ facts }: BsgTable, seat: Seat): number =>
  boardAt(facts, seat)?.arrestedAtMost ?? 0;

export const phaseProcedures = [settling, returning, departing, evacuationIcon, watched];
