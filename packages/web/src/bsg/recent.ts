import {
  type BsgEvents,
  type CheckView,
  type Effect,
  kindOf,
  type Sector,
  type Skill,
  type SkillCard,
} from '@starboard/bsg/reading';
import type { LogEntry } from '../table/client.ts';
import { type Change, changesIn } from './changes.tsx';

// What just happened, read from the log: the table itself only says how things stand now.

/** Somebody shot at something. */
export interface Strike {
  /** Its place in the log. */
  readonly at: number;
  readonly by: string;
  readonly target: string;
  readonly sector: Sector | null;
  /** What the die said; 0 when none was rolled. */
  readonly result: number;
  /** What came of it. */
  readonly harm: 'none' | 'damaged' | 'destroyed';
}

/** So far back a whole swarm of raiders is found, each with its die. */
const RECENT = 80;
const SHOWN = 5;
const BEGINNINGS = new Set(['turn-began', 'jumped', 'crisis-drawn', 'check-began']);

function data<K extends keyof BsgEvents>({ event }: LogEntry, type: K): BsgEvents[K] | null {
  // The log of this game holds this game's events.
  return event.type === type ? (event.data as BsgEvents[K]) : null;
}

/** The shots since the turn began, the newest last. */
export function strikes(log: readonly LogEntry[]): readonly Strike[] {
  const found: Strike[] = [];
  const first = Math.max(0, log.length - RECENT);
  for (let at = first; at < log.length; at++) {
    const entry = log[at];
    if (entry === undefined) continue;
    if (BEGINNINGS.has(entry.event.type)) found.length = 0;
    const shot = data(entry, 'attacked');
    if (shot !== null) {
      // Basestars go by their numbers.
      found.push({ ...shot, target: shot.target.replace(/-\d+$/, ''), at, harm: 'none' });
    }
    const lost = data(entry, 'civilian-destroyed');
    if (lost !== null) {
      found.push({
        at,
        by: 'burst',
        target: 'civilian',
        sector: lost.sector,
        result: 0,
        harm: 'destroyed',
      });
    }
    const last = found[found.length - 1];
    const harm = harmOf(entry);
    if (last === undefined || harm === null || harm.to !== last.target) continue;
    found[found.length - 1] = { ...last, harm: harm.harm };
  }
  return tellingMost(found);
}

/** The newest; what did harm stays longer than what came to nothing. */
function tellingMost(found: readonly Strike[]): readonly Strike[] {
  let spare = found.length - SHOWN;
  return found.filter(({ harm }) => harm !== 'none' || spare-- <= 0).slice(-SHOWN);
}

function harmOf(entry: LogEntry): { readonly to: string; readonly harm: Strike['harm'] } | null {
  switch (entry.event.type) {
    case 'ships-destroyed':
      return { to: data(entry, 'ships-destroyed')?.ship ?? '', harm: 'destroyed' };
    case 'basestar-destroyed':
      return { to: 'basestar', harm: 'destroyed' };
    case 'centurion-destroyed':
      return { to: 'centurion', harm: 'destroyed' };
    case 'basestar-damaged':
      return { to: 'basestar', harm: 'damaged' };
    case 'galactica-damaged':
      return { to: 'galactica', harm: 'damaged' };
    case 'viper-hit':
      return { to: 'viper', harm: data(entry, 'viper-hit')?.result ?? 'none' };
    default:
      return null;
  }
}

export type Settled = Pick<
  CheckView,
  | 'source'
  | 'of'
  | 'difficulty'
  | 'partial'
  | 'skills'
  | 'onesPositive'
  | 'ignored'
  | 'doubled'
  | 'added'
  | 'total'
  | 'reckless'
> & {
  /** Cards whose texts took effect when they were revealed. */
  readonly texts: readonly SkillCard[];
  /** Its Consequence came about (EXO-4.2). */
  readonly consequence: boolean;
  /** It failed by so little that it cost nothing. */
  readonly spared: boolean;
  readonly pile: readonly SkillCard[];
  readonly destiny: number;
  /** What its outcome did to resources. */
  readonly changes: readonly Change[];
  readonly result: 'pass' | 'partial' | 'fail';
  /** Who decided it without cards, and with what, where that has a name. */
  readonly decided: { readonly seat: number; readonly ability: string | null } | null;
};

const INTUITION = 'mysterious-intuition';

function decidedBy(entry: LogEntry): Settled['decided'] {
  const decided = data(entry, 'check-decided');
  if (decided !== null) return { seat: decided.seat, ability: null };
  const used = data(entry, 'ability-used');
  return used?.ability === INTUITION ? used : null;
}

/** Which part of a card was chosen the last time it was drawn; null while nothing is. */
export function partChosen(log: readonly LogEntry[], card: string): number | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry === undefined || data(entry, 'crisis-drawn') !== null) return null;
    const chosen = data(entry, 'part-chosen');
    if (chosen?.card === card) return chosen.part;
  }
  return null;
}

/** Whether the Crisis card before everybody was drawn on Caprica: its ships are not activated (BSG-22.6). */
export function isOfCaprica(log: readonly LogEntry[]): boolean {
  const drawn = log.findLastIndex(({ event }) => event.type === 'crisis-drawn');
  for (let at = drawn; at >= 0; at--) {
    const entry = log[at];
    if (entry === undefined || data(entry, 'turn-began') !== null) return false;
    if (data(entry, 'location-activated')?.location === 'caprica') return true;
  }
  return false;
}

/** How many Skill cards somebody has just drawn, one after the other. */
export function drawnLast(log: readonly LogEntry[], seat: number): number {
  const other = log.findLastIndex((entry) => data(entry, 'drew-skill')?.seat !== seat);
  return log.length - 1 - other;
}

/** Cards of the check that is going on whose texts took effect. */
export function textsSoFar(log: readonly LogEntry[]): readonly SkillCard[] {
  const began = log.findLastIndex(({ event }) => event.type === 'check-began');
  return textsIn(log.slice(Math.max(0, began)));
}

function textsIn(log: readonly LogEntry[]): readonly SkillCard[] {
  return log.flatMap((entry) => data(entry, 'check-text')?.card ?? []);
}

/** Whether the Consequence of the check that is going on has come about. */
export function consequenceSoFar(log: readonly LogEntry[]): boolean {
  const began = log.findLastIndex(({ event }) => event.type === 'check-began');
  return log.slice(Math.max(0, began)).some(({ event }) => event.type === 'consequence');
}

/** What lies in an open check after cards have come or gone. */
function pileAfter(pile: readonly SkillCard[], entry: LogEntry): readonly SkillCard[] {
  const shown = data(entry, 'check-revealed');
  if (shown !== null) return shown.cards;
  const come = data(entry, 'contributed')?.cards ?? [];
  const left = [...pile, ...come];
  for (const gone of data(entry, 'check-cards-removed')?.cards ?? []) {
    const at = left.indexOf(gone);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Which skills a card makes count for the check it is played to: Scientific Research. */
function madePositive(card: SkillCard): readonly Skill[] {
  const { play } = kindOf(card);
  const effects: readonly Effect[] = play !== undefined && 'effects' in play ? play.effects : [];
  return effects.flatMap((effect) => (effect.op === 'count-positive' ? [effect.skill] : []));
}

/** What comes after the outcome of a check. */
const AFTER_OUTCOME = new Set(['activated', 'jump-track-moved', 'turn-began', 'jumped']);

/** What happened in a log before it goes on to something else. */
function outcomeIn(log: readonly LogEntry[]): readonly LogEntry[] {
  const end = log.findIndex(({ event }) => AFTER_OUTCOME.has(event.type));
  return end < 0 ? log : log.slice(0, end);
}

const SHOTS = new Set(['attacked', 'civilian-destroyed']);

/** The last check, as long as nothing else has drawn the eyes away from it. */
export function lastCheck(log: readonly LogEntry[]): Settled | null {
  let turns = 0;
  let shots = false;
  let end = -1;
  for (let at = log.length - 1; at >= 0 && end < 0; at--) {
    const type = log[at]?.event.type;
    if (type === 'check-settled') end = at;
    else if (type === 'check-began' || type === 'crisis-drawn') return null;
    // What is shot in the next turn did not come of it.
    else if (type === 'turn-began' && (++turns > 1 || shots)) return null;
    else if (type !== undefined && SHOTS.has(type)) shots = true;
  }
  if (end < 0) return null;
  let begin = end;
  while (begin > 0 && log[begin]?.event.type !== 'check-began') begin--;
  const first = log[begin];
  const began = first === undefined ? null : data(first, 'check-began');
  if (began === null) return null;
  let difficulty = began.difficulty;
  let pile: readonly SkillCard[] = [];
  let total: number | null = null;
  let destiny = 0;
  let onesPositive = false;
  let reckless = false;
  let ignored: Settled['ignored'] = null;
  let doubled: Settled['doubled'] = null;
  let consequence = false;
  let spared = false;
  let decided: Settled['decided'] = null;
  let result: Settled['result'] = 'fail';
  const added: CheckView['added'][number][] = [];
  const skills = [...began.skills];
  for (const entry of log.slice(begin, end + 1)) {
    difficulty = data(entry, 'difficulty-changed')?.difficulty ?? difficulty;
    pile = pileAfter(pile, entry);
    total = data(entry, 'check-totalled')?.total ?? total;
    result = data(entry, 'check-settled')?.result ?? result;
    if (data(entry, 'check-reckless') !== null) reckless = true;
    if (data(entry, 'ability-used')?.ability === 'inspirational-leader') onesPositive = true;
    ignored = data(entry, 'skill-ignored')?.skill ?? ignored;
    doubled = data(entry, 'skill-doubled')?.skill ?? doubled;
    if (data(entry, 'consequence') !== null) consequence = true;
    decided = decidedBy(entry) ?? decided;
    const played = data(entry, 'card-played');
    if (played !== null)
      skills.push(...madePositive(played.card).filter((it) => !skills.includes(it)));
    const given = data(entry, 'contributed');
    if (given === null) continue;
    if (given.seat === null) destiny += given.count;
    else added.push({ seat: given.seat, count: given.count });
  }
  // A place's check is decided before it begins (EXO-5.4).
  for (let at = begin - 1; decided === null && at >= 0; at--) {
    const earlier = log[at];
    if (earlier === undefined || data(earlier, 'location-activated') !== null) break;
    if (data(earlier, 'check-settled') !== null || began.deck !== 'location') break;
    decided = decidedBy(earlier);
  }
  // Whether a failure cost nothing is told right after it.
  const next = log[end + 1];
  if (next !== undefined && data(next, 'failure-spared') !== null) spared = true;
  const { of, deck, partial } = began;
  return {
    source: deck,
    of,
    partial,
    skills,
    onesPositive,
    ignored,
    difficulty,
    pile,
    total,
    destiny,
    added,
    result,
    decided: total === null ? decided : null,
    reckless,
    doubled,
    consequence,
    spared,
    texts: textsIn(log.slice(begin, end + 1)),
    changes: changesIn(outcomeIn(log.slice(end + 1))),
  };
}

/** Something that was shown to everybody a moment ago, and what came of it. */
export type Shown =
  | { readonly is: 'ally'; readonly what: BsgEvents['ally-met'] }
  | { readonly is: 'final-five'; readonly what: BsgEvents['final-five-shown'] }
  | { readonly is: 'goal'; readonly what: BsgEvents['goal-revealed'] };

function shownBy(entry: LogEntry): Shown | null {
  const ally = data(entry, 'ally-met');
  if (ally !== null) return { is: 'ally', what: ally };
  const final = data(entry, 'final-five-shown');
  if (final !== null) return { is: 'final-five', what: final };
  const goal = data(entry, 'goal-revealed');
  return goal === null ? null : { is: 'goal', what: goal };
}

/** What draws the eyes to something else. */
const NEWS = new Set(['turn-began', 'crisis-drawn', 'check-began', 'crossroads-reached']);

/** The last thing that was shown, as long as nothing else has begun. */
export function lastShown(log: readonly LogEntry[]): Shown | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry === undefined || NEWS.has(entry.event.type)) return null;
    const shown = shownBy(entry);
    if (shown !== null) return shown;
  }
  return null;
}

/** The Trial: what everybody carried, what was left of it to be held against them, who is out. */
export interface Judged {
  readonly tokens: BsgEvents['trauma-shown']['tokens'];
  readonly counts: BsgEvents['trial-held']['counts'];
  readonly out: readonly number[];
}

/** The Trial, as long as the next turn after it is not over. */
export function lastTrial(log: readonly LogEntry[]): Judged | null {
  let turns = 0;
  const out: number[] = [];
  let counts: Judged['counts'] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry === undefined) return null;
    if (entry.event.type === 'turn-began' && ++turns > 1) return null;
    const gone = data(entry, 'eliminated');
    if (gone !== null) out.push(gone.seat);
    counts = data(entry, 'trial-held')?.counts ?? counts;
    const shown = data(entry, 'trauma-shown');
    if (shown !== null) return { tokens: shown.tokens, counts, out };
  }
  return null;
}

/** What somebody chose at the Crossroads, once it lies open. */
export function crossroadsOf(
  log: readonly LogEntry[],
  seat: number,
): BsgEvents['crossroads-revealed'] | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry === undefined || entry.event.type === 'crossroads-reached') return null;
    const shown = data(entry, 'crossroads-revealed');
    if (shown?.seat === seat) return shown;
  }
  return null;
}
