import { useState } from 'react';
import { titleOf } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { ago } from '../language/time.ts';
import { Link } from '../link.tsx';
import { call, type TableInfo } from '../online/api.ts';
import { whyAway } from '../online/no-server.ts';
import { useAgain } from './again.ts';

/** Tables that anybody may sit down at, and games that anybody may watch. */
export function OpenTables({ away }: { readonly away: boolean }) {
  const { words } = useLanguage();
  const [open, setOpen] = useState<readonly TableInfo[] | null>(null);
  const [playing, setPlaying] = useState<readonly TableInfo[]>([]);
  useAgain(
    () =>
      Promise.all([
        call('tables', 'GET', '/tables?status=open&free=true&limit=20'),
        call('tables', 'GET', '/tables?status=playing&limit=10'),
      ]),
    ([free, running]) => {
      setOpen(free);
      setPlaying(running.filter(({ watch }) => watch === 'anyone'));
    },
    'open tables',
  );
  return (
    <section className="block" aria-labelledby="open-tables">
      <h2 id="open-tables">{words.say('web-open-tables')}</h2>
      {away ? (
        <p className="explain">{words.say(whyAway())}</p>
      ) : open !== null && open.length === 0 ? (
        <p className="explain">{words.say('web-no-open-tables')}</p>
      ) : (
        <ul className="rows">
          {(open ?? []).map((table) => (
            <Row key={table.id} table={table} label={words.say('web-sit-down')} />
          ))}
        </ul>
      )}
      {playing.length > 0 && (
        <>
          <h3>{words.say('web-watch-games')}</h3>
          <ul className="rows">
            {playing.map((table) => (
              <Row key={table.id} table={table} label={words.say('web-watch')} />
            ))}
          </ul>
        </>
      )}
      <p className="actions">
        <Link className="button" href="/create?where=online">
          {words.say('web-create-table')}
        </Link>
        {!away && (
          <Link className="button quiet" href="/statistics">
            {words.say('web-statistics')}
          </Link>
        )}
      </p>
    </section>
  );
}

function Row({ table, label }: { readonly table: TableInfo; readonly label: string }) {
  const { tag, words } = useLanguage();
  const game = titleOf(words, table.game);
  const there = table.seats.flatMap(({ player }) => player?.name ?? []);
  return (
    <li className="row">
      <span className="grow">
        <b>{table.title === '' ? game : table.title}</b>{' '}
        <span className="explain">
          {game} · {there.join(', ')} · {words.say(`web-pace-${table.pace.kind}`)} ·{' '}
          {ago(tag, Date.parse(table.created))}
          {table.password && ` · ${words.say('web-with-password')}`}
        </span>
      </span>
      <span className="mark">
        {table.seats.filter(({ player, bot }) => player !== null || bot !== null).length}/
        {table.seats.length}
      </span>
      <Link className="button" href={`/table/${table.id}`}>
        {label}
      </Link>
    </li>
  );
}
