import type { Person } from '@starboard/words';
import { useMemo } from 'react';
import { calling } from '../bsg/called.ts';
import type { Spoken } from '../language/game-words.ts';
import type { LogEntry, TableState } from './client.ts';

/** What people are called in sentences: now, and when something happened. */
export interface Called {
  readonly now: readonly Person[];
  at(entry: LogEntry): readonly Person[];
}

/** By whom they play in Battlestar Galactica, else by their own names. */
export function useCalled(spoken: Spoken | null, { people, log, view }: TableState): Called {
  const call = useMemo(
    () => (spoken?.game === 'bsg' ? calling(people, spoken.speech) : null),
    [spoken, people],
  );
  const facts = view?.facts;
  return useMemo(
    () =>
      call === null || facts === undefined ? { now: people, at: () => people } : call(log, facts),
    [call, people, log, facts],
  );
}
