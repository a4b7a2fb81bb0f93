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

export function day(tag: string, when: string | number): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(when));
}
