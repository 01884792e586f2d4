import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brandSettings } from '#lib/brands/settings.ts';
import { db } from '#lib/db/client.ts';
import { listBrands, settingsHistory } from '#lib/desk/brands/read-settings.ts';
import { clock, SECOND } from '#lib/kernel/clock.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const brand = 'spark';
const note = 'Asked for by the owner';
let token = '';
let operatorId = '';

beforeEach(async () => {
  ({ token, id: operatorId } = await createOperator());
});
afterEach(() => {
  clock.setOffset(0);
});

const ask = (what: string, body: unknown, more: { token?: string; brand?: string } = {}) =>
  askDesk(`POST /api/desk/brands/{brand}/${what}`, {
    token: more.token ?? token,
    body,
    params: { brand: more.brand ?? brand },
  });
const newest = async () => {
  const [first] = (await settingsHistory(brand)).versions;
  if (!first) throw new Error('brand has no settings');
  return first;
};

describe('a brand’s switches and limits', () => {
  test('are changed as one version, effective within five seconds, with author and reason', async () => {
    const { version, content } = await newest();
    await brandSettings(brand);
    const limits = { ...content.limits, aiAnswersPerMember: 77 };
    const changed = { ...content, mainstream: !content.mainstream, limits };
    const done = await ask('settings', { content: changed, version, note });
    expect(done.answer).toEqual({ version: version + 1 });
    clock.setOffset(5 * SECOND + 1);
    expect(await brandSettings(brand)).toMatchObject({
      mainstream: !content.mainstream,
      limits: { aiAnswersPerMember: 77 },
    });
    expect(await newest()).toMatchObject({
      version: version + 1,
      by: 'admin at work',
      note,
      earlier: content,
    });
    const where = { actor: `operator:${operatorId}`, action: 'brand.settings' };
    expect(await db().auditEntry.findFirst({ where })).toMatchObject({ brandId: brand });
  });

  test('are restored as a new version', async () => {
    const { version, content } = await newest();
    await ask('settings', { content: { ...content, disclosure: 'private' }, version, note });
    const back = await ask('restore', { version, newest: version + 1, note });
    expect(back.answer).toEqual({ version: version + 2 });
    expect(await newest()).toMatchObject({ content, restores: version });
  });

  test('are not overwritten if another operator has changed them', async () => {
    const { version, content } = await newest();
    await ask('settings', { content: { ...content, mainstream: true }, version, note });
    const late = await ask('settings', { content, version, note });
    expect(late.code).toBe('conflict');
    const back = await ask('restore', { version, newest: version, note });
    expect(back.code).toBe('conflict');
    const gone = await ask('restore', { version: 999_999, newest: version + 1, note });
    expect(gone.code).toBe('not_found');
  });

  test.each([
    [{ defaultFlow: 'nope' }, 'defaultFlow flow_unknown'],
    [{ paymentCompany: 'mine' }, 'paymentCompany invalid_value'],
    [{ limits: { aiAnswersPerMember: -1 } }, 'limits.aiAnswersPerMember too_small'],
    [{ limits: { operatorHours: { from: 9, to: 9 } } }, 'limits.operatorHours custom'],
    [{ hosts: ['evil.example'] }, ' unrecognized_keys'],
  ])('are refused with %j', async (changes, fault) => {
    const { version, content } = await newest();
    const changed = { ...content, ...changes };
    const { answer } = await ask('check', { content: changed });
    const faults = answer['faults'] as readonly { path: string; code: string }[];
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([fault]);
    const refused = await ask('settings', { content: changed, version, note });
    expect(refused.code).toBe('input_invalid');
  });
});

test('refuses operators who work for another brand', async () => {
  const { token: other } = await createOperator({ brandIds: ['fuego'] });
  const { version, content } = await newest();
  for (const [what, body] of [
    ['check', { content }],
    ['settings', { content, version, note }],
    ['restore', { version, newest: version, note }],
  ] as const) {
    expect([what, (await ask(what, body, { token: other })).code]).toEqual([what, 'not_found']);
  }
  expect((await listBrands({ brandIds: ['fuego'] })).map(({ id }) => id)).toEqual(['fuego']);
});
