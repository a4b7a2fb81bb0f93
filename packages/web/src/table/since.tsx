import { afterOwn, sinceThen } from '@starboard/words/since';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../app/button.tsx';
import { Link } from '../link.tsx';
import type { TableProps } from './page.tsx';
import './since.css';

/** Fewer lines are read in the log as quickly. */
const LEAST = 3;

/** Between the card and what is asked, and the least that can be scrolled through. */
const GAP = 8;
const LEAST_ROOM = 120;

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
  const shown = open && lines.length >= LEAST && again !== null;
  const card = useRef<HTMLElement>(null);
  // However high the question is, the card ends above it.
  useLayoutEffect(() => {
    const asked = document.querySelector('.bottom');
    const it = card.current;
    if (!shown || asked === null || it === null) return;
    const fit = (): void => {
      const room = Math.floor(asked.getBoundingClientRect().top - it.offsetTop - GAP);
      it.style.maxHeight = room > LEAST_ROOM ? `min(50dvh, ${room}px)` : '';
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(asked);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [shown]);
  if (!shown) return null;
  return (
    <section ref={card} className="since" aria-label={words.say('web-since')}>
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
