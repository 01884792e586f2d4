import type { z } from 'zod';
import { ERRORS, type ErrorCode } from '../kernel/errors.ts';
import type { Endpoint } from '../wire/endpoint.ts';
import type { Bound } from './handlers-for.ts';
import { errorsOf } from './implied-errors.ts';
import { wireSchema, type Json } from './wire-schema.ts';

function parameters(endpoint: Endpoint, path: string): Json[] {
  const listed = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    const shape = wireSchema(schema, 'input');
    const required = (shape['required'] ?? []) as string[];
    return Object.entries((shape['properties'] ?? {}) as Json).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  const inPath = listed(endpoint.params, 'path');
  const untyped = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !inPath.some((each) => each['name'] === name))
    .map((name) => ({ name, in: 'path', required: true, schema: TEXT }));
  return [...inPath, ...untyped, ...listed(endpoint.query, 'query')];
}

const TEXT = { type: 'string' };

function success(endpoint: Endpoint): Json {
  const reply = wireSchema(endpoint.reply, 'output', endpoint.verbatimKeys);
  switch (endpoint.replyAs ?? 'json') {
    case 'sealed':
      return {
        200: {
          description: 'Sealed text, or JSON to `Accept: application/json`: see docs/wire.md.',
          content: {
            'application/json': { schema: reply },
            'text/plain': { schema: { type: 'string', contentEncoding: 'base64' } },
          },
        },
      };
    case 'html':
      return { 200: { description: 'A page.', content: { 'text/html': { schema: TEXT } } } };
    case 'response':
      return {
        '2XX': { description: 'A file, or the acknowledgement that its caller expects.' },
        '3XX': { description: 'The address of the next page, or of an unchanged file.' },
      };
    case 'json':
      return { 200: { description: 'Done.', content: { 'application/json': { schema: reply } } } };
  }
}

/** The refusals of a call by status; calls with the same codes share one entry of `shared`. */
function refusals(key: string, endpoint: Endpoint, shared: Json): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(key, endpoint)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]) => {
    const name = `${status}-${codes.sort().join('-')}`;
    shared[name] ??= refusal(codes);
    return [String(status), { $ref: `#/components/responses/${name}` }] as const;
  });
  return Object.fromEntries(entries);
}

function refusal(codes: readonly ErrorCode[]): Json {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
  };
  return { description: codes.join(', '), content: { 'application/json': { schema } } };
}

const BODY_TYPES = {
  json: 'application/json',
  envelope: 'application/json',
  multipart: 'multipart/form-data',
  raw: '*/*',
};

function requestBody(endpoint: Endpoint): Json {
  const plain = wireSchema(endpoint.body, 'input');
  const sealed = { $ref: '#/components/schemas/Envelope' };
  const schema = endpoint.bodyAs === 'envelope' ? { anyOf: [plain, sealed] } : plain;
  return { required: true, content: { [BODY_TYPES[endpoint.bodyAs ?? 'json']]: { schema } } };
}

function operation(key: string, endpoint: Endpoint, path: string, shared: Json): Json {
  return {
    operationId: key.replace(/[^A-Za-z]+/g, '_'),
    summary: endpoint.summary,
    ...(endpoint.access === 'member' ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
    parameters: parameters(endpoint, path),
    ...(endpoint.body ? { requestBody: requestBody(endpoint) } : {}),
    responses: { ...success(endpoint), ...refusals(key, endpoint, shared) },
  };
}

const PROBLEM = {
  type: 'object',
  description: 'Every refused call.',
  required: ['code', 'message', 'requestId', 'fields', 'params'],
  properties: {
    code: TEXT,
    message: {
      type: 'string',
      description: 'The context of the call and the number of the error.',
    },
    requestId: TEXT,
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: TEXT, code: TEXT },
        additionalProperties: false,
      },
    },
    params: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
  },
};

const ENVELOPE = {
  type: 'object',
  description: 'The body as JSON, sealed: see docs/wire.md.',
  required: ['utente'],
  properties: { utente: { type: 'string', contentEncoding: 'base64' } },
};

/** The OpenAPI document of every endpoint, generated from the contracts alone. */
export function openApiDocument(endpoints: ReadonlyMap<string, Bound>): Json {
  const paths: Record<string, Json> = {};
  const shared: Json = {};
  for (const [key, { endpoint }] of [...endpoints].sort(([a], [b]) => a.localeCompare(b))) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(key, endpoint, path, shared),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Amarena',
      version: '1',
      description:
        'Hosts, sessions, the envelope and a worked example: docs/wire.md. The socket: docs/asyncapi.json.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'amarena' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      responses: shared,
      schemas: { Problem: PROBLEM, Envelope: ENVELOPE },
    },
  };
}
