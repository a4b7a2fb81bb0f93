import { END, one, type Seat } from '@starboard/kernel';
import { type AllyId, allyOf } from '../../content/library.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { isLost } from '../../table/boards.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { isShut } from '../../table/lasting.ts';
import { fromCurrent, isCylonPlayer, playerAt } from '../../table/people.ts';
import type { Location } from '../../table/vocabulary.ts';
import type { Woven } from '../module.ts';
import {
  ALLIES,
  type AllyInPlay,
  HAUNTED,
  hasTrauma,
  heldBy,
  isAt,
  kindsHeld,
  nebulaOf,
} from './state.ts';
import { drawFirstTokens, fill, giveBack, takeFrom, takeTokens } from './trauma.ts';

const isGone = (facts: Facts, location: Location): boolean =>
  isLost(facts, location) || isShut(facts, location);

/** EXO-33.10, 35.9: whoever is or was somebody's character, or has nowhere to stand, does not come. */
function comes(facts: Facts, ally: AllyId): boolean {
  const { character, location } = allyOf(ally);
  const known: readonly (string | null)[] = [
    ...facts.players.map((player) => player.character),
    ...(facts.dead ?? []),
  ];
  return !(character !== undefined && known.includes(character)) && !isGone(facts, location);
}

/** The next one who can come, on the board; null when the deck is empty (EXO-35.20). */
function arrive(t: BsgTable, by: Seat | null): AllyInPlay | null {
  const { allyDeck, allies, alliesGone } = nebulaOf(t.facts);
  for (;;) {
    const ally = allyDeck.shift();
    if (ally === undefined) return null;
    t.reveal();
    if (!comes(t.facts, ally)) {
      alliesGone.push(ally);
      continue;
    }
    const arrived: AllyInPlay = { ally, by, tokens: [] };
    allies.push(arrived);
    t.emit('ally-arrived', { ally, location: allyOf(ally).location, seat: by });
    return arrived;
  }
}

/** Allies leave the game, and what lies on their cards goes back to the pool (EXO-35.8, 35.13). */
export function leave(t: BsgTable, leaving: readonly AllyInPlay[]): void {
  const nebula = nebulaOf(t.facts);
  nebula.allies = nebula.allies.filter((it) => !leaving.includes(it));
  for (const { ally, tokens } of leaving) {
    giveBack(t, tokens);
    nebula.alliesGone.push(ally);
    t.emit('ally-left', { ally, location: allyOf(ally).location });
  }
}

/** EXO-33.3 to 33.5, 33.9 to 33.11: once everybody has a character. */
export const settingOut = procedure<Woven>('ionian-nebula-setup', {
  lay(t) {
    for (const place of HAUNTED) fill(t, place);
    drawFirstTokens(t, t.seats);
    for (let i = 0; i < ALLIES; i++) {
      const arrived = arrive(t, null);
      if (arrived !== null) arrived.tokens = takeTokens(t, 1);
    }
  },
});

interface Welcoming {
  /** Who draws the ally and lays a token there; null: one of the pool is used (EXO-35.17). */
  readonly seat: Seat | null;
  ally?: AllyId;
}

const inPlay = (facts: Facts, ally: AllyId | undefined): AllyInPlay | undefined =>
  nebulaOf(facts).allies.find((it) => it.ally === ally);

/** A new ally comes (EXO-35.8 to 35.11). */
export const welcoming = procedure<Welcoming>('welcoming-ally', {
  draw(t, welcoming) {
    const { seat } = welcoming;
    const own = seat !== null && heldBy(t.facts, seat).length > 0;
    const arrived = arrive(t, own ? seat : null);
    if (arrived === null) return END;
    welcoming.ally = arrived.ally;
    return own ? 'lay' : 'unseen';
  },
  // Asked with tokens of one kind, too: not being asked would tell that.
  lay: asks({
    seat: (t, { seat }) => seat ?? t.facts.current,
    ask: (t, { ally = null }, seat) =>
      one('lay-trauma-on-ally', kindsHeld(t.facts, seat), { things: 'trauma', args: { ally } }),
    then(t, { ally }, kind, seat) {
      const arrived = inPlay(t.facts, ally);
      if (arrived !== undefined) arrived.tokens = takeFrom(t, seat, kind);
      return END;
    },
  }),
  unseen(t, { ally }) {
    const arrived = inPlay(t.facts, ally);
    if (arrived !== undefined) arrived.tokens = takeTokens(t, 1);
  },
});

/** Cylon players with the most tokens, if they have any (EXO-35.15). */
function mostTroubled(t: BsgTable): Seat[] {
  const cylons = fromCurrent(t).filter((seat) => isCylonPlayer(t.facts, seat));
  const most = Math.max(0, ...cylons.map((seat) => heldBy(t.facts, seat).length));
  return most === 0 ? [] : cylons.filter((seat) => heldBy(t.facts, seat).length === most);
}

/** Allies who were lost are replaced one after the other (EXO-35.15 to 35.18). */
export const replacingAllies = procedure<{ left: number }>('replacing-allies', {
  choose: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask(t, { left }) {
      const cylons = left === 0 || !hasTrauma(t.facts) ? [] : mostTroubled(t);
      return cylons.length === 0 ? null : one('choose-cylon-for-ally', cylons, { things: 'seat' });
    },
    then(t, replacing, seat) {
      replacing.left -= 1;
      t.run(welcoming, { seat });
      return 'choose';
    },
  }),
  unseen(t, replacing) {
    if (replacing.left === 0 || !hasTrauma(t.facts)) return END;
    replacing.left -= 1;
    t.run(welcoming, { seat: null });
    return 'choose';
  },
});

/** Allies are lost, whatever somebody wanted of them (EXO-35.13, 35.14, 35.21). */
export function lose(t: BsgTable, lost: readonly AllyInPlay[]): void {
  if (lost.length === 0) return;
  leave(t, lost);
  t.run(replacingAllies, { left: lost.length });
}

/** EXO-35.13, T13 */
export const placeDamaged = procedure<Woven>('allies-driven-out', {
  lose(t, { location = null }) {
    lose(
      t,
      nebulaOf(t.facts).allies.filter((it) => isAt(it, location)),
    );
  },
});
export const placeClosed = procedure<Woven>('allies-shut-out', {
  lose(t) {
    lose(
      t,
      nebulaOf(t.facts).allies.filter(({ ally }) => isGone(t.facts, allyOf(ally).location)),
    );
  },
});

/** Somebody new at the table (EXO-34.11, 35.14). */
export const newcomer = procedure<Woven>('newcomer-in-the-nebula', {
  ally(t, { seat }) {
    const { character } = playerAt(t.facts, seat);
    lose(
      t,
      nebulaOf(t.facts).allies.filter(({ ally }) => allyOf(ally).character === character),
    );
  },
  trauma(t, { seat }) {
    if (hasTrauma(t.facts)) drawFirstTokens(t, [seat]);
  },
});

export const allyProcedures = [
  settingOut,
  welcoming,
  replacingAllies,
  placeDamaged,
  placeClosed,
  newcomer,
];
