import { useEffect, useState } from 'react';
import { useTurnSignal } from '../app/turn-signal.ts';
import { practiceExtras } from '../coach/beside.tsx';
import type { GameName } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import type { TableClient } from '../table/client.ts';
import { TablePage } from '../table/page.tsx';
import { isNewTo, quick, setupOf, toBegin } from './begun.ts';
import { type PracticeTable, practiceClient } from './client.ts';
import type { PracticeSetup } from './messages.ts';

/** A game in this browser, begun with one click or gone on with. */
export default function Practice({ game, id }: { readonly game: GameName; readonly id: string }) {
  const { words } = useLanguage();
  const { name } = useSettings();
  const [client, setClient] = useState<PracticeTable | null>(null);
  const me = name === '' ? words.say('web-captain') : name;
  useEffect(() => {
    if (id === '') {
      let wanted = true;
      void isNewTo(game).then((newcomer) => {
        if (wanted) go(toBegin({ ...quick(game, newcomer), ...asked() }), 'replace');
      });
      return () => {
        wanted = false;
      };
    }
    const opened = practiceClient(id, setupOf(id));
    setClient(opened);
    return () => opened.close();
  }, [game, id]);
  useEffect(() => client?.callMe(me), [client, me]);
  return client === null ? null : <Playing id={id} client={client} />;
}

function Playing({ id, client }: { readonly id: string; readonly client: TableClient }) {
  useTurnSignal(client);
  return (
    <TablePage
      client={client}
      onLeave={() => go('/')}
      again={`/replay/${id}`}
      extras={practiceExtras}
    />
  );
}

/** `?players=5&level=strong` */
function asked(): Partial<PracticeSetup> {
  const query = new URLSearchParams(window.location.search);
  const seats = Number(query.get('players'));
  const level = query.get('level');
  return {
    ...(seats >= 2 && seats <= 6 ? { seats } : {}),
    ...(level === 'easy' || level === 'normal' || level === 'strong' ? { level } : {}),
  };
}
