import type { Speech, Words } from '@starboard/words';
import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { GameName } from '../game-name.ts';
import { useGameWords } from '../language/game-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { Announcer } from './announcer.tsx';
import { type Called, useCalled } from './called.ts';
import type { TableClient, TableState } from './client.ts';
import { Curtain } from './curtain.tsx';
import { remembering } from './remembering.ts';
import { asItStands } from './standing.ts';
import { TakeOver } from './take-over.tsx';
import './table.css';

// What was missed at a table on a server.
const Since = lazy(async () => ({ default: (await import('./since.tsx')).Since }));
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
  /** What people are called in sentences; `state.people` is who they are. */
  readonly called: Called;
  readonly onLeave: () => void;
  /** Where this game can be watched again once it is over; null where that is nowhere. */
  readonly again: string | null;
  readonly extras?: Extras;
}

/** What some tables have beside: a lesson, tips, a coach. */
export interface Extras {
  /** Beside the question. */
  readonly ask?: ReactNode;
  /** Beside the verdict. */
  readonly end?: ReactNode;
  /** Over or beside the table. */
  readonly beside?: ReactNode;
}

/** A table, wherever it comes from: loads the words of its game and shows it. */
export function TablePage({
  client,
  onLeave,
  again = null,
  extras,
}: {
  readonly client: TableClient;
  readonly onLeave: () => void;
  readonly again?: string | null;
  readonly extras?: (table: TableProps) => Extras;
}) {
  const state = useSyncExternalStore(client.subscribe, client.state);
  // What every table of the game needs comes before it is known what this one plays with.
  const spoken = useGameWords(state.game, modulesOf(state.view?.facts));
  // A table says the same things again and again.
  const words = useMemo(() => (spoken === null ? null : remembering(spoken.words)), [spoken]);
  const called = useCalled(spoken, state);
  if (state.connection === 'failed') throw new Error('the referee broke down');
  if (state.connection === 'lost' || state.connection === 'unreadable') {
    return <Lost why={state.connection} onLeave={onLeave} />;
  }
  if (state.view === null || spoken === null || words === null) {
    return <Loading />;
  }
  const shown = asItStands(state);
  const bare: TableProps = { state: shown, client, onLeave, again, ...spoken, words, called };
  const props = extras === undefined ? bare : { ...bare, extras: extras(bare) };
  return (
    <Suspense fallback={<Loading />}>
      {state.curtain === null && <Announcer table={props} />}
      <TakeOver {...props} />
      {state.online !== null && (
        <Suspense>
          <Since {...props} />
        </Suspense>
      )}
      {state.curtain === null ? tableOf(props) : <Curtain {...props} />}
      {state.curtain === null && <Suspense>{props.extras?.beside}</Suspense>}
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
