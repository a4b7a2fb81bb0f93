import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../../cli/bin/starboard.mjs', import.meta.url));

/** A server in a process of its own, to be killed. */
export interface Child {
  readonly url: string;
  /** As the power cut does: no goodbye, nothing is flushed. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** It has come to its end, by whatever. */
  ended(): boolean;
  readonly output: () => string;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function startChild(settings: {
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** More settings, by their names in the environment. */
  env?: Readonly<Record<string, string>>;
}): Promise<Child> {
  const child: ChildProcess = spawn(process.execPath, [bin, 'serve'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(settings.port),
      HOST: '127.0.0.1',
      STARBOARD_DATA: settings.dataDir,
      STARBOARD_LOG: 'warn',
      STARBOARD_BOT_PACE_MS: '0',
      STARBOARD_REQUESTS_PER_MINUTE: '1000000',
      STARBOARD_SIGN_INS_PER_MINUTE: '1000000',
      STARBOARD_TRIES_PER_ACCOUNT: '1000000',
      STARBOARD_LOG_KB_PER_MINUTE: '1000000',
      STARBOARD_TALK_PER_MINUTE: '1000000',
      STARBOARD_MESSAGES_PER_SECOND: '100000',
      ...(settings.databaseUrl === undefined ? {} : { DATABASE_URL: settings.databaseUrl }),
      ...settings.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => resolve(code)),
  );
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      output += String(data);
      if (output.includes('Starboard is ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`it ended: ${output}`)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${settings.port}`,
    output: () => output,
    signal: (signal) => child.kill(signal),
    ended: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Runs the command to its end, without standing in the way of a server in this process. */
export function run(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, ...args], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += String(data);
      });
    }
    child.on('exit', (code) => resolve({ code, output }));
  });
}
