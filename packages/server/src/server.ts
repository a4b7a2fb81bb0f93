import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { makeAuth } from './accounts/auth.ts';
import { callerOf } from './accounts/players.ts';
import { randomSecret, sharedSetting } from './accounts/settings.ts';
import { openReplays } from './archive/replays.ts';
import { type Config, readConfig } from './config.ts';
import { adminPage } from './edge/admin-page.ts';
import { accountRoutes } from './edge/api/accounts.ts';
import { archiveRoutes } from './edge/api/archive.ts';
import { peopleRoutes } from './edge/api/people.ts';
import { playRoutes } from './edge/api/play.ts';
import { reachRoutes } from './edge/api/reach.ts';
import { tableRoutes } from './edge/api/tables.ts';
import { docsPage } from './edge/docs-page.ts';
import { refusalBody } from './edge/errors.ts';
import { headersFor, originAllowed, pageHeaders } from './edge/headers.ts';
import { attend, recheck, type Sockets } from './edge/live.ts';
import { openApi } from './edge/openapi.ts';
import { isOperator } from './edge/operator.ts';
import { reportRoutes } from './edge/reports.ts';
import { headersOf, mount } from './edge/route.ts';
import { ownLedger, type Part, readLedger } from './ledger.ts';
import { frontPage, icon, missingPage } from './page.ts';
import { seeToBots } from './play/bots.ts';
import { type Hall, type Luck, openHall, repeatPresence } from './play/hall.ts';
import { thinkingPool } from './play/thinking.ts';
import { setTimer } from './play/wake.ts';
import { countForRatings } from './ratings/count.ts';
import { openReach, type Ways } from './reach/reach.ts';
import { tellTurns } from './reach/turns.ts';
import { Refusal } from './refusal.ts';
import { budget } from './running/budget.ts';
import { startJobs } from './running/jobs.ts';
import { type Log, logTo } from './running/log.ts';
import { makeMetrics } from './running/metrics.ts';
import type { Services } from './services.ts';
import type { PlayerId } from './store/ids.ts';
import { openStore } from './store/store.ts';
import { stylesheet } from './style.ts';
import { hearElsewhere } from './tables/talk.ts';
import { realTime, type Time } from './time.ts';

export interface ServerOptions extends Partial<Config> {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the server keeps what it must remember; created when missing. */
  readonly dataDir: string;
  /** The rules ledger to show; the one of the checkout, unless given. */
  readonly ledger?: readonly Part[];
  /** For tests: another clock, other luck, other ways to reach people. */
  readonly time?: Time;
  readonly luck?: Luck;
  readonly ways?: Partial<Ways>;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestMs?: number;
  /** Where logs go; the standard output, unless given. */
  readonly logTo?: { write(line: string): void };
  /** The folder of the built web app; null to do without. */
  readonly site?: string | null;
}

export interface Server {
  readonly url: string;
  /** What is inside, for tests and tools that run in the same process. */
  readonly services: Services;
  close(): Promise<void>;
}

/** How long a request may take to arrive. */
const REQUEST_MS = 20_000;
/** How long an open connection may hold up a server that closes. */
const PATIENCE_MS = 2_000;
const PRESENCE_MS = 20_000;
const HTML = 'text/html; charset=utf-8';
/** The web app, once it is built. */
const ownSite = fileURLToPath(new URL('../../web/site', import.meta.url));
/** Addresses at which the app finds its own way. */
const APP_PATHS = [
  '/',
  '/create',
  '/learn/*',
  '/player/*',
  '/practice/*',
  '/profile',
  '/replay/*',
  '/rules',
  '/rules/*',
  '/settings',
  '/statistics',
  '/table/*',
];
export const apiRoutes = [
  ...accountRoutes,
  ...peopleRoutes,
  ...tableRoutes,
  ...playRoutes,
  ...archiveRoutes,
  ...reachRoutes,
];

export async function startServer(options: ServerOptions): Promise<Server> {
  const defaults = readConfig({});
  if (typeof defaults === 'string') throw new Error(defaults);
  const config: Config = { ...defaults, ...options };
  await mkdir(config.dataDir, { recursive: true });
  const page = frontPage(options.ledger ?? (await readLedger(ownLedger)));
  const { requestMs = REQUEST_MS } = options;
  const app = fastify({
    frameworkErrors: answerError,
    bodyLimit: 64 * 1024,
    trustProxy: believed(config.trustProxy),
    forceCloseConnections: true,
    // For a request to arrive, not for its answer: a body that never ends holds nothing open.
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: Math.min(5_000, requestMs), headersTimeout: requestMs },
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: quietSerializers,
            ...(options.logTo === undefined ? {} : { stream: options.logTo }),
          },
  });
  const log = logTo(app.log);

  // The port first: whoever cannot have it should not have waited for the store.
  let ready: Services | null = null;
  await prepare(
    app,
    config,
    page,
    options.site === undefined ? ownSite : options.site,
    () => ready,
  );
  const address = await app.listen({ port: config.port, host: config.host });
  const url = urlOf(config.host, new URL(address).port);
  const origins = config.origins.length > 0 ? config.origins : ownOrigins(url);
  try {
    const { services, close } = await openServices(config, options, log, url, origins);
    ready = services;
    return {
      url,
      services,
      async close() {
        const { hall, sockets } = services;
        hall.closed = true;
        // Clients come back by themselves, to this server or another.
        for (const socket of sockets.keys()) socket.close(1012, 'restarting');
        const impatience = setTimeout(() => {
          for (const socket of sockets.keys()) socket.terminate();
          app.server.closeAllConnections();
        }, PATIENCE_MS);
        await app.close();
        clearTimeout(impatience);
        await close();
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}

interface Opened {
  readonly services: Services;
  close(): Promise<void>;
}

/** Everything behind the port. What was opened is closed again when something fails: nothing may keep the process. */
async function openServices(
  config: Config,
  options: ServerOptions,
  log: Log,
  url: string,
  origins: readonly string[],
): Promise<Opened> {
  const closers: (() => unknown)[] = [];
  let closing = false;
  const close = async (): Promise<void> => {
    closing = true;
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const store = await openStore({
      ...config,
      // Whoever is sent away in the middle of something complains; by then that is nobody's business.
      onError: (error) => closing || log.warn('trouble with the store', error),
    });
    closers.push(() => store.close());
    const trouble = (error: Error): void => log.warn('trouble in a thread', error);
    const { limits } = config;
    const pool = thinkingPool(trouble, undefined, budget(limits.botSecondsPerMinute));
    closers.push(() => pool.close());
    const replays = openReplays(thinkingPool(trouble, 1));
    closers.push(() => replays.close());
    closers.push(() => store.queue.stop({ graceful: false, wait: false }).catch(() => {}));
    const sockets: Sockets = new Map();
    const rooms = new Map() as Hall['rooms'];
    const metrics = makeMetrics({ rooms: () => rooms.size, sockets: () => sockets.size });
    const reach = await openReach(store, config, origins[0] ?? url, options.ways);
    const hall = openHall({
      store,
      time: options.time ?? realTime,
      log,
      metrics,
      rooms,
      idleRooms: config.idleTables,
      luck: options.luck ?? freshSeed,
      bots: {
        pool,
        pace: config.botPaceMs,
        paceWithoutTells: Math.max(1500, config.botPaceMs),
        patience: 2_000,
      },
      replays,
      budgets: { talk: budget(limits.talkPerMinute), log: budget(limits.logKbPerMinute * 1024) },
      limits,
      notify: (nudge) => reach.notify(nudge),
    });
    closers.push(async () => {
      hall.closed = true;
      for (const room of rooms.values()) room.callOff?.();
      await Promise.all([...rooms.values()].map((room) => room.last));
    });
    hall.afterMove = (room) => {
      setTimer(hall, room);
      seeToBots(hall, room);
      tellTurns(hall, room);
    };
    hall.afterEnd = ({ id }) => {
      // Not at once is not never: whoever looks for forgotten games counts it.
      countForRatings(hall, id).catch((error: unknown) =>
        log.warn('a game was not counted', error),
      );
    };
    hall.afterReload = (room) => setTimer(hall, room);
    const secret = config.secret ?? (await sharedSetting(store, 'secret', randomSecret));
    const { sessionDays } = config.keep;
    const auth = makeAuth({ store, secret, url: origins[0] ?? url, sessionDays });
    const services: Services = { config: { ...config, origins }, hall, auth, reach, sockets };
    const lookAtDoors = (player: PlayerId | null): void => {
      recheck(services, player).catch((error: unknown) =>
        log.warn('connections were not looked at', error),
      );
    };
    store.news.on((item) => {
      if (item.kind === 'talked')
        hearElsewhere(hall, item.table, item.id).catch((error: unknown) =>
          log.warn('talk was not heard', error),
        );
      if (item.kind === 'entrances') lookAtDoors(item.player);
      if (item.kind === 'deaf') lookAtDoors(null);
    });
    await startJobs(services);
    // Alone there is nobody to tell.
    if (store.kind !== 'pglite') {
      const heartbeat = setInterval(() => {
        repeatPresence(hall).catch((error: unknown) => log.warn('presence was not told', error));
      }, PRESENCE_MS);
      heartbeat.unref();
      closers.push(() => clearInterval(heartbeat));
    }
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The proxies whose word on where a request comes from is taken: the nearest so many, or those at these addresses. */
function believed(proxies: Config['trustProxy']) {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

/** Whether people reach the server by https, whatever stands in between. */
function isHttps({ origins }: Config): boolean {
  return origins[0]?.startsWith('https:') === true;
}

/** From the machine's own source of chance: nobody can guess it. */
function freshSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Requests and errors are logged without bodies, queries, cookies or addresses. */
const quietSerializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
  err: (error: Error) => ({ type: error.name, message: '', stack: '' }),
};

async function prepare(
  app: FastifyInstance,
  config: Config,
  page: string,
  site: string | null,
  ready: () => Services | null,
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler(answerMissing);
  app.setErrorHandler(answerError);
  await app.register(rateLimit, {
    global: true,
    max: config.limits.perMinute,
    timeWindow: 60_000,
    // Files that are fetched once and kept: a household of new players needs many of them at once.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => new Refusal(429, 'too-fast'),
  });
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request.url, isHttps(config)));
    const services = ready();
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (services !== null && (changes || request.headers.upgrade !== undefined)) {
      if (!originAllowed(request.headers.origin, services.config.origins))
        throw new Refusal(403, 'wrong-origin');
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    ready()?.hall.metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  pages(app, page, site);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const services = ready();
    if (services === null || services.hall.closed)
      return reply.code(503).send({ status: 'not ready' });
    try {
      await services.hall.store.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the store is away' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    const services = ready();
    if (services === null) throw new Refusal(503, 'not-ready');
    if (!isOperator(request, config.metricsToken)) return answerMissing(request, reply);
    const { registry } = services.hall.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  reportRoutes(app, ready, (request) => isOperator(request, config.metricsToken), answerMissing);
  app.get('/admin', async (request, reply) => {
    const services = ready();
    if (services === null) throw new Refusal(503, 'not-ready');
    if (!isOperator(request, config.metricsToken)) {
      // Without a token there is nothing that a browser could be asked for.
      if (config.metricsToken === undefined) return answerMissing(request, reply);
      return reply.code(401).header('www-authenticate', 'Basic realm="Starboard"').send();
    }
    return reply
      .header('cache-control', 'no-store')
      .type(HTML)
      .send(await adminPage(services));
  });
  const document = openApi(apiRoutes, '0.1.0');
  const docs = docsPage(document);
  app.get('/api/openapi.json', () => document);
  app.get('/api/docs', (_request, reply) => reply.headers(pageHeaders).type(HTML).send(docs));
  const services = (): Services => {
    const there = ready();
    if (there === null) throw new Refusal(503, 'not-ready');
    return there;
  };
  mount(app, config, services, apiRoutes);
  app.get('/api/live', { websocket: true }, async (socket, request) => {
    const there = ready();
    if (there === null) return socket.close(1013, 'not ready');
    const early: [Buffer, boolean][] = [];
    const keep = (data: Buffer, binary: boolean) => early.push([data, binary]);
    socket.on('message', keep);
    try {
      const caller = await callerOf(there.hall.store, there.auth, headersOf(request));
      socket.off('message', keep);
      attend(there, socket, request.raw.socket, caller);
      // It may have been taken away while this was being opened.
      if (caller !== null) await recheck(there, caller.player);
      for (const [data, binary] of early) socket.emit('message', data, binary);
    } catch (error) {
      socket.close(
        error instanceof Refusal ? 4003 : 1013,
        error instanceof Refusal ? error.why.id : 'try again',
      );
    }
  });
}

function pages(app: FastifyInstance, page: string, site: string | null): void {
  app.get('/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(stylesheet),
  );
  if (site === null || !existsSync(join(site, 'index.html'))) {
    app.get('/', (_request, reply) => reply.type(HTML).send(page));
    app.get('/icon.svg', (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'max-age=300').send(icon),
    );
    return;
  }
  app.register(fastifyStatic, {
    root: site,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cachingOf(path));
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  for (const path of APP_PATHS) {
    app.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
}

/** What has a hash in its name never changes; everything else is asked for again. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function answerMissing(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404);
  if (request.headers.accept?.includes('text/html')) reply.type(HTML).send(missingPage);
  else reply.send({ error: 'There is nothing at this address.' });
}

/** Says what was wrong with a request, and nothing about what went wrong inside. */
function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // Those of a request that was refused before it was looked at.
  if (!reply.hasHeader('content-security-policy')) reply.headers(headersFor(request.url, false));
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (!(error instanceof Refusal) && status < 500) {
    reply.code(status).send({ error: error.message, code: 'bad-request' });
    return;
  }
  const refused = refusalBody(error, logTo(request.log));
  if (refused.status === 503) reply.header('retry-after', '2');
  reply.code(refused.status).send(refused.body);
}

function urlOf(host: string, port: string): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Without STARBOARD_URL the server is for this machine, by any of its names for itself. */
function ownOrigins(url: string): string[] {
  const { port } = new URL(url);
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  return [url, ...names.filter((it) => it !== url)];
}
