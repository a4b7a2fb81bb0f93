import { type Die, PHASES, type Phase, type RollEvents, type RollView } from '@starboard/roll';
import { useEffect, useMemo, useRef, useState } from 'react';
import { settings } from '../settings.ts';
import type { LogEntry, TableState } from '../table/client.ts';
import { afterEvent } from './recap.ts';
import { unsaid } from './unsaid.ts';

// A round happens at once; people see it step by step: who chose what, then worker by worker. It can be skipped. Whoever
// asked for stillness sees the same steps, and nothing moves between them.

/** How long each step is looked at, in milliseconds; events that are not named here pass with the one before. */
const LOOKED_AT: Readonly<Record<string, number>> = {
  revealed: 850,
  'extra-die': 900,
  'phases-set': 1400,
  'phase-began': 550,
  stocked: 480,
  scouted: 480,
  'worker-placed': 330,
  completed: 800,
  produced: 480,
  shipped: 600,
  recruited: 330,
  returned: 330,
};

/** How the strip looks at a moment of the round. */
export interface Moment {
  readonly workers: readonly Readonly<Record<Phase, readonly Die[]>>[];
  readonly selected: readonly (Phase | null)[];
  readonly revealed: readonly boolean[];
  /** Null until all screens are lifted. */
  readonly active: readonly Phase[] | null;
  readonly phase: Phase | null;
  /** What is said of it: the newest line of the log. */
  readonly entry: LogEntry | null;
}

const NOBODY: Readonly<Record<Phase, readonly Die[]>> = {
  explore: [],
  develop: [],
  settle: [],
  produce: [],
  ship: [],
};

function data<K extends keyof RollEvents>({ event }: LogEntry, type: K): RollEvents[K] | null {
  // The log of this game holds this game's events.
  return event.type === type ? (event.data as RollEvents[K]) : null;
}

/** The strip after the first `upTo` entries of the log. */
export function momentAt(log: readonly LogEntry[], upTo: number, seats: number): Moment {
  let from = upTo - 1;
  while (from > 0 && log[from]?.event.type !== 'round-began') from--;
  const workers: Record<Phase, readonly Die[]>[] = Array.from({ length: seats }, () => NOBODY);
  const selected: (Phase | null)[] = Array.from({ length: seats }, () => null);
  const revealed: boolean[] = Array.from({ length: seats }, () => false);
  let active: readonly Phase[] | null = null;
  let phase: Phase | null = null;
  const take = (seat: number, used: readonly (Die | null)[]): void => {
    const before = workers[seat] ?? NOBODY;
    const left = { ...before };
    for (const it of PHASES) left[it] = before[it].filter((die) => !used.includes(die));
    workers[seat] = left;
  };
  for (const entry of log.slice(Math.max(0, from), upTo)) {
    const shown = data(entry, 'revealed');
    if (shown !== null) {
      workers[shown.seat] = shown.workers;
      selected[shown.seat] = shown.selected;
      revealed[shown.seat] = true;
    }
    active = data(entry, 'phases-set')?.phases ?? active;
    phase = data(entry, 'phase-began')?.phase ?? phase;
    const explorer = data(entry, 'stocked') ?? data(entry, 'scouted');
    if (explorer !== null) take(explorer.seat, [explorer.die]);
    const builder = data(entry, 'worker-placed');
    if (builder !== null) take(builder.seat, [builder.die]);
    const made = data(entry, 'produced');
    if (made !== null) take(made.seat, [made.die]);
    const sent = data(entry, 'shipped');
    if (sent !== null) take(sent.seat, [sent.shipper]);
    const back = data(entry, 'returned');
    if (back !== null) take(back.seat, back.dice);
  }
  return { workers, selected, revealed, active, phase, entry: lastSaid(log, upTo) };
}

function lastSaid(log: readonly LogEntry[], upTo: number): LogEntry | null {
  for (let i = upTo - 1; i >= 0; i--) {
    const entry = log[i];
    if (entry !== undefined && !unsaid(entry.event)) return entry;
  }
  return null;
}

/** The strip as it stands. */
export function momentNow(facts: RollView): Moment {
  return {
    workers: facts.players.map(({ workers }) => workers),
    selected: facts.players.map(({ selected }) => selected),
    revealed: facts.players.map(({ selected }) => selected !== null),
    active: facts.active.length > 0 ? facts.active : null,
    phase: facts.phase,
    entry: null,
  };
}

export interface Playback {
  readonly moment: Moment;
  readonly step: number;
  readonly of: number;
  /** The table as it stood then: its log, its stacks and its points know nothing of what comes. */
  readonly state: TableState;
  skip(): void;
}

const pauseOf = (entry: LogEntry | undefined): number => LOOKED_AT[entry?.event.type ?? ''] ?? 0;

/** Null when everything was seen. */
export function usePlayback(state: TableState): Playback | null {
  const { log, view } = state;
  // The view of this game holds this game's facts.
  const facts = view?.facts as RollView;
  const [{ begin, seen }, set] = useState({ begin: log.length, seen: log.length });
  const before = useRef(facts);
  // A move taken back shortens the log.
  const from = Math.min(begin, log.length);
  const at = Math.max(from, Math.min(seen, log.length));
  // A replay is step by step already.
  const shows = settings().botPace > 0 && state.past !== true;
  const worth = shows && log.slice(from).some((entry) => pauseOf(entry) > 0);
  useEffect(() => {
    const end = { begin: log.length, seen: log.length };
    if (from === log.length) {
      before.current = facts;
      return;
    }
    if (!worth) {
      set(end);
      return;
    }
    const pause = at > from ? pauseOf(log[at - 1]) : 0;
    const timer = setTimeout(() => {
      const next = nextStep(log, at);
      set(next === null ? end : { begin: from, seen: next });
    }, pause);
    return () => clearTimeout(timer);
  }, [from, at, worth, log, facts]);
  const then = useMemo(
    () => (worth ? log.slice(from, at).reduce(afterEvent, before.current) : null),
    [worth, log, from, at],
  );
  if (then === null || view === null) return null;
  const steps = (to: number): number =>
    log.slice(from, to).filter((entry) => pauseOf(entry) > 0).length;
  return {
    moment: momentAt(log, at, facts.players.length),
    step: steps(at),
    of: steps(log.length),
    state: {
      ...state,
      log: log.slice(0, at),
      view: { ...view, facts: then, asks: [], outcome: null },
    },
    skip: () => set({ begin: log.length, seen: log.length }),
  };
}

/** The end of the next step: after the next event worth a look; null when there is none. */
function nextStep(log: readonly LogEntry[], at: number): number | null {
  for (let i = at; i < log.length; i++) if (pauseOf(log[i]) > 0) return i + 1;
  return null;
}
