import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brandSettings, settingsCache } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import { settingsHistory } from '#lib/desk/brands/read-settings.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';
import {
  approvalsOf,
  brandId,
  decide,
  note,
  onlyApproval,
  setRules,
  type Person,
} from './second-person.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let ada: Person;
let bea: Person;
beforeEach(async () => {
  await db().approval.deleteMany();
  ada = await createOperator();
  bea = await createOperator();
});
afterEach(() => setRules({}));

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
  beforeEach(() => setRules({ secondPerson: true }));

  test('are published once another operator approves, in the name of who asked', async () => {
    const before = await newest();
    expect((await changeSettings(ada)).answer).toEqual({ version: null });
    expect(await newest()).toEqual(before);
    const asked = await onlyApproval(bea);
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
    expect(await approvalsOf(bea)).toEqual([]);
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
    const { id } = await onlyApproval(ada);
    expect(await decide('decline', id, ada, { reason: 'Not now' })).toMatchObject({ status: 200 });
    await changeSettings(bea);
    const second = await onlyApproval(ada);
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
    const { id } = await onlyApproval(bea);
    await setRules({ secondPerson: true, ticketHours: 3 });
    expect(await decide('approve', id, bea)).toMatchObject({ code: 'conflict' });
    expect(await db().approval.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'void',
    });
  });

  test('refuse faults to who asks', async () => {
    expect(await changeSettings(ada, { defaultFlow: 'nowhere' })).toMatchObject({
      code: 'input_invalid',
    });
    expect(await approvalsOf(bea)).toEqual([]);
  });

  test('are decided by operators of the brand with the duty', async () => {
    await changeSettings(ada);
    const { id } = await onlyApproval(bea);
    const elsewhere = await createOperator({ brandIds: ['fuego'] });
    const finance = await createOperator({ role: 'finance' });
    for (const stranger of [elsewhere, finance]) {
      expect(await approvalsOf(stranger)).toEqual([]);
      expect(await decide('approve', id, stranger)).toMatchObject({ code: 'not_found' });
    }
  });
});

test('requests that an operator may not decide leave room for those they may', async () => {
  const finance = await createOperator({ role: 'finance', brandIds: [brandId] });
  const row = {
    kind: 'flow' as const,
    proposal: { act: 'restore_settings', brandId, version: 1, newest: 1 },
    note,
    requestedBy: 'operator:somebody',
  };
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  await db().approval.createMany({
    data: Array.from({ length: 100 }, (_, index) => {
      const key = `flow${String(index)}`;
      return { ...row, id: newId(), brandId: 'fuego', key, requestedAt: at(index) };
    }),
  });
  const late = { ...row, id: newId(), brandId, key: brandId, requestedAt: at(200) };
  await db().approval.create({ data: { ...late, kind: 'refund' } });
  await db().approval.create({ data: { ...late, id: newId(), kind: 'settings' } });
  const local = await createOperator({ brandIds: [brandId] });
  expect((await approvalsOf(finance)).map(({ kind }) => kind)).toEqual(['refund']);
  expect((await approvalsOf(local)).map(({ kind }) => kind).sort()).toEqual(['refund', 'settings']);
});

test('settings of a brand with a limit for refunds need a second person, who could lift it otherwise', async () => {
  await setRules({ refundLimitMinor: 500 });
  const { content } = await newest();
  const limits = { ...content.limits, refundLimitMinor: null };
  expect((await changeSettings(ada, { limits })).answer).toEqual({ version: null });
  const { id } = await onlyApproval(bea);
  expect(await decide('approve', id, bea)).toMatchObject({ status: 200 });
  settingsCache.clear();
  expect((await changeSettings(ada, {})).answer).not.toEqual({ version: null });
});

test('settings of other brands are published at once', async () => {
  const { version } = await newest();
  expect((await changeSettings(ada, {})).answer).toEqual({ version: version + 1 });
});
