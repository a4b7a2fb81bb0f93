import { connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its PostgreSQL, and does to the connections what networks do. */
export interface Wire {
  /** The address of the database by way of this. */
  readonly url: string;
  /** Breaks every connection. */
  cut(): void;
  /** Holds back whatever comes to those who listen for news, for so long. */
  delayNews(ms: number): void;
  close(): Promise<void>;
}

export async function wireTo(databaseUrl: string): Promise<Wire> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let newsAt = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) {
      socket.on('error', end);
      socket.on('close', end);
    }
    let listens = false;
    near.on('data', (data) => {
      if (data.includes('listen starboard')) listens = true;
      far.write(data);
    });
    far.on('data', (data) => {
      const wait = listens ? newsAt - Date.now() : 0;
      if (wait <= 0) near.write(data);
      else setTimeout(() => near.write(data), wait);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  const cut = (): void => {
    for (const [near, far] of [...pairs]) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: url.href,
    cut,
    delayNews(ms) {
      newsAt = Date.now() + ms;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
