import type { PlayerView } from '@starboard/bsg/reading';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { aboutNote, sayNote } from './notes.ts';

/** Everything I have seen in secret, whole cards among it, the newest first. */
export function MyNotes({
  me,
  table: { speech, words, called },
}: {
  readonly me: PlayerView;
  readonly table: TableProps;
}) {
  const notes = [...me.notes].reverse();
  return (
    <section className="my-notes" aria-label={words.say('web-bsg-notes')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol tabIndex={0}>
        {notes.length === 0 && <li className="soft">{words.say('web-bsg-notes-none')}</li>}
        {notes.map((note, i) => {
          const cards = aboutNote(speech, note);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added
            <li key={notes.length - i} {...about(cards)}>
              <p>{sayNote(words, speech, called.now, note)}</p>
              {cards.map((id) => (
                <p key={id} className="soft">
                  {speech.definition(id).lines.slice(1).join(' ')}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
