import { seatAt } from '@starboard/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DeadEnd } from '../app/dead-end.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { go, useQuery } from '../router.ts';
import { settings } from '../settings.ts';
import { TablePage } from '../table/page.tsx';
import { type ReplayTable, replayTable } from './client.ts';
import { type Found, findGame } from './find.ts';
import type { Eyes } from './messages.ts';
import { saveRecord } from './record-file.ts';
import { runningReplay } from './running.ts';
import { Secrets } from './secrets.tsx';
import './replay.css';

/** A finished game again, from anybody's eyes, at any moment. */
export default function Replay({ id, seq }: { readonly id: string; readonly seq: number | null }) {
  const { words } = useLanguage();
  const [found, setFound] = useState<Found | null>(null);
  const [client, setClient] = useState<ReplayTable | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const captain = settings().name || words.say('web-captain');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language opens no other game
  useEffect(() => {
    let opened: ReplayTable | null = null;
    let wanted = true;
    findGame(id, captain, (number) => words.say('web-replay-seat', { number })).then(
      (game) => {
        if (!wanted) return;
        opened = opening(game);
        setFound(game);
        setClient(opened);
      },
      (error: unknown) => wanted && setTrouble(error),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [id, captain]);
  if (trouble !== null) {
    return <DeadEnd title={words.say('web-replay-not')} why={sayError(words, trouble)} />;
  }
  if (client === null || found === null) {
    return (
      <p className="loading" role="status">
        {words.say('web-loading')}
      </p>
    );
  }
  return <Past id={id} at={seq} found={found} client={client} />;
}

function opening({ recording, running, people }: Found): ReplayTable | null {
  if (recording !== null) return replayTable(recording, people);
  return running === null ? null : runningReplay(running.game, running.telling, people);
}

/** What arrows move through, or scroll. */
const TAKES_ARROWS = 'input, select, textarea, dialog, [data-roam], [role=tab], [tabindex]';

function eyesOf(text: string | null, seats: number): Eyes {
  if (text === 'all' || text === 'spectator') return text;
  const seat = Number(text ?? Number.NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seatAt(seat) : 'all';
}

function Past({
  id,
  at,
  found,
  client,
}: {
  readonly id: string;
  readonly at: number | null;
  readonly found: Found;
  readonly client: ReplayTable;
}) {
  const { words } = useLanguage();
  const { say } = words;
  const eyes = eyesOf(useQuery().get('eyes'), found.people.length);
  const length = useSyncExternalStore(client.subscribe, client.length);
  const state = useSyncExternalStore(client.subscribe, client.state);
  const record = useSyncExternalStore(client.subscribe, client.record);
  // From the beginning, unless somebody says where; a moment after the end is the end.
  const seq = Math.min(at ?? 0, length ?? at ?? 0);
  const [playing, setPlaying] = useState(false);
  const [copied, setCopied] = useState(false);
  const show = (to: number, by: Eyes = eyes): void => {
    setCopied(false);
    go(`/replay/${id}/${Math.max(0, Math.min(to, length ?? 0))}?eyes=${by}`, 'replace');
  };
  useEffect(() => {
    if (length !== null) client.look(seq, eyes);
  }, [client, length, seq, eyes]);
  useEffect(() => {
    document.title = `${say('web-replay')} · Starboard`;
  }, [say]);
  const over = length !== null && seq >= length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move sets the next one going
  useEffect(() => {
    if (!playing) return;
    if (over) return setPlaying(false);
    const timer = setTimeout(() => show(seq + 1), 700);
    return () => clearTimeout(timer);
  }, [playing, seq, over]);
  // Without dependencies: where it stands changes with every move.
  useEffect(() => {
    const listen = ({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
      if (by === 0 || altKey || ctrlKey || metaKey || defaultPrevented) return;
      // Whatever can be moved through by arrows itself keeps them.
      if (target instanceof Element && target.closest(TAKES_ARROWS) !== null) return;
      show(seq + by);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return (
    <div className="replay">
      <div className="stage">
        <TablePage client={client} onLeave={() => go(found.home)} />
      </div>
      {eyes === 'all' && found.running === null && <Secrets state={state} />}
      <section className="reel" aria-label={say('web-replay')}>
        <button
          type="button"
          className="button"
          aria-label={say('web-replay-back')}
          disabled={seq <= 0}
          onClick={() => show(seq - 1)}
        >
          ‹
        </button>
        <button
          type="button"
          className="button primary"
          disabled={length === null || length === 0}
          onClick={() => {
            // Whoever has seen the end sees it from the beginning.
            if (!playing && over) show(0);
            setPlaying(!playing);
          }}
        >
          {say(playing ? 'web-replay-pause' : 'web-replay-play')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={say('web-replay-on')}
          disabled={over}
          onClick={() => show(seq + 1)}
        >
          ›
        </button>
        <input
          type="range"
          aria-label={say('web-replay-moment')}
          aria-valuetext={say('web-replay-at', { seq, length: length ?? 0 })}
          min={0}
          max={length ?? 0}
          value={seq}
          onChange={({ target }) => show(Number(target.value))}
        />
        <span className="count">{say('web-replay-at', { seq, length: length ?? 0 })}</span>
        {found.running === null && (
          <select
            aria-label={say('web-replay-eyes')}
            className="button"
            value={`${eyes}`}
            onChange={({ target }) => show(seq, eyesOf(target.value, found.people.length))}
          >
            <option value="all">{say('web-replay-all')}</option>
            <option value="spectator">{say('web-replay-spectator')}</option>
            {found.people.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        )}
        {record !== null && (
          <button type="button" className="button" onClick={() => saveRecord(record, found.names)}>
            {say('web-record-save')}
          </button>
        )}
        {!found.local && (
          <button
            type="button"
            className="button"
            onClick={() => {
              const link = `${window.location.origin}/replay/${id}/${seq}?eyes=${eyes}`;
              void navigator.clipboard.writeText(link).then(
                () => setCopied(true),
                () => {},
              );
            }}
          >
            {say(copied ? 'web-copied' : 'web-replay-link')}
          </button>
        )}
      </section>
    </div>
  );
}
