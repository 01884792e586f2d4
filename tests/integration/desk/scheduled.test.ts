import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { publishScheduled } from '#lib/desk/schedule/publish-scheduled.ts';
import { publishFlow } from '#lib/flows/publish-flow.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import type { HostedContent } from '#lib/hosted/profiles/content.ts';
import { after, clock, DAY, HOUR } from '#lib/kernel/clock.ts';
import { pauseBrand, resumeBrand } from '#lib/staff/pause-brand.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { askDesk } from './ask-desk.ts';
import { at, cancel, later, listed, read } from './scheduled-rows.ts';
import { brandId, decide, note, onlyApproval, setRules, type Person } from './second-person.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

let ada: Person;
let code = '';
let count = 0;
let cost = 0;

/** Each test has a flow with one version. */
beforeEach(async () => {
  await db().scheduledPublication.deleteMany();
  ada = await createOperator();
  count += 1;
  code = `later${String(count)}`;
  const { config } = await currentFlow(brandId, '7');
  cost = config.messageCost;
  await publishFlow(db(), { brandId, code, config, now: clock.now() });
});
afterEach(() => setRules({}));

const ask = (what: string, body: object, { token }: Person = ada) =>
  askDesk(`POST /api/desk/flows/{brand}/{code}/${what}`, {
    token,
    body,
    params: { brand: brandId, code },
  });

async function save(messageCost: number, revision = 0): Promise<number> {
  const content = { ...(await currentFlow(brandId, '7')).config, messageCost };
  const { answer } = await ask('draft', { content, revision, basedOn: 1 });
  return answer['revision'] as number;
}

const schedule = (revision: number, time = at()) =>
  ask('schedule', { revision, note, at: time.toISOString() });

const versions = () => db().flowVersion.count({ where: { brandId, code } });
const one = async () => (await listed(ada))[0]?.id ?? '';

describe('a scheduled flow', () => {
  test('is published once at its time, in the name of who scheduled it', async () => {
    expect(await schedule(await save(12))).toMatchObject({ answer: { scheduled: true } });
    expect(await publishScheduled(clock.now(), 10)).toBe(0);
    expect(await listed(ada)).toMatchObject([{ key: code, state: 'waiting' }]);
    await publishScheduled(later(), 10);
    await publishScheduled(later(), 10);
    expect(await versions()).toBe(2);
    expect(await listed(ada)).toMatchObject([{ key: code, state: 'done' }]);
    const logged = { actor: `operator:${ada.id}`, data: { path: ['code'], equals: code } };
    const entries = await db().auditEntry.findMany({ where: logged, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['flow.save_draft', 'flow.publish']);
    const scheduled = { action: 'schedule.create', subject: code };
    expect(await db().auditEntry.findFirstOrThrow({ where: scheduled })).toMatchObject({
      actor: `operator:${ada.id}`,
      brandId,
    });
  });

  test('is published by another process when one died with its claim', async () => {
    await schedule(await save(12));
    // Claimed by a process that died: nobody has it until its lease ends.
    await db().scheduledPublication.updateMany({ data: { dueAt: after(clock.now(), 3 * HOUR) } });
    await publishScheduled(later(), 10);
    expect(await versions()).toBe(1);
    await publishScheduled(after(clock.now(), 4 * HOUR), 10);
    expect(await versions()).toBe(2);
  });

  test('waits while its brand is paused', async () => {
    await schedule(await save(12));
    const order = { brand: brandOf(brandId), actor: 'test', now: clock.now() };
    await pauseBrand(order);
    await publishScheduled(later(), 10);
    expect(await versions()).toBe(1);
    await resumeBrand(order);
    await publishScheduled(later(), 10);
    expect(await versions()).toBe(2);
  });

  test('is cancelled with a reason, once, by operators of its brand', async () => {
    await schedule(await save(12));
    const elsewhere = await createOperator({ brandIds: ['fuego'] });
    const id = await one();
    expect(await listed(elsewhere)).toEqual([]);
    expect(await read(id, elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await cancel(id, elsewhere)).toMatchObject({ code: 'not_found' });
    expect(await cancel(id, ada)).toMatchObject({ status: 200 });
    expect(await cancel(id, ada)).toMatchObject({ code: 'conflict' });
    expect(await read(id, ada)).toMatchObject({ code: 'not_found' });
    await publishScheduled(later(), 10);
    expect(await versions()).toBe(1);
    expect(await listed(ada)).toMatchObject([{ state: 'cancelled', reason: 'Not yet agreed' }]);
  });

  test('is not published when the draft was changed, and says so', async () => {
    const revision = await save(12);
    await schedule(revision);
    const change = { path: ['messageCost'], before: cost, after: 12 };
    expect((await read(await one(), ada)).answer).toEqual({ changes: [change], outdated: false });
    await save(13, revision);
    expect((await read(await one(), ada)).answer).toEqual({ changes: [], outdated: true });
    await publishScheduled(later(), 10);
    expect(await versions()).toBe(1);
    expect(await listed(ada)).toMatchObject([{ state: 'void', reason: 'conflict' }]);
  });

  test('is refused twice, for the past, for a far time, and where it could not be published', async () => {
    const revision = await save(12);
    expect(await schedule(revision, clock.now())).toMatchObject({ code: 'input_invalid' });
    const far = after(clock.now(), 91 * DAY);
    expect(await schedule(revision, far)).toMatchObject({ code: 'input_invalid' });
    expect(await schedule(revision + 1)).toMatchObject({ code: 'conflict' });
    await schedule(revision);
    expect(await schedule(revision)).toMatchObject({
      code: 'conflict',
      answer: { params: { state: 'scheduled' } },
    });
  });

  test('needs the second person when it is scheduled, and none at its time', async () => {
    await setRules({ secondPerson: true });
    await db().approval.deleteMany();
    const bea = await createOperator();
    expect(await schedule(await save(12))).toMatchObject({ answer: { scheduled: false } });
    expect(await listed(ada)).toEqual([]);
    const { id, changes } = await onlyApproval(bea);
    expect(changes).toMatchObject([{ path: ['messageCost'], after: 12 }]);
    expect(await decide('approve', id, ada)).toMatchObject({ code: 'forbidden' });
    expect(await decide('approve', id, bea)).toMatchObject({ status: 200 });
    await publishScheduled(later(), 10);
    expect(await versions()).toBe(2);
  });
});

test('the content of a hosted profile is published at its time', async () => {
  const { id: regionId } = await firstRegion('it');
  const { token } = ada;
  const written: HostedContent = {
    name: 'Ginevra',
    gender: 'woman',
    seeking: 'man',
    age: 34,
    about: 'Ascolta volentieri e risponde.',
    lookingFor: 'Parole gentili.',
    country: 'it',
    regionId,
    town: '',
    brandIds: [brandId],
    answeredBy: ['script'],
    voice: 'dry',
    likes: 'I temporali.',
    languages: ['it'],
    state: 'active',
  };
  const created = await askDesk('POST /api/desk/hostedProfiles', { token, body: written });
  const params = { id: created.answer['id'] as string };
  const readProfile = () => askDesk('GET /api/desk/hostedProfiles/{id}', { token, params });
  const { answer } = await readProfile();
  const content = { ...written, name: 'Bianca' };
  const body = { base: answer['version'], content, note, at: at().toISOString() };
  const key = 'POST /api/desk/hostedProfiles/{id}/schedule';
  expect(await askDesk(key, { token, params, body })).toMatchObject({ status: 200 });
  expect((await readProfile()).answer).toMatchObject({ scheduledAt: body.at });
  const change = { path: ['name'], before: 'Ginevra', after: 'Bianca' };
  expect((await read(await one(), ada)).answer).toEqual({ changes: [change], outdated: false });
  await publishScheduled(later(), 10);
  expect((await readProfile()).answer).toMatchObject({
    scheduledAt: null,
    content: { name: 'Bianca' },
  });
});
