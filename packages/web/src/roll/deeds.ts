import type { CardId, Phase, RollEvents } from '@starboard/roll';
import type { LogEntry } from '../table/client.ts';

/** What somebody got out of a phase. */
export interface Deeds {
  readonly credits: number;
  readonly tiles: number;
  readonly goods: number;
  readonly points: number;
  /** Dice put upon tiles. */
  readonly placed: number;
  readonly done: readonly CardId[];
}

const NOTHING: Deeds = { credits: 0, tiles: 0, goods: 0, points: 0, placed: 0, done: [] };

function data<K extends keyof RollEvents>({ event }: LogEntry, type: K): RollEvents[K] | null {
  // The log of this game holds this game's events.
  return event.type === type ? (event.data as RollEvents[K]) : null;
}

/** The phases of the last round in this log that are over. */
export function endedIn(log: readonly LogEntry[]): ReadonlySet<Phase> {
  const from = log.findLastIndex(({ event }) => event.type === 'round-began');
  const ended = log.slice(Math.max(0, from)).flatMap((entry) => data(entry, 'phase-ended') ?? []);
  return new Set(ended.map(({ phase }) => phase));
}

/** The phase that the extra die of two players added to the last round in this log. */
export function addedIn(log: readonly LogEntry[]): Phase | null {
  const from = log.findLastIndex(({ event }) => event.type === 'round-began');
  const thrown = log.slice(Math.max(0, from)).flatMap((entry) => data(entry, 'extra-die') ?? []);
  return thrown[0]?.phase ?? null;
}

/** What everybody got out of the phases of the last round in this log. */
export function deedsIn(log: readonly LogEntry[]): (seat: number, phase: Phase) => Deeds {
  const found = new Map<string, Deeds>();
  let phase: Phase | null = null;
  const add = (seat: number, some: (before: Deeds) => Partial<Deeds>): void => {
    if (phase === null) return;
    const key = `${seat} ${phase}`;
    const before = found.get(key) ?? NOTHING;
    found.set(key, { ...before, ...some(before) });
  };
  const from = log.findLastIndex(({ event }) => event.type === 'round-began');
  for (const entry of log.slice(Math.max(0, from))) {
    phase = data(entry, 'phase-began')?.phase ?? phase;
    if (entry.event.type === 'phase-ended') phase = null;
    const paid = data(entry, 'credits-gained');
    if (paid !== null) add(paid.seat, ({ credits }) => ({ credits: credits + paid.credits }));
    const drew = data(entry, 'drew');
    if (drew !== null) add(drew.seat, ({ tiles }) => ({ tiles: tiles + drew.count }));
    const made = data(entry, 'produced');
    if (made !== null) add(made.seat, ({ goods }) => ({ goods: goods + 1 }));
    const scored = data(entry, 'points-gained');
    if (scored !== null) add(scored.seat, ({ points }) => ({ points: points + scored.points }));
    const put = data(entry, 'worker-placed');
    if (put !== null) add(put.seat, ({ placed }) => ({ placed: placed + 1 }));
    const built = data(entry, 'completed');
    if (built !== null) add(built.seat, ({ done }) => ({ done: [...done, built.card] }));
  }
  return (seat, at) => found.get(`${seat} ${at}`) ?? NOTHING;
}
