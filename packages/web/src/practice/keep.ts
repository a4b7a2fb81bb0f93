import type { Saved } from './messages.ts';

// Practice games are kept in the browser's own database: they are too big for local storage.

const DATABASE = 'starboard';
const STORE = 'practice';

export interface Kept {
  readonly id: string;
  readonly saved: Saved;
  /** When it was last played, in milliseconds. */
  readonly when: number;
  readonly over: boolean;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = use(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
}

export const keep = (kept: Kept): Promise<IDBValidKey> =>
  withStore('readwrite', (store) => store.put(kept));

export const kept = (id: string): Promise<Kept | undefined> =>
  withStore('readonly', (store) => store.get(id) as IDBRequest<Kept | undefined>);

export async function allKept(): Promise<Kept[]> {
  const all = await withStore('readonly', (store) => store.getAll() as IDBRequest<Kept[]>);
  return all.sort((a, b) => b.when - a.when);
}

export const forget = (id: string): Promise<undefined> =>
  withStore('readwrite', (store) => store.delete(id));
