// [core §7 POST /api/dispenser/match] [core §8 input_invalid]
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pool } from '#lib/db/pool.ts';
import { endpoints } from '#lib/http/registry.ts';
import { toWire } from '#lib/wire/rename.ts';
import { seal } from '#lib/wire/envelope.ts';
import { WIRE_NAMES } from '#lib/wire/wire-names.contract.ts';
import { ask, createCallers, type Callers } from './callers.ts';

const RUNS = process.env['TEST_ALL'] === '1' ? 200 : 12;

let callers: Callers;
process.env['RATE_LIMIT_FACTOR'] = '100000';
beforeAll(async () => {
  callers = await createCallers();
});

const TABLES = [
  'users',
  'profiles',
  'sessions',
  'one_time_tokens',
  'consent_records',
  'conversations',
  'messages',
  'credit_entries',
  'intents',
  'attempts',
  'tickets',
  'mail_messages',
  'provider_events',
];
const COUNT = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');

/** Row counts of the tables in which bad input could leave an incomplete change. */
async function rows(): Promise<object> {
  const { rows: counted } = await pool().query<object>(`select ${COUNT}`);
  return counted[0] ?? {};
}

const keys = fc.constantFrom(
  ...Object.keys(WIRE_NAMES),
  'email',
  'password',
  'clickid',
  'angelId',
  'trackerId',
  'page',
  'region',
  'terms1',
  'token',
  'premiumLevel',
);
const body = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.string(), fc.integer(), fc.boolean())),
);

const changing = [...endpoints].filter(([key]) => !key.startsWith('GET '));

describe('bad input', () => {
  test.each(changing.map(([key]) => key))(
    '%s refuses random bodies with an error code and stores nothing',
    async (key) => {
      // Some calls end the session that they use.
      callers = await createCallers();
      let before = await rows();
      await fc.assert(
        fc.asyncProperty(body, fc.boolean(), fc.boolean(), async (value, member, sealed) => {
          const plain = toWire(value);
          const sent = sealed ? { utente: seal(plain, 'amarena-wire') } : plain;
          const token = member ? callers.free.token : undefined;
          const params = { trackerId: callers.free.publicId };
          const { status, code } = await ask({ key, token, params, body: JSON.stringify(sent) });
          expect([key, status]).not.toEqual([key, 500]);
          const after = await rows();
          if (status >= 400) {
            expect(code).toBeDefined();
            expect(after).toEqual(before);
          }
          before = after;
        }),
        { numRuns: RUNS },
      );
    },
  );

  test.each(changing.map(([key]) => key))(
    '%s refuses a body that is not JSON, is too large, or has another type',
    async (key) => {
      const bound = endpoints.get(key);
      if (bound?.endpoint.bodyAs === 'raw' || bound?.endpoint.bodyAs === 'multipart') return;
      const { token, publicId: trackerId } = callers.free;
      const params = { trackerId };
      expect((await ask({ key, token, params, body: '{"a":' })).status).toBe(422);
      const large = JSON.stringify({ msg: 'x'.repeat((bound?.endpoint.bodyLimit ?? 65_536) + 1) });
      expect(
        (
          await ask({
            key,
            token,
            params,
            body: large,
            headers: { 'content-length': String(large.length) },
          })
        ).code,
      ).toBe('input_too_large');
      expect(
        (
          await ask({
            key,
            token,
            params,
            body: 'a=1',
            contentType: 'application/x-www-form-urlencoded',
          })
        ).code,
      ).toBe('not_json');
    },
  );

  test('a body of unknown length is cut off at the limit', async () => {
    const { code } = await ask({ key: 'POST /api/log/client', body: 'x'.repeat(200_000) });
    expect(code).toBe('input_too_large');
  });

  test.each([...endpoints.keys()].filter((key) => key.includes('{')))(
    '%s does not fail on malformed path parameters',
    async (key) => {
      for (const odd of ["' or 1=1 --", '../../etc/passwd', '%00', '💥', 'x'.repeat(5_000)]) {
        const params = Object.fromEntries(
          [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, odd]),
        );
        const { status } = await ask({ key, token: callers.free.token, params });
        expect([key, odd.slice(0, 20), status < 500]).toEqual([key, odd.slice(0, 20), true]);
      }
    },
  );
});
