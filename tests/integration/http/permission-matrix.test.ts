// [core §6 Visitor] [core §6 Disabled user] [core §6 Bearer token] [core §7 GET /api/users/profile/{trackerId}]
// [core §7 GET /api/get/all/{trackerId}: undreadedMessages] [core §7 GET /api/get/messages/{trackerId}]
// [core §7 GET /api/get/messages/{trackerId}/{angelId}] [core §7 POST /api/dispenser/match]
// [core §8 unauthenticated] [core §8 not_found] [money §6 Visitors see no payment page]
// [money §7 POST /api/webhooks/adyen] [money §7 POST /api/webhooks/trustpay] [money §7 POST /api/webhooks/maxpay]
// [money §7 GET /api/tracker/getIp]
import { beforeAll, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { endpoints } from '#lib/http/registry.ts';
import { ask, createCallers, type CallerKind, type Callers } from './callers.ts';

/** The error code that stops a caller before the verb runs; null: the verb runs. */
const GATES: Readonly<Record<string, Readonly<Record<CallerKind, string | null>>>> = {
  visitor: { visitor: null, free: null, verified: null, disabled: null, elsewhere: null },
  signed: { visitor: null, free: null, verified: null, disabled: null, elsewhere: null },
  member: {
    visitor: 'unauthenticated',
    free: null,
    verified: null,
    disabled: 'account_disabled',
    elsewhere: 'unauthenticated',
  },
};

/** Who may call what: a call without a row here fails the test below. */
const MATRIX = new Map(
  [...endpoints].map(([key, { endpoint }]) => [key, GATES[endpoint.access]] as const),
);

/** Calls that carry a member's public id in the path or body: another member's answers 404. */
const NAMED = [...endpoints.keys()].filter((key) => key.includes('{trackerId}'));

/** Whether every session is open and every account in its state; some calls end the session that they use. */
async function areAsCreated({ free, verified, disabled, elsewhere }: Callers): Promise<boolean> {
  const active = [free.sessionId, verified.sessionId, elsewhere.sessionId];
  const unchanged = await db().session.count({
    where: {
      revokedAt: null,
      OR: [
        { id: { in: active }, member: { state: 'active' } },
        { id: disabled.sessionId, member: { state: 'disabled' } },
      ],
    },
  });
  return unchanged === 4;
}

let callers: Callers;
process.env['RATE_LIMIT_FACTOR'] = '100000';
beforeAll(async () => {
  callers = await createCallers();
});

describe('permissions', () => {
  test('have a row for every call of the registry', () => {
    expect([...MATRIX].filter(([, gate]) => gate === undefined).map(([key]) => key)).toEqual([]);
  });

  test.each([...MATRIX.keys()])('%s', async (key) => {
    if (!(await areAsCreated(callers))) callers = await createCallers();
    const gate = MATRIX.get(key);
    for (const kind of ['visitor', 'free', 'verified', 'disabled', 'elsewhere'] as const) {
      const token = kind === 'visitor' ? undefined : callers[kind].token;
      const { status, code } = await ask({ key, token, body: '{}' });
      const stopped = gate?.[kind] ?? null;
      if (stopped === null) {
        expect([kind, status === 500, code === 'account_disabled' && kind !== 'disabled']).toEqual([
          kind,
          false,
          false,
        ]);
      } else {
        expect([kind, code]).toEqual([kind, stopped]);
      }
    }
  });

  test.each(NAMED)("%s answers another member's id with 404", async (key) => {
    const { status } = await ask({
      key,
      token: callers.free.token,
      params: { trackerId: callers.verified.publicId },
      body: '{}',
    });
    expect(status).toBe(404);
  });
});

describe('request authentication', () => {
  test('refuses a foreign Origin on every call that changes data and is not exempt', async () => {
    for (const [key, { endpoint }] of endpoints) {
      if (key.startsWith('GET ') || endpoint.originExempt === true) continue;
      const { code } = await ask({ key, body: '{}', headers: { origin: 'http://evil.example' } });
      expect([key, code]).toEqual([key, 'origin_refused']);
    }
  });

  test('treats a made-up or ended session as no session', async () => {
    const { code } = await ask({
      key: 'GET /api/users/profile/{trackerId}',
      token: 'x'.repeat(43),
    });
    expect(code).toBe('unauthenticated');
  });
});
