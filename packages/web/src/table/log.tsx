import type { SeenEvent } from '@starboard/kernel';
import { memo } from 'react';
import { AtEnd } from './at-end.tsx';
import { about } from './details.tsx';
import { inLines, isAlike, type Line, timesOf } from './lines.ts';
import type { TableProps } from './page.tsx';
import { roam } from './roam.ts';

export interface LogProps {
  readonly table: TableProps;
  /** Which cards, tiles or places an event is about. */
  readonly aboutEvent: (event: SeenEvent) => readonly string[];
  /** The number of the rule it follows. */
  readonly ruleOf: (event: SeenEvent) => string | null;
  /** Events that begin something new: they stand out. */
  readonly headings: ReadonlySet<string>;
  /** What nobody needs to read: the table shows it, or it tells nothing. */
  readonly unsaid?: (event: SeenEvent) => boolean;
  /** What stands there in its place, while whoever looks over my shoulder must not read it. */
  readonly veiled?: (event: SeenEvent) => SeenEvent;
}

/** So many lines stand there, or up to so many more: they go together, since each that goes moves all others. */
const LEAST = 160;
const MORE = 40;
/** So many lines stand out as the newest. */
const LATEST = 4;

/** What happened, in sentences, the newest last; the cards involved can be read on hover, focus or long press. */
export function Log({ table, ...rest }: LogProps) {
  const { speech, words, called } = table;
  const { log, view } = table.state;
  const shown =
    rest.unsaid === undefined ? log : log.filter(({ event }) => rest.unsaid?.(event) !== true);
  const lines = inLines(shown);
  const first = Math.max(0, Math.floor((lines.length - LEAST) / MORE) * MORE);
  const last = lines.slice(first);
  return (
    <section className="log" aria-label={words.say('web-log')}>
      <h2>{words.say('web-log')}</h2>
      <AtEnd count={shown.length} words={words} onKeyDown={roam}>
        <ol>
          {last.map(({ entry, times }, i) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end
              key={first + i}
              entry={entry}
              times={times}
              people={called.at(entry)}
              speech={speech}
              mine={seatOf(entry.event) === view?.viewer ? words.say('web-you') : null}
              latest={i >= last.length - LATEST}
              heading={rest.headings.has(entry.event.type)}
              aboutEvent={rest.aboutEvent}
              ruleOf={rest.ruleOf}
              veiled={rest.veiled}
            />
          ))}
        </ol>
      </AtEnd>
    </section>
  );
}

interface EntryProps extends Line {
  readonly people: TableProps['state']['people'];
  readonly speech: TableProps['speech'];
  /** The word for me, where it is about me. */
  readonly mine: string | null;
  readonly heading: boolean;
  readonly latest: boolean;
  readonly aboutEvent: (event: SeenEvent) => readonly string[];
  readonly ruleOf: (event: SeenEvent) => string | null;
  readonly veiled: LogProps['veiled'];
}

const Entry = memo(function Entry({
  entry,
  times,
  people,
  speech,
  mine,
  heading,
  latest,
  aboutEvent,
  ruleOf,
  veiled,
}: EntryProps) {
  const event = veiled?.(entry.event) ?? entry.event;
  const ids = aboutEvent(event);
  const seat = seatOf(event);
  return (
    <li
      className={[
        heading && 'heading',
        mine !== null && 'mine',
        latest && 'latest',
        ids.length > 0 && 'readable',
        seat !== null && `seat-${seat}`,
      ]
        .filter(Boolean)
        .join(' ')}
      tabIndex={-1}
      data-roam=""
      data-event={event.type}
      data-you={mine ?? undefined}
      {...about(ids, '', ruleOf(event))}
    >
      {speech.event(event, people)}
      {times > 1 && <b>{timesOf(times)}</b>}
    </li>
  );
}, isSame);

/** A replay tells its whole log at every moment: the same entries, but other objects. */
function isSame(a: EntryProps, b: EntryProps): boolean {
  return (
    a.people === b.people &&
    a.times === b.times &&
    a.speech === b.speech &&
    a.mine === b.mine &&
    a.heading === b.heading &&
    a.latest === b.latest &&
    a.aboutEvent === b.aboutEvent &&
    a.veiled === b.veiled &&
    (a.entry === b.entry || (a.entry.seq === b.entry.seq && isAlike(a.entry, b.entry)))
  );
}

function seatOf({ data }: SeenEvent): number | null {
  const seat = typeof data === 'object' && data !== null && 'seat' in data ? data.seat : null;
  return typeof seat === 'number' ? seat : null;
}
