// [finding 82] [core §8 input_invalid]
import { beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { parseInput, parsePlain } from '#lib/http/parse-input.ts';
import { endpoints } from '#lib/http/registry.ts';
import { deskEventsIn } from '#lib/hub/inbound/desk-events.ts';
import { inboundEvents } from '#lib/hub/inbound/registry.ts';
import { ATTACKS } from '#tests/setup/attacks.ts';
import { excesses, type Work } from '#tests/setup/growth.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { ask, createCallers, type Callers } from './callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const MEGABYTE = 1024 * 1024;
const UNITS = ATTACKS.map((unit) => ({ unit }));

type Shape = Readonly<Record<string, unknown>>;

/** A value of a JSON schema whose every text is the given one: an input that reaches each field's check. */
function valueOf(shape: Shape, text: string): unknown {
  const options = (shape['anyOf'] ?? shape['oneOf'] ?? shape['allOf']) as Shape[] | undefined;
  if (options) return options.map((one) => valueOf(one, text)).find((one) => one !== null) ?? null;
  if (shape['const'] !== undefined) return shape['const'];
  if (Array.isArray(shape['enum'])) return (shape['enum'] as unknown[])[0];
  switch (shape['type']) {
    case 'object': {
      const properties = Object.entries((shape['properties'] ?? {}) as Record<string, Shape>);
      const known = properties.map(([key, one]) => [key, valueOf(one, text)] as const);
      return { ...Object.fromEntries(known), [text.slice(0, 1_000)]: text };
    }
    case 'array':
      return [valueOf((shape['items'] ?? {}) as Shape, text)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return text;
  }
}

function parsing(schema: z.ZodType, parse: typeof parsePlain): Work {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return (text) => {
    for (const value of [valueOf(shape, text), text, [text], { [text]: text }]) {
      try {
        parse(schema, value);
      } catch {
        // A refusal is an answer like any other.
      }
    }
  };
}

type Bound = { readonly endpoint: Readonly<Record<string, unknown>> };

function contractsOf(
  all: ReadonlyMap<string, Bound>,
  parse: typeof parsePlain,
): ReadonlyMap<string, Work> {
  return new Map(
    [...all].flatMap(([key, { endpoint }]) =>
      ['params', 'query', 'body'].flatMap((part) => {
        const schema = endpoint[part];
        return schema instanceof z.ZodType
          ? [[`${key}, ${part}`, parsing(schema, parse)] as const]
          : [];
      }),
    ),
  );
}

describe('takes linear time for the worst input', () => {
  test.each([
    ['every contract of the brands’ hosts', contractsOf(endpoints, parseInput)],
    ['every contract of the desk', contractsOf(deskEndpoints, parsePlain)],
    [
      'every event of a socket',
      new Map(
        [...inboundEvents, ...deskEventsIn].map(([name, { schema }]) => [
          name,
          parsing(schema, parseInput),
        ]),
      ),
    ],
  ])(
    '%s',
    async (_, works) => {
      expect(works.size).toBeGreaterThan(2);
      expect(await excesses(works, () => UNITS)).toEqual([]);
    },
    300_000,
  );
});

describe('a megabyte is refused by its size, before it is parsed', () => {
  let callers: Callers;
  let operator: string;
  beforeAll(async () => {
    callers = await createCallers();
    operator = (await createOperator()).token;
  });
  // No JSON: a server that parsed it would say so.
  const body = '['.repeat(MEGABYTE);
  const smaller = ([, { endpoint }]: readonly [string, Bound]): boolean =>
    ((endpoint['bodyLimit'] as number | undefined) ?? 0) < MEGABYTE &&
    endpoint['bodyAs'] !== 'multipart';
  const taking = (all: ReadonlyMap<string, Bound>): readonly string[] =>
    [...all].filter((one) => !one[0].startsWith('GET ') && smaller(one)).map(([key]) => key);

  test.each(taking(endpoints))('%s', async (key) => {
    // Some calls end the session that they use.
    callers = await createCallers();
    const { token, publicId: trackerId } = callers.free;
    const length = { 'content-length': String(MEGABYTE) };
    for (const headers of [length, {}]) {
      const { status, code } = await ask({ key, token, params: { trackerId }, body, headers });
      expect([status, code]).toEqual([413, 'input_too_large']);
    }
  });

  test.each(taking(deskEndpoints))('%s', async (key) => {
    const refused = await askDesk(key, { token: operator, purpose: 'a test', raw: body });
    const unsent = key.endsWith('/login') || key.endsWith('/logout');
    expect([refused.status, unsent || refused.code]).toEqual([413, unsent || 'input_too_large']);
  });
});
