import { afterOwn, sinceThen } from '@starboard/words/since';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../app/button.tsx';
import { Link } from '../link.tsx';
import type { TableProps } from './page.tsx';
import './since.css';

/** Fewer lines are read in the log as quickly. */
const LEAST = 3;

/** What happened since I last did something here, each line with the way to its place in the game. Gone when I answer. */
export function Since({ game, state, speech, words, called, again }: TableProps) {
  const { online, log, sending } = state;
  const missed = online?.missed ?? null;
  const [put, setPut] = useState<typeof missed>(null);
  const viewer = state.view?.viewer ?? 'spectator';
  const over = state.view?.outcome != null;
  const open = missed !== null && missed !== put && !over;
  const lines = useMemo(() => {
    if (!open) return [];
    const unseen = log.filter(({ seq }) => seq > missed.from && seq <= missed.to);
    return sinceThen(game, afterOwn(unseen, missed.own, viewer));
  }, [open, missed, log, game, viewer]);
  useEffect(() => {
    if (!open) return;
    if (sending) return setPut(missed);
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setPut(missed);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open, missed, sending]);
  if (!open || lines.length < LEAST || again === null) return null;
  return (
    <section className="since" aria-label={words.say('web-since')}>
      <header>
        <h2>{words.say('web-since')}</h2>
        <Button className="button quiet" onPress={() => setPut(missed)}>
          {words.say('web-table-close')}
        </Button>
      </header>
      <ol>
        {lines.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay as they are
          <li key={i}>
            <Link href={`${again}/${entry.seq}`}>
              {speech.event(entry.event, called.at(entry))}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
