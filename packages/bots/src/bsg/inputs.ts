import {
  type BsgView,
  DAMAGE_TOKENS,
  MODULE_IDS,
  type ModuleId,
  type PlayerView,
  RED,
  RESOURCES,
  SECTORS,
  type Sector,
  strengthOf,
} from '@starboard/bsg';
import type { Inputs } from '../learning/network.ts';
import { nebulaOf } from './nebula.ts';
import { oddsNow, peopleBehind, planetOf } from './planet.ts';
import type { Position } from './position.ts';
import { basestarIn, civiliansIn, heavyIn, raidersIn, vipersIn } from './space.ts';

// What a network sees of a table of Battlestar Galactica: what the seat may know, and what it believes. Nothing here
// is weighed by hand, so that a change of prices is no change of what the network was taught to read.

/** Numbers in a fixed order; those that are zero only count as a place. */
interface Sheet {
  readonly at: number[];
  readonly value: number[];
  next: number;
}

function put(sheet: Sheet, ...values: readonly number[]): void {
  for (const value of values) {
    if (value !== 0) {
      sheet.at.push(sheet.next);
      sheet.value.push(value);
    }
    sheet.next += 1;
  }
}

const flag = (is: boolean): number => (is ? 1 : 0);

/** One place for every value from 0 on; whatever is more is the last of them. */
function steps(sheet: Sheet, value: number, last: number): void {
  const at = Math.max(0, Math.min(last, value));
  for (let i = 0; i <= last; i++) put(sheet, flag(i === at));
}

/** One place for each of these. */
function oneOf<T>(sheet: Sheet, value: T, of: readonly T[]): void {
  for (const it of of) put(sheet, flag(it === value));
}

/** How many inputs there are. */
export const INPUTS = 272;

const MODULES: readonly ModuleId[] = MODULE_IDS.filter((id) => id !== 'base');

export function inputsFor(position: Position): Inputs {
  const sheet: Sheet = { at: [], value: [], next: 0 };
  const { facts } = position;
  fleet(sheet, facts);
  space(sheet, facts);
  hull(sheet, facts);
  people(sheet, position);
  own(sheet, position);
  turnAt(sheet, position);
  boards(sheet, position);
  if (sheet.next !== INPUTS) throw new RangeError(`${sheet.next} inputs instead of ${INPUTS}`);
  return { at: sheet.at, value: sheet.value };
}

/** What the fleet has, and how far it came. */
function fleet(sheet: Sheet, facts: BsgView): void {
  const { resources, distance, jumpTrack } = facts;
  for (const resource of RESOURCES) {
    const left = resources[resource];
    steps(sheet, left, 8);
    put(sheet, left / 10, flag(left <= RED[resource]));
  }
  steps(sheet, distance, 9);
  put(sheet, distance / 8);
  steps(sheet, jumpTrack, 5);
  put(sheet, facts.nukes / 2, facts.raptors / 4, facts.quorumHandSize / 6, facts.kept.length / 3);
  put(sheet, flag(facts.sleeperDone), facts.loyaltyDeck / 6, facts.dead.length / 3);
  put(sheet, facts.civilianPool / 6, facts.civiliansLost.length / 6);
}

const out = (ships: readonly (Sector | null)[]): number => ships.filter((it) => it !== null).length;

/** What flies around Galactica, and where. */
function space(sheet: Sheet, facts: BsgView): void {
  const { civilians, vipers, basestars } = facts;
  const stars = basestars.filter(({ sector }) => sector !== null);
  const raiders = out(facts.raiders);
  put(sheet, raiders / 8, out(facts.heavyRaiders) / 3, flag(facts.scar !== null));
  steps(sheet, stars.length, 2);
  put(sheet, stars.reduce((sum, { damage }) => sum + damage.length, 0) / 2);
  put(sheet, civilians.length / 6, flag(civilians.length > 0));
  put(sheet, civilians.filter(({ sector }) => raidersIn(facts, sector) > 0).length / 3);
  put(sheet, (raiders * Math.min(3, civilians.length)) / 12);
  put(sheet, vipersIn(facts, 'reserves') / 6, vipersIn(facts, 'damaged') / 4);
  put(sheet, vipersIn(facts, 'destroyed') / 6);
  put(sheet, vipers.filter(({ mark }) => mark === 7).length / 4);
  put(sheet, vipers.filter(({ pilot }) => pilot !== null).length / 2);
  for (const sector of SECTORS) {
    put(sheet, raidersIn(facts, sector) / 4, heavyIn(facts, sector) / 2);
    put(sheet, flag(basestarIn(facts, sector)), civiliansIn(facts, sector) / 2);
    put(sheet, vipersIn(facts, sector) / 2);
  }
}

/** The places of Pegasus that can be hit. */
const PEGASUS_HULL = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] as const;

/** What is broken, and who has come aboard. */
function hull(sheet: Sheet, { damaged, boarding }: BsgView): void {
  const places = DAMAGE_TOKENS.filter((token) => token !== 'food' && token !== 'fuel');
  for (const place of [...places, ...PEGASUS_HULL]) put(sheet, flag(damaged.includes(place)));
  steps(sheet, places.filter((place) => damaged.includes(place)).length, 5);
  for (const space of [0, 1, 2, 3]) put(sheet, boarding.filter((it) => it === space).length / 2);
}

const isHeld = ({ where }: PlayerView): boolean => where === 'brig' || where === 'detention';
const isHurt = ({ where }: PlayerView): boolean =>
  where === 'sickbay' || where === 'medical-center';

/** Where it matters who stands. */
const PLACES = [
  'ftl-control',
  'weapons-control',
  'command',
  'communications',
  'admirals-quarters',
  'research-lab',
  'hangar-deck',
  'armory',
  'press-room',
  'presidents-office',
  'administration',
  'pegasus-cic',
  'airlock',
  'main-batteries',
  'engine-room',
  'resistance-hq',
  'occupation-authority',
  'breeders-canyon',
  'shipyard',
  'viper',
] as const;

/** Who is there, with how much in hand, and how far they are trusted: sums, whoever it is. */
function people(sheet: Sheet, position: Position): void {
  const { facts, suspicion } = position;
  const { players, titles } = facts;
  const doubtOf = (seat: number): number => suspicion[seat] ?? 0.3;
  const hidden = players.filter(({ revealed }) => revealed === 'no');
  const open = players.filter(({ revealed }) => revealed !== 'no');
  const sum = (of: readonly PlayerView[], what: (player: PlayerView) => number): number =>
    of.reduce((total, player) => total + what(player), 0);
  const doubt = (of: readonly PlayerView[]): number => sum(of, ({ seat }) => doubtOf(seat));
  const trust = (of: readonly PlayerView[]): number => sum(of, ({ seat }) => 1 - doubtOf(seat));
  oneOf(sheet, players.length, [3, 4, 5, 6, 7]);
  put(sheet, hidden.length / 5, doubt(hidden) / 2, trust(hidden) / 4);
  put(sheet, ...[0, 1, 2].map((at) => sorted(hidden, doubtOf)[at] ?? 0));
  put(sheet, open.filter(({ revealed }) => revealed === 'cylon').length / 2);
  put(sheet, open.filter(({ revealed }) => revealed === 'sympathizer').length);
  put(sheet, players.filter(({ agendaDeck }) => agendaDeck === 'hostile').length);
  put(sheet, players.filter(({ agendaDeck }) => agendaDeck === 'sympathetic').length);
  const hand = ({ handSize }: PlayerView): number => Math.min(12, handSize);
  put(sheet, sum(hidden, hand) / 25, sum(open, hand) / 10);
  put(sheet, sum(hidden, (it) => hand(it) * (1 - doubtOf(it.seat))) / 20);
  put(sheet, sum(hidden, ({ spent }) => flag(!spent)) / 5);
  put(sheet, sum(open, ({ superCrisisCount }) => superCrisisCount) / 2);
  put(sheet, sum(players, ({ superCrisesPlayed }) => superCrisesPlayed) / 2);
  const held = hidden.filter(isHeld);
  const hurt = hidden.filter(isHurt);
  put(sheet, held.length / 2, doubt(held), trust(held) / 2, hurt.length / 2);
  const free = hidden.filter((it) => !isHeld(it));
  put(sheet, doubt(free) / 2, trust(free) / 4);
  for (const title of ['president', 'admiral', 'cag'] as const) {
    const seat = titles[title];
    const holder = seat === null ? undefined : players[seat];
    put(sheet, seat === null ? 0 : doubtOf(seat));
    put(sheet, flag(holder !== undefined && isHeld(holder)));
  }
  for (const place of PLACES) {
    const here = hidden.filter(({ where }) => where === place);
    put(sheet, trust(here) / 2, doubt(here) / 2);
  }
  for (const place of ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship']) {
    put(sheet, open.filter(({ where }) => where.startsWith(place)).length / 2);
  }
  put(sheet, open.filter(({ where }) => where === 'basestar-bridge').length / 2);
}

/** Doubts, the largest first. */
function sorted(of: readonly PlayerView[], doubtOf: (seat: number) => number): number[] {
  return of.map(({ seat }) => doubtOf(seat)).sort((a, b) => b - a);
}

/** Who looks at it. */
function own(sheet: Sheet, { facts, me, role, aim, exposure }: Position): void {
  const { titles } = facts;
  oneOf(sheet, role, ['human', 'hidden-cylon', 'revealed-cylon']);
  put(sheet, flag(me.agenda !== null && aim > 0), flag(me.agenda !== null && aim < 0));
  const strength = (me.hand ?? []).reduce((sum, card) => sum + strengthOf(card), 0);
  put(sheet, me.handSize / 10, strength / 25, flag(me.spent));
  put(sheet, exposure, role === 'hidden-cylon' ? exposure : 0, flag(isHeld(me)), flag(isHurt(me)));
  put(sheet, flag(role === 'hidden-cylon' && isHeld(me)));
  put(sheet, flag(titles.president === me.seat), flag(titles.admiral === me.seat));
  const hides = flag(role === 'hidden-cylon');
  put(sheet, hides * flag(titles.president === me.seat), hides * flag(titles.admiral === me.seat));
  put(sheet, me.superCrisisCount / 2);
}

/** When it is: whose turn, and how long it has gone on. */
function turnAt(sheet: Sheet, { facts, me, suspicion }: Position): void {
  const { turn, current, players, thisTurn } = facts;
  const count = players.length;
  const actor = players[current];
  put(sheet, turn / count / 8);
  put(sheet, flag(current === me.seat), ((me.seat - current + count) % count) / count);
  put(sheet, flag(actor !== undefined && actor.revealed !== 'no'));
  put(sheet, flag(actor !== undefined && isHeld(actor)), suspicion[current] ?? 0.3);
  put(sheet, flag(thisTurn.nextCrisisJumps === true), flag(thisTurn.noPreparation === true));
}

/** What else is played with, each of it in a coarse way. */
function boards(sheet: Sheet, { facts, me }: Position): void {
  const { modules, pursuit } = facts;
  for (const module of MODULES) put(sheet, flag(modules.includes(module)));
  const planet = planetOf(facts);
  oneOf(sheet, planet?.phase ?? null, ['afar', 'settled', 'orbit']);
  const settled = planet !== null && planet.phase !== 'afar';
  put(sheet, (planet?.locked.length ?? 0) / 8, (planet?.prepared.length ?? 0) / 6);
  for (const place of ['occupation-authority', 'breeders-canyon', 'shipyard']) {
    put(sheet, (planet?.forces.filter((it) => it === place).length ?? 0) / 2);
  }
  put(sheet, settled ? oddsNow(facts) : 0, settled ? peopleBehind(facts) / 4 : 0);
  oneOf(sheet, pursuit?.track ?? null, [0, 1, 2, 3]);
  put(sheet, out(pursuit?.raiders ?? []) / 6, out(pursuit?.heavyRaiders ?? []) / 3);
  put(sheet, out(pursuit?.basestars ?? []) / 2);
  const nebula = nebulaOf(facts);
  const mine = nebula?.held[me.seat] ?? [];
  put(sheet, flag(nebula?.phase === 'trial'));
  put(sheet, mine.filter((it) => it === 'antagonistic').length / 3);
  put(sheet, mine.filter((it) => it === 'benevolent').length / 3);
  const tokens = facts.players.map(({ seat }) => nebula?.held[seat]?.length ?? 0);
  put(sheet, Math.max(...tokens) / 5, tokens.reduce((a, b) => a + b, 0) / 12);
  put(sheet, (nebula?.allies.length ?? 0) / 4);
}
