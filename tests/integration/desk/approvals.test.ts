import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brandSettings, settingsCache } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import { settingsHistory } from '#lib/desk/brands/read-settings.ts';
import { clock } from '#lib/kernel/clock.ts';
import { installProvider } from '#lib/payments/providers/registry.ts';
import { setLimits } from '#lib/staff/set-limits.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { paidOrder } from '#tests/factories/paid-order.ts';
import { simulatedProvider } from '#tests/factories/simulated-provider.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
installProvider(simulatedProvider().provider);

type Person = Awaited<ReturnType<typeof createOperator>>;
type Approval = {
  id: string;
  kind: string;
  mine: boolean;
  changes: unknown[];
  requestedBy: string;
};

const brandId = 'dolcevita';
const note = 'Asked for by the owner';
let ada: Person;
let bea: Person;
const rules = async (limits: object): Promise<void> => {
  const brand = brandOf(brandId);
  const json = JSON.stringify(limits);
  await setLimits({ brand, json, actor: 'command-line:test', now: clock.now() });
  settingsCache.clear();
};
beforeEach(async () => {
  await db().approval.deleteMany();
  ada = await createOperator();
  bea = await createOperator();
});
afterEach(() => rules({}));

async function listOf({ token }: Person): Promise<Approval[]> {
  const { answer } = await askDesk('GET /api/desk/approvals', { token });
  return answer['approvals'] as Approval[];
}
async function only(who: Person): Promise<Approval> {
  const [one, ...others] = await listOf(who);
  if (!one || others.length > 0) throw new Error('not one request');
  return one;
}
const decide = (how: 'approve' | 'decline', id: string, { token }: Person, body: object = {}) =>
  askDesk(`POST /api/desk/approvals/{id}/${how}`, { token, params: { id }, body });
const newest = async () => {
  const [first] = (await settingsHistory(brandId)).versions;
  if (!first) throw new Error('brand has no settings');
  return first;
};
async function changeSettings({ token }: Person, change: object = { mainstream: true }) {
  const { version, content } = await newest();
  const body = { content: { ...content, ...change }, version, note };
  const params = { brand: brandId };
  return askDesk('POST /api/desk/brands/{brand}/settings', { token, body, params });
}

describe('settings of a brand that asks for a second person', () => {
  beforeEach(() => rules({ secondPerson: true }));

  test('are published once another operator approves, in the name of who asked', async () => {
    const before = await newest();
    expect((await changeSettings(ada)).answer).toEqual({ version: null });
    expect(await newest()).toEqual(before);
    const asked = await only(bea);
    expect(asked).toMatchObject({
      kind: 'settings',
      mine: false,
      requestedBy: 'admin at work',
      changes: [{ path: ['mainstream'], before: false, after: true }],
    });
    expect(await decide('approve', asked.id, ada)).toMatchObject({ code: 'forbidden' });
    expect(await decide('approve', asked.id, bea)).toMatchObject({ status: 200 });
    settingsCache.clear();
    expect(await brandSettings(brandId)).toMatchObject({ mainstream: true });
    expect(await newest()).toMatchObject({ version: before.version + 1, note });
    expect(await decide('approve', asked.id, bea)).toMatchObject({ code: 'conflict' });
    expect(await listOf(bea)).toEqual([]);
    const entries = await db().auditEntry.findMany({
      where: { action: { in: ['approval.request', 'approval.approved', 'brand.settings'] } },
      orderBy: { id: 'desc' },
      take: 3,
    });
    const actors = Object.fromEntries(entries.map(({ action, actor }) => [action, actor]));
    expect(actors).toEqual({
      'approval.request': `operator:${ada.id}`,
      'approval.approved': `operator:${bea.id}`,
      'brand.settings': `operator:${ada.id}`,
    });
  });

  test('are asked for once at a time, and can be withdrawn or declined', async () => {
    await changeSettings(ada);
    expect(await changeSettings(bea)).toMatchObject({ code: 'conflict' });
    const { id } = await only(ada);
    expect(await decide('decline', id, ada, { reason: 'Not now' })).toMatchObject({ status: 200 });
    await changeSettings(bea);
    const second = await only(ada);
    expect(await decide('decline', second.id, ada, { reason: 'No' })).toMatchObject({
      code: 'input_invalid',
    });
    await decide('decline', second.id, ada, { reason: 'Not at all' });
    expect(await db().approval.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { state: 'declined', reason: 'Not now' },
      { state: 'declined', reason: 'Not at all', decidedBy: `operator:${ada.id}` },
    ]);
  });

  test('that were changed meanwhile are not published by an old request', async () => {
    await changeSettings(ada);
    const { id } = await only(bea);
    await rules({ secondPerson: true, ticketHours: 3 });
    expect(await decide('approve', id, bea)).toMatchObject({ code: 'conflict' });
    expect(await db().approval.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'void',
    });
  });

  test('refuse faults to who asks', async () => {
    expect(await changeSettings(ada, { defaultFlow: 'nowhere' })).toMatchObject({
      code: 'input_invalid',
    });
    expect(await listOf(bea)).toEqual([]);
  });

  test('are decided by operators of the brand with the duty', async () => {
    await changeSettings(ada);
    const { id } = await only(bea);
    const elsewhere = await createOperator({ brandIds: ['fuego'] });
    const finance = await createOperator({ role: 'finance' });
    for (const stranger of [elsewhere, finance]) {
      expect(await listOf(stranger)).toEqual([]);
      expect(await decide('approve', id, stranger)).toMatchObject({ code: 'not_found' });
    }
  });
});

test('settings of other brands are published at once', async () => {
  const { version } = await newest();
  expect((await changeSettings(ada, {})).answer).toEqual({ version: version + 1 });
});

describe('a refund above the limit of its brand', () => {
  beforeEach(() => rules({ refundLimitMinor: 500 }));
  const refund = ({ token }: Person, orderId: string, amountMinor: number) =>
    askDesk('POST /api/desk/orders/{orderId}/refund', {
      token,
      params: { orderId },
      body: { amountMinor, refundCount: 0, reason: note },
      purpose: 'a complaint',
    });

  test('is made once a second operator approves, and a smaller one at once', async () => {
    const { intent, attempt } = await paidOrder();
    const fina = await createOperator({ role: 'finance' });
    const flora = await createOperator({ role: 'finance' });
    expect((await refund(fina, intent.publicId, 501)).answer).toEqual({ amountMinor: null });
    const where = { attemptId: attempt.id };
    expect(await db().refund.count({ where })).toBe(0);
    const asked = await only(flora);
    expect(asked).toMatchObject({ kind: 'refund', key: intent.publicId });
    expect(asked).toMatchObject({ amount: { amountMinor: 501 } });
    expect(await decide('approve', asked.id, fina)).toMatchObject({ code: 'forbidden' });
    expect(await decide('approve', asked.id, flora)).toMatchObject({ status: 200 });
    expect(await db().refund.findMany({ where })).toMatchObject([
      { amountMinor: 501, requestedBy: `operator:${fina.id}` },
    ]);
    const other = await paidOrder();
    expect((await refund(fina, other.intent.publicId, 500)).answer).toEqual({ amountMinor: 500 });
  });

  test('is not made twice when two approve at once', async () => {
    const { intent, attempt } = await paidOrder();
    await refund(await createOperator({ role: 'finance' }), intent.publicId, 600);
    const { id } = await only(ada);
    await Promise.all([decide('approve', id, ada), decide('approve', id, bea)]);
    expect(await db().refund.count({ where: { attemptId: attempt.id } })).toBe(1);
    const row = await db().approval.findUniqueOrThrow({ where: { id } });
    expect(row.state).toBe('approved');
  });
});
