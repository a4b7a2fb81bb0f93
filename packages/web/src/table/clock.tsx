import { useEffect, useState } from 'react';
import type { TableProps } from './page.tsx';

/** How long the table still waits for somebody: only where a clock runs. */
export function Clock({ state: { online, view }, words }: Pick<TableProps, 'state' | 'words'>) {
  const [now, setNow] = useState(() => Date.now());
  // Who is away is not waited for.
  const stands = online !== null && (online.table.paused !== null || online.status !== 'playing');
  const clocks = (stands ? [] : (online?.clocks ?? [])).filter(
    ({ seat }) => !online?.away.includes(seat),
  );
  const windowEnds = stands ? null : (online?.windowEnds ?? null);
  const running = clocks.length > 0 || windowEnds !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (!running) return null;
  // A window closes for everybody at once; otherwise it is my time that counts, or the shortest.
  const mine = clocks.find(({ seat }) => seat === view?.viewer);
  const ends = windowEnds ?? mine?.deadline ?? Math.min(...clocks.map((it) => it.deadline));
  const left = Math.max(0, Math.round((ends - now) / 1000));
  return (
    <span className={left < 30 ? 'chip clock hurry' : 'chip clock'} role="timer">
      <span className="visually-hidden">{words.say('web-time-left')} </span>
      {spelled(left, words.language.tag)}
    </span>
  );
}

function spelled(seconds: number, tag: string): string {
  if (seconds < 3600) {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const hours = Math.round(seconds / 3600);
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}
