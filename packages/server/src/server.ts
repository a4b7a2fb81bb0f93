import { mkdir } from 'node:fs/promises';
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { ownLedger, type Part, readLedger } from './ledger.ts';
import { frontPage, icon, missingPage } from './page.ts';
import { stylesheet } from './style.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the server keeps what it must remember; created when missing. */
  readonly dataDir: string;
  /** The address to listen on; this machine only, unless told otherwise. */
  readonly host?: string;
  /** The rules ledger to show; the one of the checkout, unless given. */
  readonly ledger?: readonly Part[];
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** How long an open connection may hold up a server that closes. */
const PATIENCE_MS = 2_000;

const HTML = 'text/html; charset=utf-8';

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export async function startServer(options: ServerOptions): Promise<Server> {
  const { port, dataDir, host = 'localhost' } = options;
  await mkdir(dataDir, { recursive: true });
  const page = frontPage(options.ledger ?? (await readLedger(ownLedger)));

  const app = fastify({ frameworkErrors: answerError });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.setNotFoundHandler(answerMissing);
  app.setErrorHandler(answerError);

  app.get('/', (_request, reply) => reply.type(HTML).send(page));
  app.get('/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(stylesheet),
  );
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=300').send(icon),
  );
  app.get('/healthz', () => ({ status: 'ok' }));

  const address = await app.listen({ port, host });
  return {
    url: urlOf(host, new URL(address).port),
    async close() {
      const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      await app.close();
      clearTimeout(impatience);
    },
  };
}

function answerMissing(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404);
  if (request.headers.accept?.includes('text/html')) reply.type(HTML).send(missingPage);
  else reply.send({ error: 'There is nothing at this address.' });
}

/** Says what was wrong with a request, and nothing about what went wrong inside. */
function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  if (status >= 500) process.stderr.write(`${error.stack ?? error.message}\n`);
  reply
    .code(status)
    .headers(headers)
    .send({ error: status < 500 ? error.message : 'Something went wrong on the server.' });
}

function urlOf(host: string, port: string): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
