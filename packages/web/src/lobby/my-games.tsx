import { useEffect, useState } from 'react';
import { botName } from '../app/bot-names.ts';
import { isMain, titleOf } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { ago } from '../language/time.ts';
import { lessonProgress } from '../lessons/progress.ts';
import { Link } from '../link.tsx';
import { type Account, call, type TableInfo } from '../online/api.ts';
import { allKept, forget, type Kept } from '../practice/keep.ts';
import { useAgain } from './again.ts';
import { howFar } from './how-far.ts';

/** Every game that goes on, here and on the server: whose turn it is and since when. */
export function MyGames({ me }: { readonly me: Account | null }) {
  const { words } = useLanguage();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const tables = useMyTables(me);
  useEffect(() => {
    void allKept().then(setKept, () => setKept([]));
  }, []);
  const local = kept.filter(({ over }) => !over);
  const running = tables.filter(({ status }) => status === 'open' || status === 'playing');
  const done = kept.filter(({ over }) => over).slice(0, 3);
  if (local.length + running.length + done.length === 0) return null;
  return (
    <section className="block" aria-labelledby="my-games">
      <h2 id="my-games">{words.say('web-my-games')}</h2>
      <ul className="rows">
        {running.map((table) => (
          <ServerGame key={table.id} table={table} me={me} />
        ))}
        {[...local, ...done].map((game) => (
          <LocalGame
            key={game.id}
            game={game}
            onForget={() => {
              void forget(game.id);
              setKept(kept.filter((it) => it !== game));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function useMyTables(me: Account | null): readonly TableInfo[] {
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const id = me?.id;
  useAgain(
    id === undefined ? null : () => call('tables', 'GET', '/tables?mine=true'),
    setTables,
    id,
  );
  return id === undefined ? [] : tables;
}

function ServerGame({ table, me }: { readonly table: TableInfo; readonly me: Account | null }) {
  const { tag, words } = useLanguage();
  const mine = table.seats.find(({ player }) => player?.id === me?.id)?.seat;
  const turn = table.waiting.find(({ seat }) => seat === mine);
  const first = turn ?? table.waiting[0];
  const names = table.waiting
    .map(({ seat }) => table.seats[seat]?.player?.name ?? botName(seat))
    .join(', ');
  const free = table.seats.filter(({ player, bot }) => player === null && bot === null).length;
  return (
    <li className="row">
      <span className="grow">
        <Link href={`/table/${table.id}`}>
          {table.title === '' ? titleOf(words, table.game) : table.title}
        </Link>{' '}
        <span className="explain">
          {table.seats.map(({ seat, player }) => player?.name ?? botName(seat)).join(', ')}
        </span>
      </span>
      {table.status === 'open' ? (
        <span className="mark">{words.say('web-seats-free', { count: free })}</span>
      ) : (
        <span className={turn === undefined ? 'mark' : 'mark yours'}>
          {table.paused !== null
            ? words.say('web-lobby-paused')
            : turn === undefined
              ? words.say('web-lobby-waiting', { names })
              : words.say('web-your-turn')}
        </span>
      )}
      {first !== undefined && <span className="explain">{ago(tag, first.since)}</span>}
    </li>
  );
}

function LocalGame({ game, onForget }: { readonly game: Kept; readonly onForget: () => void }) {
  const { tag, words } = useLanguage();
  const { id, saved, when, over } = game;
  const { setup } = saved;
  const name = titleOf(words, setup.game);
  const lesson = isMain(setup.game) && lessonProgress(setup.game);
  const learning = lesson && lesson.id === id && !lesson.over;
  const href = over
    ? `/replay/${id}`
    : learning
      ? `/learn/${setup.game}`
      : `/practice/${setup.game}/${id}`;
  return (
    <li className="row">
      <span className="grow">
        <Link href={href}>{name}</Link>{' '}
        <span className="explain">
          {[
            ...howFar(saved, words),
            learning
              ? words.say('web-lesson')
              : words.say('web-on-this-device', {
                  people: setup.humans.length,
                  bots: setup.seats - setup.humans.length,
                }),
          ].join(' · ')}
        </span>
      </span>
      <span className={over ? 'mark' : 'mark yours'}>
        {words.say(over ? 'web-game-over-watch' : 'web-your-turn')}
      </span>
      <span className="explain">{ago(tag, when)}</span>
      <button
        type="button"
        className="button quiet"
        aria-label={words.say('web-forget-game', { game: name })}
        onClick={onForget}
      >
        ×
      </button>
    </li>
  );
}
