import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { settingsHistory } from '#lib/desk/brands/read-settings.ts';
import { db } from '#lib/db/client.ts';
import { publishScheduled } from '#lib/desk/schedule/publish-scheduled.ts';
import { clock } from '#lib/kernel/clock.ts';
import { pauseBrand, resumeBrand } from '#lib/staff/pause-brand.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from './ask-desk.ts';
import { at, cancel, later, listed, read } from './scheduled-rows.ts';
import { brandId, decide, note, onlyApproval, setRules, type Person } from './second-person.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let ada: Person;
beforeEach(async () => {
  await db().scheduledPublication.deleteMany();
  await db().approval.deleteMany();
  ada = await createOperator();
});
afterEach(() => setRules({}));

const newest = async () => {
  const [first] = (await settingsHistory(brandId)).versions;
  if (!first) throw new Error('brand has no settings');
  return first;
};
async function ask(what: string, change: object, more: object = {}, { token }: Person = ada) {
  const { version, content } = await newest();
  const body = { content: { ...content, ...change }, version, note, ...more };
  return askDesk(`POST /api/desk/brands/{brand}/${what}`, {
    token,
    body,
    params: { brand: brandId },
  });
}
const schedule = (change: object, more: object = {}, who: Person = ada) =>
  ask('schedule', change, { at: at().toISOString(), ...more }, who);
const one = async () => (await listed(ada))[0]?.id ?? '';

describe('scheduled settings of a brand', () => {
  test('are shown against the present ones, and published once at their time', async () => {
    const { version, content } = await newest();
    const disclosure = content.disclosure === 'open' ? 'private' : 'open';
    expect(await schedule({ disclosure })).toMatchObject({ answer: { scheduled: true } });
    expect(await listed(ada)).toMatchObject([{ key: brandId, brandIds: [brandId] }]);
    expect((await read(await one(), ada)).answer).toEqual({
      changes: [{ path: ['disclosure'], before: content.disclosure, after: disclosure }],
      outdated: false,
    });
    await publishScheduled(clock.now(), 10);
    expect((await newest()).version).toBe(version);
    await publishScheduled(later(), 10);
    await publishScheduled(later(), 10);
    expect(await newest()).toMatchObject({
      version: version + 1,
      content: { disclosure },
      by: 'admin at work',
      note,
    });
    expect(await listed(ada)).toMatchObject([{ key: brandId, state: 'done' }]);
  });

  test('are not published when others were stored meanwhile, which remain', async () => {
    const { version } = await newest();
    await schedule({ mainstream: true });
    await ask('settings', { disclosure: 'private' });
    expect((await read(await one(), ada)).answer).toMatchObject({ outdated: true });
    await publishScheduled(later(), 10);
    expect(await newest()).toMatchObject({ version: version + 1, content: { mainstream: false } });
    expect(await listed(ada)).toMatchObject([{ state: 'void', reason: 'conflict' }]);
  });

  test('wait while their brand is paused', async () => {
    const { version } = await newest();
    await schedule({ mainstream: true });
    const order = { brand: brandOf(brandId), actor: 'test', now: clock.now() };
    await pauseBrand(order);
    await publishScheduled(later(), 10);
    expect((await newest()).version).toBe(version);
    await resumeBrand(order);
    await publishScheduled(later(), 10);
    expect((await newest()).version).toBe(version + 1);
  });

  test('are cancelled with a reason by operators of the brand', async () => {
    const { version } = await newest();
    const elsewhere = await createOperator({ brandIds: ['fuego'] });
    expect(await schedule({ mainstream: true }, {}, elsewhere)).toMatchObject({
      code: 'not_found',
    });
    await schedule({ mainstream: true });
    const id = await one();
    expect(await read(id, elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await cancel(id, elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await cancel(id, ada)).toMatchObject({ status: 200 });
    await publishScheduled(later(), 10);
    expect((await newest()).version).toBe(version);
  });

  test('are refused with a fault, for the past, on another version, and twice', async () => {
    expect(await schedule({ defaultFlow: 'nope' })).toMatchObject({ code: 'input_invalid' });
    const past = { at: clock.now().toISOString() };
    expect(await schedule({}, past)).toMatchObject({ code: 'input_invalid' });
    expect(await schedule({}, { version: 999_999 })).toMatchObject({ code: 'conflict' });
    await schedule({ mainstream: true });
    expect(await schedule({ mainstream: true })).toMatchObject({
      answer: { params: { state: 'scheduled' } },
    });
  });

  test.each([{ secondPerson: true }, { refundLimitMinor: 5_000 }])(
    'wait for a second person where the brand says %j, and need none at their time',
    async (rules) => {
      await setRules(rules);
      const bea = await createOperator();
      const { version } = await newest();
      // One operator alone could lift the limit otherwise.
      expect(await schedule({ limits: {} })).toMatchObject({ answer: { scheduled: false } });
      expect(await listed(ada)).toEqual([]);
      const { id, kind } = await onlyApproval(bea);
      expect(kind).toBe('settings');
      expect(await decide('approve', id, ada)).toMatchObject({ code: 'forbidden' });
      expect(await decide('approve', id, bea)).toMatchObject({ status: 200 });
      expect((await newest()).version).toBe(version);
      await publishScheduled(later(), 10);
      expect(await newest()).toMatchObject({ version: version + 1, by: 'admin at work' });
    },
  );
});
