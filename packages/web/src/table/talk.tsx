import type { Message } from '@starboard/kernel';
import { type FormEvent, useState } from 'react';
import { ToggleButton } from '../app/button.tsx';
import { type GameName, isMain } from '../game-name.ts';
import { sayError } from '../language/refusal.ts';
import { day, lasting } from '../language/time.ts';
import { Link } from '../link.tsx';
import { AtEnd } from './at-end.tsx';
import type { Said } from './client.ts';
import { Glyph } from './glyph.tsx';
import { mute, useMuted } from './mute.ts';
import type { TableProps } from './page.tsx';
import { Quick } from './quick.tsx';

/** What is said at the table, and what the table tells. Only where somebody listens. */
export default function Talk({
  rules,
  whole = false,
  ...table
}: TableProps & {
  readonly rules?: readonly string[];
  /** It has a column to itself: nothing could make it larger. */
  readonly whole?: boolean;
}) {
  const { game, state, client, words } = table;
  const stated = rules ?? [`web-talk-rules-${isMain(game) ? game : 'plain'}`];
  const muted = useMuted(true);
  const [large, setLarge] = useLarge(game);
  const [text, setText] = useState('');
  const [to, setTo] = useState<number | null>(null);
  const [trouble, setTrouble] = useState('');
  const { online, people, view } = state;
  const talk = (online?.talk ?? []).filter(({ player }) => !muted.has(player ?? ''));
  const count = talk.length;
  if (online === null) return null;
  const me = view?.viewer;
  const mayTalk = me !== 'spectator';
  const nameOf = (seat: number): string => people[seat]?.name ?? '';
  // Bots have nothing to say.
  const others = people.flatMap(({ name }, seat) =>
    seat === me || state.bots.includes(seat) ? [] : [{ seat, name }],
  );
  const mayWhisper = mayTalk && others.length > 0 && (online.privateTalk || view?.outcome != null);
  // Somebody is muted, not a seat: whoever sits there later is read.
  const talkers = online.table.seats.flatMap(({ seat, player }) =>
    player === null || seat === me ? [] : [player],
  );
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    client.talk(said, mayWhisper ? to : null);
    setText('');
  };
  return (
    <section className={large ? 'talk large' : 'talk'} aria-label={words.say('web-talk')}>
      <div className="talk-head">
        <h2>
          {words.say('web-talk')}
          {online.watching > 0 && ` · ${words.say('web-watchers', { count: online.watching })}`}
        </h2>
        {!whole && (
          <ToggleButton
            className="button quiet"
            aria-label={words.say('web-talk-large')}
            isSelected={large}
            onChange={setLarge}
          >
            <Glyph name={large ? 'down' : 'up'} />
          </ToggleButton>
        )}
      </div>
      <AtEnd count={count} words={words}>
        <ol aria-live="polite">
          {count === 0 &&
            stated.map((it) => (
              <li key={it} className="talk-rules">
                {words.say(it)}
              </li>
            ))}
          {talk.map((it) => (
            <li
              key={it.id}
              className={it.seat !== null ? `seat-${it.seat}` : it.notice !== null ? 'notice' : ''}
            >
              {spoken(it)}
            </li>
          ))}
        </ol>
      </AtEnd>
      {mayTalk && <Quick {...table} to={mayWhisper ? to : null} />}
      {mayTalk && (
        <form onSubmit={say}>
          {mayWhisper && (
            <select
              className="button quiet"
              aria-label={words.say('web-talk-to')}
              value={to ?? ''}
              onChange={({ target }) => setTo(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{words.say('web-talk-to-all')}</option>
              {others.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {words.say('web-talk-to-one', { name })}
                </option>
              ))}
            </select>
          )}
          <input
            value={text}
            maxLength={500}
            aria-label={words.say('web-talk-say')}
            placeholder={words.say('web-talk-say')}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      )}
      {talkers.length > 0 && (
        <details className="mute">
          <summary>{words.say('web-mute')}</summary>
          {talkers.map(({ id, name }) => (
            <ToggleButton
              key={id}
              className="button quiet"
              isSelected={muted.has(id)}
              onChange={(isMuted) => {
                setTrouble('');
                mute(id, isMuted).catch((error: unknown) => setTrouble(sayError(words, error)));
              }}
            >
              {name}
            </ToggleButton>
          ))}
          {trouble !== '' && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
        </details>
      )}
    </section>
  );

  function spoken({ seat, name, to: heard, text, notice }: Said) {
    if (notice !== null && seat === null) return <i>{noticed(notice)}</i>;
    const said = notice === null ? text : quickly(notice);
    return (
      <>
        <b>{name}</b>
        {heard !== null && (
          <small> ({words.say('web-talk-to-one', { name: nameOf(heard) })})</small>
        )}{' '}
        {said}
      </>
    );
  }

  /** What somebody said with one choice. */
  function quickly({ id, args = {} }: Message): string {
    const { seat } = args;
    const line = `web-quick-${id.replace(/^quick-/, '')}`;
    if (!words.has(line)) return '';
    return words.say(line, typeof seat === 'number' ? { name: nameOf(seat) } : {});
  }

  function noticed({ id, args = {} }: Message) {
    const { seat, name, table, seconds, reserve, until } = args;
    if (id === 'rematch' && typeof table === 'string') {
      return <Link href={`/table/${table}`}>{words.say('web-notice-rematch')}</Link>;
    }
    const told = `web-notice-${id}`;
    if (!words.has(told)) return '';
    const { tag } = words.language;
    return words.say(told, {
      name: typeof seat === 'number' ? nameOf(seat) : typeof name === 'string' ? name : '',
      time: typeof seconds === 'number' ? lasting(tag, seconds) : '',
      reserve: typeof reserve === 'number' ? lasting(tag, reserve) : '',
      day: typeof until === 'string' ? day(tag, until) : '',
    });
  }
}

const LARGE = 'starboard.talk-large';

/** How much room talk has beside the log; Battlestar Galactica is talk, and begins with more. */
function useLarge(game: GameName): [boolean, (large: boolean) => void] {
  const [large, setLarge] = useState(() => {
    const kept = localStorage.getItem(LARGE);
    return kept === null ? game === 'bsg' : kept === 'yes';
  });
  return [
    large,
    (now) => {
      setLarge(now);
      localStorage.setItem(LARGE, now ? 'yes' : 'no');
    },
  ];
}
