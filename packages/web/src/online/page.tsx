import { useEffect, useState, useSyncExternalStore } from 'react';
import { Shell } from '../app/shell.tsx';
import { useTurnSignal } from '../app/turn-signal.ts';
import { gameNamed } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { go, useQuery } from '../router.ts';
import { TablePage } from '../table/page.tsx';
import { useMe } from './account.ts';
import { type OnlineTable, onlineTable } from './client.ts';
import { Seating } from './seating.tsx';

/** A table on the server: first the seats, then the game. */
export default function OnlinePage({ id }: { readonly id: string }) {
  const invite = useQuery().get('invite') ?? '';
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
  if (state.connection === 'lost') return <NotHere />;
  if (info === null) {
    return me === 'away' ? (
      <Away />
    ) : (
      <p className="loading" role="status">
        {words.say('web-loading')}
      </p>
    );
  }
  if (gameNamed(info.game) === null) return <UnknownGame />;
  if (info.status === 'open' || state.view === null) {
    return <Seating client={client} info={info} me={me} invite={invite} state={state} />;
  }
  return <TablePage client={client} onLeave={() => go('/')} again={`/replay/${info.id}`} />;
}

/** The line tries again by itself; the table appears when it gets through. */
function Away() {
  const { words } = useLanguage();
  return (
    <Shell title={words.say('web-table-away')}>
      <h1>{words.say('web-table-away')}</h1>
      <p className="lead" role="status">
        {words.say('web-table-away-lead')}
      </p>
      <p className="actions">
        <Link className="button primary" href="/">
          {words.say('web-back-to-lobby')}
        </Link>
      </p>
    </Shell>
  );
}

/** The server has a game that this app has no words and no table for. */
function UnknownGame() {
  const { words } = useLanguage();
  return (
    <Shell title={words.say('web-unknown-game')}>
      <h1>{words.say('web-unknown-game')}</h1>
      <p className="lead">{words.say('web-refused-unknown-game')}</p>
      <p className="actions">
        <Link className="button primary" href="/">
          {words.say('web-back-to-lobby')}
        </Link>
      </p>
    </Shell>
  );
}

function NotHere() {
  const { words } = useLanguage();
  return (
    <Shell title={words.say('web-no-such-table')}>
      <h1>{words.say('web-no-such-table')}</h1>
      <p className="lead">{words.say('web-no-such-table-lead')}</p>
      <p className="actions">
        <Link className="button primary" href="/">
          {words.say('web-back-to-lobby')}
        </Link>
        <Link className="button" href="/profile">
          {words.say('web-sign-in')}
        </Link>
      </p>
    </Shell>
  );
}
