import type { LogEntry } from './client.ts';

/** What happened, and how often, one after the other. */
export interface Line {
  readonly entry: LogEntry;
  readonly times: number;
}

/** What many do at once, each for itself. */
const SWARMING = new Set(['ships-moved']);

/** A log line by line: what a swarm does is one of them. */
export function inLines(log: readonly LogEntry[]): readonly Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    const before = lines.at(-1);
    if (before !== undefined && SWARMING.has(entry.event.type) && isAlike(before.entry, entry)) {
      lines[lines.length - 1] = { entry: before.entry, times: before.times + 1 };
    } else {
      lines.push({ entry, times: 1 });
    }
  }
  return lines;
}

export const isAlike = (a: LogEntry, b: LogEntry): boolean =>
  a.event.type === b.event.type && JSON.stringify(a.event) === JSON.stringify(b.event);

/** What is written after a line that stands for several. */
export const timesOf = (times: number): string => (times > 1 ? ` ×${times}` : '');
