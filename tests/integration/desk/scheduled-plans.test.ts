import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { publishDraft } from '#lib/desk/config/publish-draft.ts';
import { publishScheduled } from '#lib/desk/schedule/publish-scheduled.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { plansOnSale } from '#lib/payments/offers/plans.ts';
import { publishPlan } from '#lib/payments/offers/publish-plan.ts';
import { pauseBrand, resumeBrand } from '#lib/staff/pause-brand.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from './ask-desk.ts';
import { at, cancel, later, listed, read } from './scheduled-rows.ts';
import { brandId, decide, note, onlyApproval, setRules, type Person } from './second-person.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const pack = { kind: 'pack', priceMinor: 990, credits: 50, bonusCredits: 0, periodMonths: null };
const by = { actor: 'test', note: 'The first' };
let ada: Person;
let product = '';
let count = 0;

/** Each test has a product with one version. */
beforeEach(async () => {
  await db().scheduledPublication.deleteMany();
  await db().approval.deleteMany();
  ada = await createOperator();
  count += 1;
  product = `pack_later_${String(count)}`;
  await publishPlan(db(), { productId: product, content: pack, by, now: clock.now() });
});
afterEach(() => setRules({}));

const ask = (what: string, body: object, { token }: Person = ada) =>
  askDesk(`POST /api/desk/plans/{product}/${what}`, { token, body, params: { product } });
async function save(priceMinor: number, revision = 0): Promise<number> {
  const content = { ...pack, priceMinor };
  const { answer } = await ask('draft', { content, revision, basedOn: 1 });
  return answer['revision'] as number;
}
const schedule = (revision: number, more: object = {}, who: Person = ada) =>
  ask('schedule', { revision, note, at: at().toISOString(), ...more }, who);
const price = async () => {
  const plan = await db().planVersion.findFirstOrThrow({
    where: { productId: product },
    orderBy: { version: 'desc' },
  });
  return [plan.version, plan.priceMinor];
};
const one = async () => (await listed(ada))[0]?.id ?? '';

describe('a scheduled price', () => {
  test('is shown against the present one, and published once on every brand at its time', async () => {
    expect(await schedule(await save(790))).toMatchObject({ answer: { scheduled: true } });
    expect(await listed(ada)).toMatchObject([{ key: product, state: 'waiting', brandIds: [] }]);
    expect((await read(await one(), ada)).answer).toEqual({
      changes: [{ path: ['priceMinor'], before: 990, after: 790 }],
      outdated: false,
    });
    await publishScheduled(clock.now(), 10);
    expect(await price()).toEqual([1, 990]);
    await publishScheduled(later(), 10);
    await publishScheduled(later(), 10);
    expect(await price()).toEqual([2, 790]);
    expect((await plansOnSale(later())).get(product)).toMatchObject({ oldPriceMinor: 990 });
    expect(await listed(ada)).toMatchObject([{ key: product, state: 'done' }]);
    const logged = { action: 'plan.publish', subject: product };
    expect(await db().auditEntry.findMany({ where: logged })).toMatchObject([
      { actor: `operator:${ada.id}`, brandId: null },
    ]);
  });

  test('is published by another process when one died with its claim', async () => {
    await schedule(await save(790));
    await db().scheduledPublication.updateMany({ data: { dueAt: after(clock.now(), 3 * HOUR) } });
    await publishScheduled(later(), 10);
    expect(await price()).toEqual([1, 990]);
    await publishScheduled(after(clock.now(), 4 * HOUR), 10);
    expect(await price()).toEqual([2, 790]);
  });

  test('is published once by several processes', async () => {
    await schedule(await save(790));
    const claimed = await Promise.all([1, 2, 3].map(() => publishScheduled(later(), 10)));
    expect(claimed.sort()).toEqual([0, 0, 1]);
    expect(await price()).toEqual([2, 790]);
  });

  test('does not wait for a paused brand, since the others sell it too', async () => {
    await schedule(await save(790));
    const order = { brand: brandOf(brandId), actor: 'test', now: clock.now() };
    await pauseBrand(order);
    await publishScheduled(later(), 10);
    await resumeBrand(order);
    expect(await price()).toEqual([2, 790]);
  });

  test('is not published when another version was published meanwhile, and says so', async () => {
    await schedule(await save(790));
    const content = { ...pack, priceMinor: 890 };
    await publishPlan(db(), { productId: product, content, by, now: clock.now() });
    expect((await read(await one(), ada)).answer).toMatchObject({ outdated: true });
    await publishScheduled(later(), 10);
    expect(await price()).toEqual([2, 890]);
    expect(await listed(ada)).toMatchObject([{ state: 'void', reason: 'conflict' }]);
    const logged = { action: 'schedule.void', subject: product };
    expect(await db().auditEntry.count({ where: logged })).toBe(1);
  });

  test('is not published when its draft was published before its time', async () => {
    const revision = await save(790);
    await schedule(revision);
    const { id: draftId } = await db().configDraft.findFirstOrThrow({ where: { key: product } });
    const target = { kind: 'plan', brandId: null, key: product } as const;
    const request = { target, draftId, revision, note, actor: 'test', now: clock.now() };
    await inTransaction((tx) => publishDraft(tx, request));
    await publishScheduled(later(), 10);
    expect(await price()).toEqual([2, 790]);
    expect(await listed(ada)).toMatchObject([{ state: 'void' }]);
  });

  test('far from the present one is scheduled only when exactly it is confirmed', async () => {
    const revision = await save(9_900);
    expect(await schedule(revision)).toMatchObject({ code: 'price_unusual' });
    expect(await schedule(revision, { confirmedPriceMinor: 990 })).toMatchObject({
      code: 'price_unusual',
    });
    expect(await schedule(revision, { confirmedPriceMinor: 9_900 })).toMatchObject({ status: 200 });
    await publishScheduled(later(), 10);
    expect(await price()).toEqual([2, 9_900]);
  });

  test('is refused where it breaks a rule, for the past, twice, and after another version', async () => {
    const broken = await save(5);
    expect(await schedule(broken)).toMatchObject({ code: 'input_invalid' });
    const revision = await save(790, broken);
    const past = { at: clock.now().toISOString() };
    expect(await schedule(revision, past)).toMatchObject({ code: 'input_invalid' });
    expect(await schedule(broken)).toMatchObject({ code: 'conflict' });
    await schedule(revision);
    expect(await schedule(revision)).toMatchObject({ answer: { params: { state: 'scheduled' } } });
    await cancel(await one(), ada);
    const content = { ...pack, priceMinor: 890 };
    await publishPlan(db(), { productId: product, content, by, now: clock.now() });
    expect(await schedule(revision)).toMatchObject({ code: 'conflict' });
  });

  test('is scheduled, seen and cancelled by operators of all brands only', async () => {
    const revision = await save(790);
    const every = await createOperator({ brandIds: brands.map(({ id }) => id) });
    expect(await schedule(revision, {}, every)).toMatchObject({ code: 'forbidden' });
    await schedule(revision);
    const id = await one();
    expect(await listed(every)).toEqual([]);
    expect(await read(id, every)).toMatchObject({ code: 'not_found' });
    expect(await cancel(id, every)).toMatchObject({ code: 'not_found' });
    expect(await cancel(id, ada)).toMatchObject({ status: 200 });
    await publishScheduled(later(), 10);
    expect(await price()).toEqual([1, 990]);
  });

  test('waits for a second person as soon as one brand asks for one, who confirms the price', async () => {
    await setRules({ secondPerson: true });
    const bea = await createOperator();
    const confirmedPriceMinor = 9_900;
    const asked = await schedule(await save(9_900), { confirmedPriceMinor });
    expect(asked).toMatchObject({ answer: { scheduled: false } });
    expect(await listed(ada)).toEqual([]);
    const { id, changes } = await onlyApproval(bea);
    expect(changes).toMatchObject([{ path: ['priceMinor'], before: 990, after: 9_900 }]);
    expect(await decide('approve', id, ada)).toMatchObject({ code: 'forbidden' });
    expect(await decide('approve', id, bea)).toMatchObject({ code: 'price_unusual' });
    const approved = await decide('approve', id, bea, { confirmedPriceMinor });
    expect(approved).toMatchObject({ status: 200 });
    await publishScheduled(later(), 10);
    expect(await price()).toEqual([2, 9_900]);
  });
});
