import { lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { DeadEnd } from '../app/dead-end.tsx';
import { useTurnSignal } from '../app/turn-signal.ts';
import { onlineExtras } from '../coach/beside.tsx';
import { gameNamed } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { go, useQuery } from '../router.ts';
import { type Extras, TablePage, type TableProps } from '../table/page.tsx';
import { useMe } from './account.ts';
import { type OnlineTable, onlineTable } from './client.ts';
import { Seating } from './seating.tsx';
import { TakeSeat } from './take-seat.tsx';

// Seldom asked.
const GoingBack = lazy(() => import('./going-back.tsx'));

function extras(table: TableProps): Extras {
  const usual = onlineExtras(table);
  if (table.state.online?.table.goBack == null) return usual;
  return {
    ...usual,
    beside: (
      <>
        {usual.beside}
        <GoingBack table={table} />
      </>
    ),
  };
}

/** A table on the server: first the seats, then the game. */
export default function OnlinePage({ id }: { readonly id: string }) {
  const query = useQuery();
  const code = query.get('code');
  const seat = query.get('seat') ?? '';
  if (code !== null && /^\d{1,2}$/.test(seat))
    return <TakeSeat table={id} seat={Number(seat)} code={code} />;
  return <Following id={id} invite={query.get('invite') ?? ''} />;
}

function Following({ id, invite }: { readonly id: string; readonly invite: string }) {
  const [client, setClient] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = onlineTable(id, invite);
    setClient(opened);
    return () => opened.close();
  }, [id, invite]);
  return client === null ? null : <AtTable client={client} invite={invite} />;
}

function AtTable({ client, invite }: { readonly client: OnlineTable; readonly invite: string }) {
  const { words } = useLanguage();
  const me = useMe();
  useTurnSignal(client);
  const state = useSyncExternalStore(client.subscribe, client.state);
  const info = useSyncExternalStore(client.subscribe, client.info);
  const { say } = words;
  if (state.connection === 'lost' && state.refusal?.id === 'not-your-seat') {
    return <DeadEnd title={say('web-seat-gone')} why={say('web-seat-gone-lead')} />;
  }
  if (state.connection === 'lost') {
    return (
      <DeadEnd title={say('web-no-such-table')} why={say('web-no-such-table-lead')}>
        <Link className="button" href="/profile">
          {say('web-sign-in')}
        </Link>
      </DeadEnd>
    );
  }
  if (info === null) {
    // The line tries again by itself; the table appears when it gets through.
    return me === 'away' ? (
      <DeadEnd title={say('web-table-away')} why={say('web-table-away-lead')} />
    ) : (
      <p className="loading" role="status">
        {say('web-loading')}
      </p>
    );
  }
  if (gameNamed(info.game) === null) {
    return <DeadEnd title={say('web-unknown-game')} why={say('web-refused-unknown-game')} />;
  }
  if (info.status === 'open' || state.view === null) {
    return <Seating client={client} info={info} me={me} invite={invite} state={state} />;
  }
  return (
    <TablePage
      client={client}
      onLeave={() => go('/')}
      again={`/replay/${info.id}`}
      extras={extras}
    />
  );
}
