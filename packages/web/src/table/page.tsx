import type { Speech, Words } from '@starboard/words';
import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { GameName } from '../game-name.ts';
import { useGameWords } from '../language/game-words.ts';
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
  // What every table of the game needs comes before it is known what this one plays with.
  const spoken = useGameWords(state.game, modulesOf(state.view?.facts));
  // A table says the same things again and again.
  const words = useMemo(() => (spoken === null ? null : remembering(spoken.words)), [spoken]);
  if (state.connection === 'failed') throw new Error('the referee broke down');
  if (state.connection === 'lost' || state.connection === 'unreadable') {
    return <Lost why={state.connection} onLeave={onLeave} />;
  }
  if (state.view === null || spoken === null || words === null) {
    return <Loading />;
  }
  const props: TableProps = { state, client, onLeave, again, ...spoken, words };
  return (
    <Suspense fallback={<Loading />}>
      {state.curtain === null ? tableOf(props) : <Curtain {...props} />}
    </Suspense>
  );
}

/** What a table plays with beside its game: the games that have such a list show it. */
function modulesOf(facts: object | undefined): readonly string[] {
  const modules = facts === undefined ? undefined : Reflect.get(facts, 'modules');
  return Array.isArray(modules) ? modules.filter((it) => typeof it === 'string') : [];
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
