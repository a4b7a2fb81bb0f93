const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the words of a language: "5 minutes ago". */
export function ago(tag: string, when: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const passed = Math.max(0, now - when);
  for (const [unit, size] of UNITS) {
    if (passed >= size) return format.format(-Math.floor(passed / size), unit);
  }
  return format.format(0, 'second');
}

const LENGTHS = [
  ['day', 2 * 86_400, 86_400],
  ['hour', 2 * 3_600, 3_600],
  ['minute', 120, 60],
] as const;

/** How long, in the words of a language: "2 hours". */
export function lasting(tag: string, seconds: number): string {
  const [unit, , size] = LENGTHS.find(([, from]) => seconds >= from) ?? ['second', 0, 1];
  const count = Math.round(seconds / size);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export function day(tag: string, when: string | number): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(when));
}

/** A day and the time of it. */
export function moment(tag: string, when: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(when));
}

/** How many whole days so many milliseconds are. */
export const wholeDays = (ms: number): number => Math.floor(ms / 86_400_000);
