// [core §7 POST /api/log/event] [core §7 Retargeting event lead] [money §7 KPI events of /api/log/event]
// [money §7 KPI sent by the browser] [money §7 KPI tentativo]
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { recordKpi } from '#lib/tracking/record-kpi.ts';
import { register } from '#lib/accounts/signup/register.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { signupForm } from '../accounts/signup-form.ts';
import { ask } from '../http/callers.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

let member: CreatedMember;
beforeEach(async () => {
  member = await createMember({ flowCode: '21' });
});
afterEach(() => {
  clock.setOffset(0);
});

const kpiEvents = ({ memberId } = member) =>
  db().kpiEvent.findMany({ where: { memberId }, orderBy: { at: 'asc' } });

function postEvent(body: object, who: CreatedMember | null = member) {
  const key = 'POST /api/log/event';
  const headers = { 'user-agent': PHONE };
  return ask({ key, token: who?.token, body: JSON.stringify(body), headers });
}

const counted = async (body: object): Promise<unknown> => {
  const { status, text } = await postEvent(body);
  expect(status).toBe(200);
  return (JSON.parse(text) as { counted: boolean }).counted;
};

describe('an analytics event', () => {
  test('is stored with what the server knows, and without personal data', async () => {
    const event = {
      clickid: member.publicId,
      service: 'elsewhere',
      nome_evento: 'scelta_rateplan',
      valore_evento: 'sub_1m',
      premiumLevel: 'premium',
      flux: '7',
      country: 'xx',
      email: member.email,
      ua: 'somebody’s very own browser',
      unica: 0,
      metadata: { plan: 'sub_1m', hook: 'fine_crediti', name: 'Mario Rossi' },
    };
    expect(await counted(event)).toBe(true);
    const [row, ...more] = await kpiEvents();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      name: 'plan_choice',
      value: 'sub_1m',
      brandId: 'dolcevita',
      flowCode: '21',
      tier: 'free',
      country: 'it',
      browser: 'chrome-phone',
      once: false,
      source: null,
      data: { plan: 'sub_1m', hook: 'fine_crediti' },
    });
    const whole = JSON.stringify(row);
    for (const own of [member.email, 'Mario', 'somebody', member.publicId]) {
      expect(whole).not.toContain(own);
    }
  });

  test('marked as unique counts once per member, also when sent many times at once', async () => {
    const event = { nome_evento: 'popup_doi', valore_evento: 'valid', unica: true };
    const all = await Promise.all(Array.from({ length: 12 }, () => counted(event)));
    expect(all.filter((one) => one === true)).toHaveLength(1);
    expect(await kpiEvents()).toHaveLength(1);
    const other = await createMember();
    expect((await postEvent(event, other)).status).toBe(200);
    expect(await kpiEvents(other)).toHaveLength(1);
    const often = { nome_evento: 'popup_notifica' };
    expect([await counted(often), await counted(often)]).toEqual([true, true]);
  });

  test.each(['like', 'dislike', 'ko_msg', 'ko_icebreaker'])(
    'that the server records itself is not counted from a client: %s',
    async (name) => {
      expect(await counted({ clickid: member.publicId, angelId: 'x', type: name })).toBe(false);
      expect(await kpiEvents()).toEqual([]);
    },
  );

  test.each(['tentativo', 'lead', 'like'])(
    'that the server records itself is not counted by name either: %s',
    async (name) => {
      expect(await counted({ nome_evento: name, unica: 1 })).toBe(false);
      expect(await kpiEvents()).toEqual([]);
    },
  );

  test.each([
    ['an unknown event', { nome_evento: 'anything' }],
    ['our own word for one', { nome_evento: 'plan_choice ' }],
    ['a sentence for a value', { nome_evento: 'engage', valore_evento: 'mario@example.test ciao' }],
    ['an unknown type', { type: 'superlike' }],
    ['nothing', {}],
    ['another level', { nome_evento: 'engage', premiumLevel: 'gold' }],
  ])('is refused: %s', async (_, body) => {
    expect((await postEvent(body)).code).toBe('input_invalid');
    expect(await kpiEvents()).toEqual([]);
  });

  test('of another member is refused', async () => {
    const other = await createMember();
    const event = { clickid: other.publicId, nome_evento: 'engage' };
    expect((await postEvent(event)).code).toBe('not_found');
    expect((await postEvent({ nome_evento: 'engage' }, null)).code).toBe('unauthenticated');
    expect([...(await kpiEvents()), ...(await kpiEvents(other))]).toEqual([]);
  });
});

test('a signup is recorded as one lead, with its source and the day in the brand’s timezone', async () => {
  // 00:30 in Rome, the day before in UTC.
  const now = new Date('2026-11-21T23:30:00Z');
  const registered = await register(await signupForm({}, { now }));
  if (registered.kind !== 'entered') throw new Error('register returned no session');
  const { memberId } = registered;
  const [lead, ...more] = await db().kpiEvent.findMany({ where: { memberId } });
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ name: 'lead', once: true, source: 'test', tier: 'free' });
  expect(lead?.day).toEqual(new Date('2026-11-22T00:00:00Z'));
  const again = { brandId: 'dolcevita', memberId, name: 'lead', once: true, now };
  expect(await recordKpi(again)).toBe(false);
});

test('an event without a member is counted too', async () => {
  const now = clock.now();
  expect(await recordKpi({ brandId: 'dolcevita', memberId: null, name: 'made_up', now })).toBe(
    true,
  );
  const row = await db().kpiEvent.findFirstOrThrow({ where: { name: 'made_up' } });
  expect(row).toMatchObject({ memberId: null, tier: null, flowCode: null });
});
