import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../kernel/errors.ts';
import type { Endpoint } from '../wire/endpoint.ts';
import { WIRE_NAMES } from '../wire/wire-names.contract.ts';
import type { Bound } from './handlers-for.ts';

type Json = Record<string, unknown>;

/** Renames the properties of a schema: contracts use English names, the document the wire names. */
function wireSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(wireSchema);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties') {
        const renamed = Object.entries(value as Json).map(([name, schema]) => {
          const wireName = WIRE_NAMES[name];
          const values = wireName?.values;
          const shown = wireSchema(schema) as Json;
          const listed = shown['enum'];
          if (values && Array.isArray(listed)) {
            shown['enum'] = listed.map((item) => values[String(item)] ?? String(item));
          }
          return [wireName?.wire ?? name, shown];
        });
        return [key, Object.fromEntries(renamed)];
      }
      if (key === 'required' && Array.isArray(value)) {
        return [key, value.map((name) => WIRE_NAMES[String(name)]?.wire ?? String(name))];
      }
      return [key, wireSchema(value)];
    }),
  );
}

function schemaOf(schema: z.ZodType | undefined, io: 'input' | 'output'): Json {
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const rest = Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema'));
  return wireSchema(rest) as Json;
}

function parameters(endpoint: Endpoint): Json[] {
  const listed = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    const shape = schemaOf(schema, 'input');
    const required = (shape['required'] ?? []) as string[];
    return Object.entries((shape['properties'] ?? {}) as Json).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  return [...listed(endpoint.params, 'path'), ...listed(endpoint.query, 'query')];
}

function responses(endpoint: Endpoint): Json {
  const type = {
    json: 'application/json',
    sealed: 'text/plain',
    html: 'text/html',
    response: '*/*',
  };
  const good = {
    description:
      endpoint.replyAs === 'sealed' ? 'The sealed answer; JSON when asked for by name.' : 'Done.',
    content: { [type[endpoint.replyAs ?? 'json']]: { schema: schemaOf(endpoint.reply, 'output') } },
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...endpoint.errors, ...(endpoint.body ? (['input_invalid'] as const) : [])]) {
    const status = ERRORS[code].status;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const refused = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: [...new Set(codes)].join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return { 200: good, ...(Object.fromEntries(refused) as Json) };
}

function operation(key: string, endpoint: Endpoint): Json {
  const type = {
    json: 'application/json',
    envelope: 'application/json',
    multipart: 'multipart/form-data',
    raw: '*/*',
  };
  return {
    operationId: key.replace(/[^A-Za-z]+/g, '_'),
    summary: endpoint.summary,
    ...(endpoint.access === 'member' ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
    parameters: parameters(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [type[endpoint.bodyAs ?? 'json']]: { schema: schemaOf(endpoint.body, 'input') },
            },
          },
        }
      : {}),
    responses: responses(endpoint),
  };
}

/** The OpenAPI document of every endpoint, generated from the contracts alone. */
export function openApiDocument(endpoints: ReadonlyMap<string, Bound>): Json {
  const paths: Record<string, Json> = {};
  for (const [key, { endpoint }] of [...endpoints].sort(([a], [b]) => a.localeCompare(b))) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint) };
  }
  const text = { type: 'string' };
  return {
    openapi: '3.1.0',
    info: { title: 'Amarena', version: '1' },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'amarena' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['code', 'message', 'requestId', 'fields', 'params'],
          properties: {
            code: text,
            message: text,
            requestId: text,
            fields: {
              type: 'array',
              items: { type: 'object', properties: { path: text, code: text } },
            },
            params: { type: 'object' },
          },
        },
      },
    },
  };
}
