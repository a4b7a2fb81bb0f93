import { type Json, patched, type View } from '@starboard/kernel';
import type { Person } from '@starboard/words';
import { botName } from '../app/bot-names.ts';
import { lookForNewer } from '../app/newer.tsx';
import { gameNamed } from '../game-name.ts';
import { usualOrders } from '../settings.ts';
import { appended, type LogEntry, type TableClient, tableStore } from '../table/client.ts';
import { call, type TableInfo } from './api.ts';
import { openLine } from './line.ts';
import type { FromServer, Pending, Step } from './messages.ts';

/** A table on the server, before, during and after its game. */
export interface OnlineTable extends TableClient {
  info(): TableInfo | null;
  learn(info: TableInfo): void;
  /** The connection anew, as whom I am now signed in. */
  reconnect(): void;
}

function peopleOf({ seats }: TableInfo): Person[] {
  return seats.map(({ seat, player, bot }) => ({
    name: player?.name ?? (bot === null ? `${seat + 1}` : botName(seat)),
  }));
}

function withSteps(log: readonly LogEntry[], steps: readonly Step[]): readonly LogEntry[] {
  let now = log;
  for (const { seq, replaces, events } of steps) {
    now = appended(now, seq, events, replaces === undefined ? null : seq - replaces);
  }
  return now;
}

const seenMark = (table: string): string => `starboard.seen.${table}`;

/** How far this browser has shown a table to somebody. */
function lastSeen(table: string): number {
  try {
    return Number(localStorage.getItem(seenMark(table)) ?? 0);
  } catch {
    return 0;
  }
}

function noteSeen(table: string, seq: number): void {
  if (document.visibilityState !== 'visible') return;
  try {
    localStorage.setItem(seenMark(table), String(seq));
  } catch {
    // Without a place to keep it, more is told than was missed.
  }
}

export function onlineTable(id: string, invite: string): OnlineTable {
  const store = tableStore();
  let info: TableInfo | null = null;
  let seq = -1;
  /** Kept when the connection breaks, and sent again with the same key: the server takes each once. */
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let joinId = 0;
  let closed = false;

  function learn(now: TableInfo): void {
    info = now;
    const before = store.state().online;
    store.set({
      game: gameNamed(now.game),
      people: peopleOf(now),
      bots: now.seats
        .filter(({ bot, player }) => bot !== null && player === null)
        .map((it) => it.seat),
      online: {
        talk: [],
        present: [],
        watching: 0,
        clocks: [],
        missed: null,
        windowEnds: null,
        ...before,
        table: now,
        title: now.title,
        invite: now.invite ?? '',
        status: now.status,
        pace: now.pace.kind,
        privateTalk: now.talk.private,
        away: now.seats.filter(({ away }) => away).map(({ seat }) => seat),
      },
    });
  }

  function setOnline(some: Partial<NonNullable<ReturnType<typeof store.state>['online']>>): void {
    const { online } = store.state();
    if (online !== null) store.set({ online: { ...online, ...some } });
  }

  function join(): void {
    joinId = nextId++;
    line.send({
      type: 'join',
      id: joinId,
      table: id,
      ...(seq < 0 ? {} : { seen: seq }),
      ...(invite === '' ? {} : { invite }),
    });
    for (const { id: again, message } of pending.values()) line.send({ ...message, id: again });
  }

  function act(message: Pending['message']): void {
    const mine = nextId++;
    pending.set(mine, { id: mine, message });
    line.send({ ...message, id: mine });
  }

  function settled(): void {
    if (pending.size === 0) store.set({ sending: false });
  }

  function joined(message: Extract<FromServer, { type: 'table-joined' }>): void {
    const { log } = store.state();
    const first = message.steps[0]?.seq ?? Number.POSITIVE_INFINITY;
    const gap = seq >= 0 && first > seq + 1 && first !== Number.POSITIVE_INFINITY;
    const kept = gap ? [] : log;
    learn(message.info);
    const own = message.lastOwn ?? 0;
    const from = Math.max(seq, own - 1, lastSeen(id));
    seq = message.seq ?? -1;
    noteSeen(id, seq);
    store.set({
      connection: 'live',
      view: message.view,
      log: withSteps(kept, message.steps),
      canTakeBack: message.mayTakeBack,
    });
    setOnline({
      missed: seq > from && message.you !== 'spectator' ? { from, to: seq, own } : null,
      talk: message.talk,
      clocks: message.clocks.seats,
      windowEnds: message.clocks.windowEnds,
    });
    if (kept.length === 0 && first > 0 && first !== Number.POSITIVE_INFINITY) void readOlder(first);
    orderAsUsual(message.view);
    settled();
  }

  /** The log from its beginning: the server sends only the latest part by itself. */
  async function readOlder(before: number): Promise<void> {
    const asked = `?before=${before}&limit=500${invite === '' ? '' : `&invite=${invite}`}`;
    const older = await call('steps', 'GET', `/tables/${id}/log${asked}`).catch(() => []);
    if (closed || older.length === 0) return;
    store.set({ log: [...withSteps([], older), ...store.state().log] });
    const first = older[0]?.seq ?? 0;
    if (first > 0) await readOlder(first);
  }

  /** The standing orders of my settings, once at every table. */
  function orderAsUsual(view: View<object> | null): void {
    if (view === null || view.viewer === 'spectator' || view.outcome !== null) return;
    const { game } = store.state();
    const usual = game === null ? [] : usualOrders(game);
    const mark = `starboard.ordered.${id}`;
    if (usual.length === 0 || view.orders.length > 0 || localStorage.getItem(mark) !== null) return;
    localStorage.setItem(mark, '1');
    client.order(usual);
  }

  function hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        return lookForNewer();
      case 'table-joined':
        return joined(message);
      case 'update': {
        const { view, log } = store.state();
        if (message.from !== seq || view === null) return join();
        seq = message.seq;
        noteSeen(id, seq);
        // The patch was made between two views of this viewer.
        const next = patched(view as unknown as Json, message.patch) as unknown as View<object>;
        store.set({
          view: next,
          log: withSteps(log, message.steps),
          canTakeBack: message.mayTakeBack,
        });
        setOnline({ clocks: message.clocks.seats, windowEnds: message.clocks.windowEnds });
        return settled();
      }
      case 'view':
        seq = message.seq;
        noteSeen(id, seq);
        store.set({
          view: message.view,
          log: withSteps(store.state().log, message.steps),
          canTakeBack: message.mayTakeBack,
        });
        setOnline({ clocks: message.clocks.seats, windowEnds: message.clocks.windowEnds });
        orderAsUsual(message.view);
        return settled();
      case 'table':
        return learn(message.info);
      case 'talk': {
        const talk = store.state().online?.talk ?? [];
        if (talk.every((it) => it.id !== message.said.id))
          setOnline({ talk: [...talk, message.said] });
        return;
      }
      case 'presence':
        return setOnline({ present: message.seats, watching: message.watching });
      case 'moved':
        // Somebody else sees from here now, or I from elsewhere: what I knew is not mine any more.
        seq = -1;
        store.set({ log: [], view: null });
        return join();
      case 'done': {
        pending.delete(message.id);
        // What it led to is on its way, unless it is kept until a window closes.
        if (message.held === true || (message.seq ?? 0) <= seq) settled();
        return;
      }
      case 'refused': {
        if (message.id === joinId)
          return store.set({
            connection: 'lost',
            refusal: { id: message.code ?? 'unknown', args: message.args ?? {} },
          });
        const failed = message.id === null ? undefined : pending.get(message.id);
        if (failed === undefined) return;
        // The server is there and its store is not: the same again, soon.
        if (message.status >= 500) {
          setTimeout(() => line.send({ ...failed.message, id: failed.id }), 1000);
          return;
        }
        pending.delete(failed.id);
        store.set({
          refusal: { id: message.code ?? 'unknown', args: message.args ?? {} },
          sending: false,
          ...(failed.message.type === 'take-back' ? { canTakeBack: false } : {}),
        });
      }
    }
  }

  const line = openLine({
    opened: join,
    heard: (message) => hear(message as FromServer),
    broken() {
      if (store.state().connection === 'live') store.set({ connection: 'broken' });
    },
    turnedAway: () => store.set({ connection: 'lost' }),
  });

  const key = (): string => crypto.randomUUID();
  const client: OnlineTable = {
    subscribe: store.subscribe,
    state: store.state,
    info: () => info,
    learn,
    reconnect() {
      seq = -1;
      store.set({ log: [] });
      line.anew();
    },
    answer(ask, answer) {
      store.set({ sending: true, refusal: null });
      act({ type: 'answer', table: id, ask, seq: Math.max(0, seq), key: key(), answer });
    },
    takeBack() {
      store.set({ refusal: null });
      act({ type: 'take-back', table: id, seq: Math.max(0, seq), key: key() });
    },
    order(orders) {
      // Orders are plain data.
      act({ type: 'orders', table: id, orders: orders as unknown as Json, key: key() });
    },
    talk(text, to) {
      act({ type: 'talk', table: id, text, to });
    },
    quick(line, about, to) {
      act({ type: 'talk', table: id, quick: { id: line, about }, to });
    },
    back() {
      line.send({ type: 'back', id: nextId++, table: id });
    },
    async rematch() {
      const made = await call('table', 'POST', `/tables/${id}/rematch`);
      return `/table/${made.id}`;
    },
    lift() {},
    close() {
      closed = true;
      line.close();
    },
  };
  return client;
}
