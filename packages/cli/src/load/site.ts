import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../bin/starboard.mjs', import.meta.url));

/** A server of its own for the measurement, in a process of its own. */
export interface LoadedServer {
  readonly url: string;
  /** What it says of itself. */
  metrics(): Promise<(name: string) => number>;
  stop(): Promise<void>;
}

/** So many processes that share a store. */
export async function startLoadedServers(count: number): Promise<LoadedServer[]> {
  const servers: LoadedServer[] = [];
  for (let i = 0; i < count; i++) servers.push(await startLoadedServer({}));
  return servers;
}

export async function startLoadedServer(
  env: Readonly<Record<string, string>>,
): Promise<LoadedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'starboard-load-'));
  const child: ChildProcess = spawn(process.execPath, [bin, 'serve'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      STARBOARD_DATA: folder,
      STARBOARD_LOG: 'error',
      STARBOARD_BOT_PACE_MS: '0',
      STARBOARD_REQUESTS_PER_MINUTE: '10000000',
      STARBOARD_SIGN_INS_PER_MINUTE: '10000000',
      STARBOARD_MESSAGES_PER_SECOND: '10000',
      STARBOARD_BOT_SECONDS_PER_MINUTE: '1000000',
      STARBOARD_LOG_KB_PER_MINUTE: '1000000',
      STARBOARD_TABLES_PER_ACCOUNT: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data) => {
      output += String(data);
      const ready = /ready at (\S+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  return {
    url,
    async metrics() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const values = new Map(text.split('\n').map((line) => [line.split(' ')[0], line]));
      return (name) => Number(values.get(name)?.split(' ')[1] ?? 0);
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
