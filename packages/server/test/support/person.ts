import { randomUUID } from 'node:crypto';
import {
  type AskView,
  type Json,
  type Patch,
  patched,
  type SeenEvent,
  type View,
} from '@starboard/kernel';
import WebSocket from 'ws';

/** What replies hold, all kinds together: a test knows which parts it looks at. */
export interface Body {
  readonly type: string;
  readonly id: string;
  readonly table: string;
  readonly name: string;
  readonly invite: string;
  readonly status: string;
  readonly seq: number;
  readonly from: number;
  readonly held?: true;
  readonly repeated?: true;
  readonly you: number | 'spectator';
  readonly code: string;
  readonly error: string;
  readonly args?: Record<string, Json>;
  readonly token: string;
  readonly guest: boolean;
  readonly login: string | null;
  readonly webhookTrouble: Json;
  readonly trouble: Json;
  readonly form: string | null;
  readonly handle: string;
  readonly options: Json;
  readonly links: readonly Json[];
  readonly key: string;
  readonly watching: number;
  readonly listed: boolean;
  readonly revision: number;
  readonly paused: string | null;
  readonly goBack: { readonly to: number; readonly agreed: readonly number[] } | null;
  readonly undone: number;
  readonly secrets: readonly { readonly own: boolean; readonly event: SeenEvent }[];
  readonly password: boolean;
  readonly recoveryCodes: number;
  readonly calendar: boolean;
  readonly url: string;
  readonly pace: Json;
  readonly seats: readonly SeatInfo[];
  readonly fairness: { readonly commitment: string; readonly seed: string | null } | null;
  readonly view: View | null;
  readonly first: View;
  readonly info: Body;
  readonly steps: readonly Step[];
  readonly patch: Patch;
  readonly clocks: {
    readonly seats: readonly { readonly seat: number; readonly deadline: number }[];
    readonly windowEnds: number | null;
  };
  readonly mayTakeBack: boolean;
  readonly lastOwn: number | null;
  readonly talk: readonly Said[];
  readonly said: Said;
  readonly games: readonly {
    readonly game: string;
    readonly games: number;
    readonly wins: number;
  }[];
}

export interface SeatInfo {
  readonly seat: number;
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly bot: string | null;
  readonly away: boolean;
  readonly vacation: string | null;
}

interface Step {
  readonly seq: number;
  readonly events: readonly SeenEvent[];
  readonly patch: Patch;
}

interface Said {
  readonly text: string | null;
  readonly notice: { readonly id: string } | null;
}

/** The reply to a message over the live connection; its status is HTTP's. */
export type Reply = Omit<Body, 'id' | 'status'> & { readonly id: number; readonly status: number };

export interface Answered {
  readonly status: number;
  readonly body: Body;
}

/** Somebody with a browser: cookies, requests, live connections. */
export class Person {
  readonly url: string;
  id = '';
  cookie = '';
  token = '';
  /** Everything this person ever received, as text: what a leak would be in. */
  readonly received: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string, name = 'Guest', language = 'en'): Promise<Person> {
    const person = new Person(url);
    const { status, body } = await person.call('POST', '/api/guests', { name, language });
    if (status !== 201) throw new Error(`no guest: ${status} ${JSON.stringify(body)}`);
    person.id = body.id;
    return person;
  }

  /** The same person at another server. */
  at(url: string): Person {
    const other = new Person(url);
    other.id = this.id;
    other.cookie = this.cookie;
    return other;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  async call(method: string, path: string, body?: unknown): Promise<Answered> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0] ?? '');
    const session = cookies.find((it) => it.startsWith('starboard.session_token='));
    if (session !== undefined) this.cookie = session;
    const text = await response.text();
    this.received.push(text);
    return { status: response.status, body: JSON.parse(text === '' ? '{}' : text) };
  }

  /** A call that must succeed. */
  async do(method: string, path: string, body?: unknown): Promise<Body> {
    const answered = await this.call(method, path, body);
    if (answered.status >= 300)
      throw new Error(`${method} ${path}: ${answered.status} ${JSON.stringify(answered.body)}`);
    return answered.body;
  }

  async live(): Promise<Live> {
    const live = new Live(this);
    await live.opened;
    return live;
  }
}

const CLOSED: Reply = JSON.parse('{"type":"refused","status":0,"code":"closed"}');

interface Standing {
  seq: number;
  view: View | null;
  you: number | 'spectator';
  info: Body;
  events: SeenEvent[];
  steps: number[];
  talk: Said[];
  presence: Reply | null;
  mayTakeBack: boolean;
  clocks: Body['clocks'];
}

/** A live connection that follows tables as the web app would. */
export class Live {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  readonly person: Person;
  readonly tables = new Map<string, Standing>();
  readonly messages: Reply[] = [];
  readonly sizes: number[] = [];
  private nextId = 1;
  private readonly waiting = new Map<number, (message: Reply) => void>();
  private listeners: (() => void)[] = [];
  closed: number | null = null;

  constructor(person: Person, headers: Record<string, string> = {}) {
    this.person = person;
    this.socket = new WebSocket(`${person.url.replace(/^http/, 'ws')}/api/live`, {
      headers: { ...person.headers, ...headers },
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.on('open', () => resolve());
    });
    this.socket.on('message', (data) => this.hear(String(data)));
    this.socket.on('close', (code) => {
      this.closed = code;
      for (const done of this.waiting.values()) done(CLOSED);
      this.wake();
    });
  }

  private wake(): void {
    const all = this.listeners;
    this.listeners = [];
    for (const listener of all) listener();
  }

  private hear(text: string): void {
    this.person.received.push(text);
    const message: Reply = JSON.parse(text);
    this.messages.push(message);
    const there = this.tables.get(message.table);
    if (there !== undefined && typeof message.mayTakeBack === 'boolean')
      there.mayTakeBack = message.mayTakeBack;
    if (there !== undefined && message.clocks !== undefined) there.clocks = message.clocks;
    switch (message.type) {
      case 'done':
      case 'refused':
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
        break;
      case 'table-joined':
        this.tables.set(message.table, {
          seq: message.seq ?? -1,
          view: message.view,
          you: message.you,
          info: message.info,
          events: message.steps.flatMap((it) => it.events),
          steps: message.steps.map((it) => it.seq),
          talk: [...message.talk],
          presence: null,
          mayTakeBack: message.mayTakeBack,
          clocks: message.clocks,
        });
        break;
      case 'view':
        if (there !== undefined) Object.assign(there, { seq: message.seq, view: message.view });
        break;
      case 'update':
        if (there === undefined) break;
        if (message.from !== there.seq)
          throw new Error(`an update from ${message.from} at ${there.seq}`);
        this.sizes.push(text.length);
        there.view = patched(
          there.view as unknown as Json,
          message.patch as Patch,
        ) as unknown as View;
        there.seq = message.seq;
        for (const step of message.steps) {
          there.steps.push(step.seq);
          there.events.push(...step.events);
        }
        break;
      case 'table':
        if (there !== undefined) there.info = message.info;
        break;
      case 'talk':
        there?.talk.push(message.said);
        break;
      case 'presence':
        if (there !== undefined) there.presence = message;
        break;
    }
    this.wake();
  }

  /** Sends a message and waits for the reply to it. */
  ask(message: object): Promise<Reply> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (this.socket.readyState !== WebSocket.OPEN) {
        this.waiting.delete(id);
        resolve(CLOSED);
        return;
      }
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  async join(table: string, more: object = {}): Promise<Standing> {
    const reply = await this.ask({ type: 'join', table, ...more });
    if (reply.type !== 'done') throw new Error(`not joined: ${JSON.stringify(reply)}`);
    return this.at(table);
  }

  at(table: string): Standing {
    const there = this.tables.get(table);
    if (there === undefined) throw new Error('not at that table');
    return there;
  }

  /** What is asked of this person and not answered. */
  asks(table: string): AskView[] {
    return (this.at(table).view?.asks ?? []).filter((ask) => !ask.answered);
  }

  answer(table: string, ask: number, answer: Json, key: string = randomUUID()): Promise<Reply> {
    return this.ask({
      type: 'answer',
      table,
      ask,
      seq: Math.max(0, this.at(table).seq),
      key,
      answer,
    });
  }

  /** Waits until something holds, looking whenever a message comes. */
  async until(holds: () => boolean, ms = 45_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (this.closed !== null) throw new Error(`the connection closed (${this.closed})`);
      if (Date.now() > end) throw new Error('it never came true');
      await new Promise<void>((resolve) => {
        this.listeners.push(resolve);
        setTimeout(resolve, 200);
      });
    }
  }

  close(): void {
    this.socket.close();
  }
}
