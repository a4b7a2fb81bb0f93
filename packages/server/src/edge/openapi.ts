import { z } from 'zod';
import type { Route } from './route.ts';
import { clientMessage, refusal } from './schemas.ts';

interface Document {
  readonly openapi: string;
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

export interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, unknown>;
  required?: string[];
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return rest;
}

/** The whole HTTP interface, from the same schemas that check it. */
export function openApi(routes: readonly Route[], version: string): Document {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const { method, path } = route.spec;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Starboard',
      version,
      description:
        'Tables for board games. Live play goes over the WebSocket /api/live; see docs/protocol.md.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'From POST /api/tokens' },
        session: { type: 'apiKey', in: 'cookie', name: 'starboard.session_token' },
      },
      schemas: {
        Refusal: schemaOf(refusal, 'output'),
        ClientMessage: schemaOf(clientMessage, 'input'),
      },
    },
  };
}

const refused = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function operationOf({ spec, access }: Route): Operation {
  const { method, path, summary, tag, params, query, body, answer, status } = spec;
  const success = String(status ?? (answer === null ? 204 : 200));
  return {
    summary,
    tags: [tag],
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[/{}-]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    security:
      access === 'player' ? [{ token: [] }, { session: [] }] : [{}, { token: [] }, { session: [] }],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }),
    responses: {
      [success]:
        answer === null
          ? { description: 'Done' }
          : {
              description: 'Done',
              content: { 'application/json': { schema: schemaOf(answer, 'output') } },
            },
      '4XX': refused('Refused; nothing was changed'),
      '503': refused('The store is away for a moment; try again'),
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}
