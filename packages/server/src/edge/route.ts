import { message } from '@starboard/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Caller, callerOf } from '../accounts/players.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerId } from '../store/ids.ts';
import { checkText } from './text.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Spec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly method: Method;
  /** With {braces} for parameters, as OpenAPI writes them. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** What comes back; null for nothing. */
  readonly answer: z.ZodType | null;
  readonly status?: number;
  /** Fewer of these are allowed in a minute: they make accounts or try passwords. */
  readonly costly?: true;
  /** Who you are and what gets you in: not for programs that only have a token. */
  readonly personal?: true;
}

interface Given<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Who> {
  readonly params: z.infer<P>;
  readonly query: z.infer<Q>;
  readonly body: z.infer<B>;
  readonly player: Who;
  readonly caller: Who extends PlayerId ? Caller : Caller | null;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One address of the API. */
export interface Route {
  readonly spec: Spec<z.ZodType, z.ZodType, z.ZodType>;
  readonly access: 'anyone' | 'player';
  handle(
    services: Services,
    caller: Caller | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown>;
}

type Nothing = z.ZodObject<Record<never, never>, z.core.$strict>;
const nothing: Nothing = z.strictObject({});

/** An address for everybody, signed in or not. */
export function open<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  spec: Spec<P, Q, B>,
  handler: (given: Given<P, Q, B, PlayerId | null>) => Promise<unknown>,
): Route {
  return {
    spec,
    access: 'anyone',
    handle: async (services, caller, request, reply) =>
      handler({
        ...read(spec, request),
        player: caller?.player ?? null,
        caller,
        services,
        request,
        reply,
      }),
  };
}

/** An address for people who are signed in. */
export function signedIn<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(spec: Spec<P, Q, B>, handler: (given: Given<P, Q, B, PlayerId>) => Promise<unknown>): Route {
  return {
    spec,
    access: 'player',
    handle: async (services, caller, request, reply) => {
      if (caller === null) throw new Refusal(401, 'not-signed-in');
      if (spec.personal === true && caller.by === 'token') {
        throw new Refusal(403, 'not-with-a-token');
      }
      const { player } = caller;
      return handler({ ...read(spec, request), player, caller, services, request, reply });
    },
  };
}

function read<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  { params, query, body }: Spec<P, Q, B>,
  request: FastifyRequest,
) {
  return {
    params: checked<P>(params, request.params, 'params'),
    query: checked<Q>(query, request.query, 'query'),
    body: checked<B>(body, request.body === undefined ? {} : request.body, 'body'),
  };
}

/** The value, if it is of the form; otherwise a refusal that says where it is not. */
export function checked<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  where: string,
): z.infer<S> {
  checkText(value);
  // Without a schema nothing may be given, and nothing is what the handler's type says it gets.
  const result = (schema ?? nothing).safeParse(value);
  if (result.success) return result.data as z.infer<S>;
  const [issue] = result.error.issues;
  const at = [where, ...(issue?.path.map(String) ?? [])].join('.');
  // Some forms are wrong in a way that a person can be told.
  const known: unknown = issue?.code === 'custom' ? issue.params?.['refusal'] : undefined;
  if (typeof known === 'string') throw new Refusal(400, message(known, { at }));
  throw new Refusal(400, message('bad-request', { at, problem: issue?.message ?? '' }));
}

/** Puts the routes on the server. */
export function mount(
  app: FastifyInstance,
  config: Config,
  ready: () => Services,
  routes: readonly Route[],
): void {
  for (const route of routes) {
    const { method, path, answer, status, costly } = route.spec;
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...(costly === true
        ? { config: { rateLimit: { max: config.limits.signInsPerMinute } } }
        : {}),
      handler: async (request, reply) => {
        const services = ready();
        const { hall, auth } = services;
        const caller = await callerOf(hall.store, auth, headersOf(request), (cookie) =>
          reply.header('set-cookie', cookie),
        );
        const result = await route.handle(services, caller, request, reply);
        if (reply.sent) return reply;
        reply.header('cache-control', 'no-store');
        if (answer === null) return reply.code(status ?? 204).send();
        return reply.code(status ?? reply.statusCode).send(result);
      },
    });
  }
}

export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}
