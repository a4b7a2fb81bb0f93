import { type AskView, type Json, type Patch, patched, type View } from '@starboard/kernel';
import WebSocket from 'ws';

/** Somebody with an account, for HTTP. */
export class Account {
  readonly url: string;
  private cookie = '';

  constructor(url: string) {
    this.url = url;
  }

  get headers(): Record<string, string> {
    return this.cookie === '' ? {} : { cookie: this.cookie };
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [session] = response.headers.getSetCookie();
    if (session !== undefined) this.cookie = session.split(';')[0] ?? '';
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text === '' ? 'null' : text);
  }
}

interface Received {
  readonly type: string;
  readonly id: number;
  readonly seq: number;
  readonly view: View | null;
  readonly patch: Patch;
  readonly code?: string;
}

/** One client at one table, over a socket of its own, following the game as the web app does. */
export class Client {
  seq = -1;
  view: View | null = null;
  readonly sizes: number[] = [];
  /** Told of every update, with the moment it came. */
  onUpdate: (seq: number, at: number) => void = () => {};
  private readonly socket: WebSocket;
  private readonly table: string;
  private nextId = 1;
  private readonly waiting = new Map<number, (message: Received) => void>();

  private constructor(socket: WebSocket, table: string) {
    this.socket = socket;
    this.table = table;
    socket.on('message', (data: Buffer) => this.hear(data));
    socket.on('close', () => {
      for (const done of this.waiting.values())
        done({ type: 'refused', id: 0, seq: 0, view: null, patch: [], code: 'closed' });
    });
  }

  /** At any of the processes; where the account was made does not matter. */
  static async join(account: Account, table: string, url = account.url): Promise<Client> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
      headers: account.headers,
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    const client = new Client(socket, table);
    await client.send({ type: 'join' });
    return client;
  }

  private hear(data: Buffer): void {
    const at = performance.now();
    const message: Received = JSON.parse(data.toString());
    switch (message.type) {
      case 'done':
      case 'refused':
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
        break;
      case 'table-joined':
      case 'view':
        this.seq = message.seq;
        this.view = message.view;
        break;
      case 'update':
        this.sizes.push(data.length);
        this.view = patched(this.view as unknown as Json, message.patch) as unknown as View;
        this.seq = message.seq;
        this.onUpdate(message.seq, at);
        break;
    }
  }

  async ping(): Promise<void> {
    await this.say({ type: 'ping' });
  }

  send(message: object): Promise<Received> {
    return this.say({ ...message, table: this.table });
  }

  private say(message: object): Promise<Received> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  get open(): AskView | undefined {
    return this.view?.asks.find(({ answered }) => !answered);
  }

  close(): void {
    this.socket.close();
  }
}
