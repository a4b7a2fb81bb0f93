import type { Speech, Words } from '@starboard/words';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { GameName } from '../game-name.ts';
import { gameWords } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import type { TableClient, TableState } from './client.ts';
import { Curtain } from './curtain.tsx';
import { remembering } from './remembering.ts';
import './table.css';

const RollTable = lazy(() => import('../roll/table.tsx'));
const BsgTable = lazy(() => import('../bsg/table.tsx'));
const PlainTable = lazy(() => import('../plain/table.tsx'));

/** What every part of a table gets. */
export interface TableProps {
  readonly game: GameName;
  readonly state: TableState;
  readonly client: TableClient;
  readonly speech: Speech;
  readonly words: Words;
  readonly onLeave: () => void;
  /** Where this game can be watched again once it is over; null where that is nowhere. */
  readonly again: string | null;
}

/** A table, wherever it comes from: loads the words of its game and shows it. */
export function TablePage({
  client,
  onLeave,
  again = null,
}: {
  readonly client: TableClient;
  readonly onLeave: () => void;
  readonly again?: string | null;
}) {
  const state = useSyncExternalStore(client.subscribe, client.state);
  const spoken = useGameWords(state.game);
  if (state.connection === 'failed') throw new Error('the referee broke down');
  if (state.connection === 'lost' || state.connection === 'unreadable') {
    return <Lost why={state.connection} onLeave={onLeave} />;
  }
  if (state.view === null || spoken === null) {
    return <Loading />;
  }
  const props: TableProps = { state, client, onLeave, again, ...spoken };
  return (
    <Suspense fallback={<Loading />}>
      {state.curtain === null ? tableOf(props) : <Curtain {...props} />}
    </Suspense>
  );
}

function tableOf(table: TableProps): ReactNode {
  switch (table.game) {
    case 'roll':
      return <RollTable {...table} />;
    case 'bsg':
      return <BsgTable {...table} />;
    case 'tic-tac-toe':
    case 'liars-dice':
      return <PlainTable {...table} />;
  }
}

type Spoken = Pick<TableProps, 'words' | 'speech' | 'game'>;

function useGameWords(game: GameName | null): Spoken | null {
  const { tag } = useLanguage();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    void gameWords(tag, game).then((found) => {
      if (wanted) setSpoken({ speech: found.speech, words: remembering(found.words), game });
    });
    return () => {
      wanted = false;
    };
  }, [tag, game]);
  return spoken?.game === game ? spoken : null;
}

function Loading() {
  const { words } = useLanguage();
  return (
    <p className="loading" role="status" aria-busy="true">
      {words.say('web-loading')}
    </p>
  );
}

function Lost({
  why,
  onLeave,
}: {
  readonly why: 'lost' | 'unreadable';
  readonly onLeave: () => void;
}) {
  const { words } = useLanguage();
  return (
    <main className="page">
      <h1>{words.say(`web-game-${why}`)}</h1>
      <p>{words.say(`web-game-${why}-lead`)}</p>
      <button type="button" className="button primary" onClick={onLeave}>
        {words.say('web-back-to-lobby')}
      </button>
    </main>
  );
}
