import type { BsgEvents, CheckView, Sector, SkillCard } from '@starboard/bsg';
import type { LogEntry } from '../table/client.ts';

// What just happened, read from the log: the table itself only says how things stand now.

/** Somebody shot at something. */
export interface Strike {
  /** Its place in the log. */
  readonly at: number;
  readonly by: string;
  readonly target: string;
  readonly sector: Sector | null;
  readonly result: number;
  /** What came of it. */
  readonly harm: 'none' | 'damaged' | 'destroyed';
}

const RECENT = 24;
const BEGINNINGS = new Set(['turn-began', 'jumped']);

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
    if (shot !== null) found.push({ ...shot, at, harm: 'none' });
    const last = found[found.length - 1];
    if (last === undefined) continue;
    const harm = harmOf(entry);
    if (harm !== null) found[found.length - 1] = { ...last, harm };
  }
  return found.slice(-5);
}

function harmOf(entry: LogEntry): Strike['harm'] | null {
  switch (entry.event.type) {
    case 'ships-destroyed':
    case 'basestar-destroyed':
    case 'civilian-destroyed':
    case 'centurion-destroyed':
      return 'destroyed';
    case 'basestar-damaged':
    case 'galactica-damaged':
      return 'damaged';
    case 'viper-hit':
      return data(entry, 'viper-hit')?.result ?? null;
    default:
      return null;
  }
}

export type Settled = Pick<
  CheckView,
  'of' | 'difficulty' | 'partial' | 'skills' | 'added' | 'total'
> & {
  readonly pile: readonly SkillCard[];
  readonly destiny: number;
  readonly result: 'pass' | 'partial' | 'fail';
};

/** The last check, as long as nothing else has drawn the eyes away from it. */
export function lastCheck(log: readonly LogEntry[]): Settled | null {
  let turns = 0;
  let end = -1;
  for (let at = log.length - 1; at >= 0 && end < 0; at--) {
    const type = log[at]?.event.type;
    if (type === 'check-settled') end = at;
    else if (type === 'check-began' || type === 'crisis-drawn') return null;
    else if (type === 'turn-began' && ++turns > 1) return null;
  }
  if (end < 0) return null;
  let begin = end;
  while (begin > 0 && log[begin]?.event.type !== 'check-began') begin--;
  const began = log[begin] === undefined ? null : data(log[begin] as LogEntry, 'check-began');
  if (began === null) return null;
  let difficulty = began.difficulty;
  let pile: readonly SkillCard[] = [];
  let total: number | null = null;
  let destiny = 0;
  let result: Settled['result'] = 'fail';
  const added: CheckView['added'][number][] = [];
  for (const entry of log.slice(begin, end + 1)) {
    difficulty = data(entry, 'difficulty-changed')?.difficulty ?? difficulty;
    pile = data(entry, 'check-revealed')?.cards ?? pile;
    total = data(entry, 'check-totalled')?.total ?? total;
    result = data(entry, 'check-settled')?.result ?? result;
    const given = data(entry, 'contributed');
    if (given === null) continue;
    if (given.seat === null) destiny += given.count;
    else added.push({ seat: given.seat, count: given.count });
  }
  const { of, partial, skills } = began;
  return { of, partial, skills, difficulty, pile, total, destiny, added, result };
}
