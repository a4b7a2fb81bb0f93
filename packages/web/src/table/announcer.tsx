import { useState } from 'react';
import { veiled } from '../bsg/veiled.ts';
import { useSettings } from '../settings.ts';
import type { LogEntry, TableState } from './client.ts';
import { hasSecrets } from './face-down.ts';
import { inLines, isAlike, timesOf } from './lines.ts';
import type { TableProps } from './page.tsx';

/** What the log leaves out, too: other events tell it. */
const QUIET = new Set(['top-shown', 'phase-ended']);
/** Lines that were said stay for a while, for those who go back to hear them again. */
const KEPT = 30;

interface Told {
  readonly log: TableState['log'];
  readonly viewer: unknown;
  readonly lines: readonly { readonly id: number; readonly text: string }[];
  readonly next: number;
}

/** A replay tells its whole log at every moment: the same entries, but other objects. */
const isSame = (a: LogEntry, b: LogEntry | undefined): boolean =>
  a === b || (b !== undefined && a.seq === b.seq && isAlike(a, b));

/** How many entries of a log are still there in another. */
function shared(before: TableState['log'], now: TableState['log']): number {
  const differs = before.findIndex((entry, i) => !isSame(entry, now[i]));
  return differs < 0 ? before.length : differs;
}

/**
 * Everything that happens, said once and in order to those who hear the page. It stands before the table, so that
 * what has happened is told before what is asked.
 */
export function Announcer({ table }: { readonly table: TableProps }) {
  const { state, speech, words, called } = table;
  const { log } = state;
  // What lies face down is not called out, either.
  const veils = !useSettings().openSecrets && hasSecrets(table);
  const viewer = state.view?.viewer;
  const [told, setTold] = useState<Told>({ log, viewer, lines: [], next: 0 });
  if (told.viewer !== viewer) setTold({ log, viewer, lines: [], next: told.next });
  else if (told.log !== log) {
    const kept = shared(told.log, log);
    const back = kept < told.log.length ? [words.say('web-taken-back')] : [];
    const heard = log.slice(kept).filter(({ event }) => !QUIET.has(event.type));
    const news = inLines(heard).map(({ entry, times }) => {
      const event = veils ? veiled(entry.event) : entry.event;
      return speech.event(event, called.at(entry)) + timesOf(times);
    });
    const fresh = [...back, ...news]
      .filter((text) => text !== '')
      .map((text, i) => ({ id: told.next + i, text }));
    const lines = [...told.lines, ...fresh].slice(-Math.max(KEPT, fresh.length));
    setTold({ log, viewer, lines, next: told.next + fresh.length });
  }
  return (
    <div className="announcer visually-hidden" role="log" aria-label={words.say('web-news')}>
      {told.lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
