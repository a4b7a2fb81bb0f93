import { useEffect, useState } from 'react';
import type { GameName } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import { go } from '../router.ts';
import type { TableClient } from '../table/client.ts';
import { TablePage } from '../table/page.tsx';
import { practiceClient } from './client.ts';
import type { PracticeSetup } from './messages.ts';

const BOT_NAMES = ['Vesta', 'Orsa', 'Talos', 'Ceres', 'Juno', 'Pallas'];

const SETUPS: Readonly<Record<GameName, PracticeSetup>> = {
  roll: { game: 'roll', seats: 2, humans: [0], level: 'normal', options: {} },
  bsg: { game: 'bsg', seats: 4, humans: [0], level: 'normal', options: {} },
};

/** Games begun in this visit, until the browser has kept them. */
const begun = new Map<string, PracticeSetup>();

/** A game in this browser, begun with one click or gone on with. */
export default function Practice({ game, id }: { readonly game: string; readonly id: string }) {
  const { words } = useLanguage();
  const [client, setClient] = useState<TableClient | null>(null);
  const you = words.say('web-you');
  useEffect(() => {
    const name: GameName = game === 'roll' ? 'roll' : 'bsg';
    if (id === '') {
      const fresh = crypto.randomUUID();
      begun.set(fresh, { ...SETUPS[name], ...asked() });
      go(`/practice/${name}/${fresh}`, 'replace');
      return;
    }
    const opened = practiceClient(id, begun.get(id) ?? null, (at) =>
      Array.from({ length: at.seats }, (_, seat) => ({
        name: at.humans.includes(seat) ? you : (BOT_NAMES[seat] ?? `Bot ${seat}`),
      })),
    );
    setClient(opened);
    return () => opened.close();
  }, [game, id, you]);
  return client === null ? null : <TablePage client={client} onLeave={() => go('/')} />;
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
