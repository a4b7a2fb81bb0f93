import { type Environment, readConfig } from './config.ts';
import { isStoreAway } from './edge/errors.ts';
import { startServer } from './server.ts';

/**
 * Runs a server until it is told to stop (SIGINT or SIGTERM). Says one line when it is ready, or one line about
 * why it cannot be. Resolves to the exit code.
 */
export async function serve(env: Environment): Promise<number> {
  const config = readConfig(env);
  if (typeof config === 'string') return refuse(config);
  const { port, dataDir } = config;
  try {
    const server = await startServer(config);
    const where =
      config.databaseUrl === undefined ? `data in ${dataDir}` : 'data on a PostgreSQL server';
    process.stdout.write(`Starboard is ready at ${server.url} (${where})\n`);
    await toldToStop();
    await server.close();
    return 0;
  } catch (error) {
    return refuse(reasonOf(error, port, dataDir, config.databaseUrl));
  }
}

/** The first signal closes in good order; a second one ends the process at once. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

function reasonOf(
  error: unknown,
  port: number,
  dataDir: string,
  databaseUrl: string | undefined,
): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'mkdir') return `The data folder ${dataDir} cannot be made: ${message}`;
  if (databaseUrl !== undefined && isStoreAway(error))
    return `The PostgreSQL server ${hostOf(databaseUrl)} cannot be reached (${code ?? message}).`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop the other program or set PORT to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be opened by this user: set PORT to another number.`;
  return `Starboard could not start: ${message === '' ? (code ?? 'for no known reason') : message}`;
}

/** Where it is, without the name and password to it. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'that DATABASE_URL names';
}

function refuse(reason: string): number {
  process.stderr.write(`${reason}\n`);
  return 1;
}
