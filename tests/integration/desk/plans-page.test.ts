import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { previewSteps } from '#lib/desk/config/preview-steps.ts';
import { previewedDraft } from '#lib/desk/config/preview-seal.ts';
import { listPlans, offeredWhere, planHistory } from '#lib/desk/plans/read-plans.ts';
import { clock } from '#lib/kernel/clock.ts';
import { plansOnSale } from '#lib/payments/offers/plans.ts';
import { publishPlan } from '#lib/payments/offers/publish-plan.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const BASE = '/api/desk/plans/{product}';
const note = 'Asked for by finance';
const pack = { kind: 'pack', priceMinor: 990, credits: 50, bonusCredits: 0, periodMonths: null };
let product = '';
let count = 0;
let token = '';

/** Each test uses its own product, with one version. */
beforeEach(async () => {
  count += 1;
  product = `pack_room_${String(count)}`;
  const by = { actor: 'test', note: 'The first' };
  await publishPlan(db(), { productId: product, content: pack, by, now: clock.now() });
  ({ token } = await createOperator());
});
afterEach(() => {
  clock.setOffset(0);
});

const ask = (what: string, body: unknown, more: { token?: string; product?: string } = {}) =>
  askDesk(`POST ${BASE}/${what}`, {
    token: more.token ?? token,
    body,
    params: { product: more.product ?? product },
  });
const save = (changes: object, revision = 0, basedOn = 1) =>
  ask('draft', { content: { ...pack, ...changes }, revision, basedOn });

describe('a price', () => {
  test('is drafted and published everywhere, and sold plans keep their version', async () => {
    const sold = (await plansOnSale(clock.now())).get(product)?.plan;
    expect(await save({ priceMinor: 790 })).toMatchObject({ answer: { revision: 1 } });
    expect((await plansOnSale(clock.now())).get(product)?.plan.id).toBe(sold?.id);
    expect(await ask('publish', { revision: 1, note })).toMatchObject({ answer: { version: 2 } });
    const now = (await plansOnSale(clock.now())).get(product);
    expect(now).toMatchObject({ plan: { priceMinor: 790, version: 2 }, oldPriceMinor: 990 });
    const stored = await db().planVersion.findUnique({ where: { id: sold?.id ?? '' } });
    expect(stored).toMatchObject({ priceMinor: 990, version: 1 });
    const [newest, first] = (await planHistory(product)).versions;
    expect(newest).toMatchObject({ version: 2, by: 'admin at work', note });
    expect(first).toMatchObject({ version: 1, note: 'The first', earlier: null });
  });

  test('is restored as a new version', async () => {
    await save({ priceMinor: 790 });
    await ask('publish', { revision: 1, note });
    const back = await ask('restore', { version: 1, newest: 2, note });
    expect(back.answer).toEqual({ version: 3 });
    expect((await planHistory(product)).versions[0]).toMatchObject({
      version: 3,
      restores: 1,
      content: { priceMinor: 990 },
    });
    expect(await ask('restore', { version: 1, newest: 2, note })).toMatchObject({
      code: 'conflict',
    });
    expect(await ask('restore', { version: 9, newest: 3, note })).toMatchObject({
      code: 'not_found',
    });
  });

  test('that violates a rule is reported with its path and not published', async () => {
    const content = { ...pack, priceMinor: 5, periodMonths: 2 };
    expect((await ask('check', { content })).answer).toEqual({
      faults: [
        { path: 'priceMinor', code: 'price_too_small' },
        { path: 'periodMonths', code: 'paid_once_has_no_period' },
      ],
    });
    expect((await ask('check', { content: { ...pack, level: 2 } })).answer).toEqual({
      faults: [{ path: '', code: 'unrecognized_keys' }],
    });
    await save({ priceMinor: 5 });
    expect(await ask('publish', { revision: 1, note })).toMatchObject({ code: 'input_invalid' });
    expect((await planHistory(product)).versions).toHaveLength(1);
  });

  test('far from the one before is published only when exactly it is confirmed', async () => {
    await save({ priceMinor: 9_900 });
    const asked = await ask('publish', { revision: 1, note });
    const params = { priceMinor: 9_900, lowestMinor: 990, highestMinor: 990 };
    expect(asked).toMatchObject({ code: 'price_unusual', answer: { params } });
    const other = await ask('publish', { revision: 1, note, confirmedPriceMinor: 990 });
    expect(other).toMatchObject({ code: 'price_unusual' });
    expect((await plansOnSale(clock.now())).get(product)?.plan).toMatchObject({ version: 1 });
    const done = await ask('publish', { revision: 1, note, confirmedPriceMinor: 9_900 });
    expect(done).toMatchObject({ answer: { version: 2 } });
    const back = { version: 1, newest: 2, note };
    expect(await ask('restore', back)).toMatchObject({ code: 'price_unusual' });
    const restored = await ask('restore', { ...back, confirmedPriceMinor: 990 });
    expect(restored).toMatchObject({ answer: { version: 3 } });
  });

  test('of a new product is compared with those of its kind', async () => {
    const fresh = { product: `${product}_new` };
    const content = { ...pack, priceMinor: 90_000 };
    await ask('draft', { content, revision: 0, basedOn: 0 }, fresh);
    const asked = await ask('publish', { revision: 1, note }, fresh);
    expect(asked).toMatchObject({ code: 'price_unusual' });
    const { lowestMinor, highestMinor } = asked.answer['params'] as Record<string, number>;
    const packs = [...(await plansOnSale(clock.now())).values()]
      .filter(({ plan }) => plan.kind === 'pack')
      .map(({ plan }) => plan.priceMinor);
    expect([lowestMinor, highestMinor]).toEqual([Math.min(...packs), Math.max(...packs)]);
  });

  test('saved by two operators is stored once', async () => {
    await save({ priceMinor: 790 });
    expect(await save({ priceMinor: 890 })).toMatchObject({ code: 'conflict' });
    expect(await ask('discard', { revision: 1 })).toMatchObject({ status: 200 });
    expect(await ask('discard', { revision: 1 })).toMatchObject({ code: 'conflict' });
  });
});

test('previews the drafted price with the published one as the old price', async () => {
  product = 'pack_150';
  const before = (await plansOnSale(clock.now())).get(product)?.plan;
  const version = before?.version ?? 0;
  const content = { ...pack, priceMinor: 1_990, credits: 150, bonusCredits: 15 };
  await ask('draft', { content, revision: 0, basedOn: version });
  const { answer } = await ask('preview', { brand: 'dolcevita' });
  const seal = new URL(String(answer['link'])).searchParams.get('token') ?? '';
  const draft = await previewedDraft(seal, 'dolcevita', clock.now());
  const brand = brandById('dolcevita');
  if (!draft || !brand) throw new Error('no draft to preview');
  const asked = { brand, locale: 'it', level: 1, productId: product, now: clock.now() } as const;
  const steps = await previewSteps(draft, asked);
  expect(steps?.plans.find(({ productId }) => productId === product)).toMatchObject({
    price: '19.90',
    oldPrice: '24.90',
  });
  expect(steps?.offer).toMatchObject({ priceMinor: 1_990, button: 'Ordine con obbligo di pagare' });
  expect(steps?.offer?.lines.total).toContain('19,90');
  await ask('discard', { revision: 1 });
});

test('lists each plan’s latest note and draft, and where it is offered', async () => {
  await save({ priceMinor: 790 });
  const { plans } = await listPlans();
  expect(plans.find(({ productId }) => productId === product)).toMatchObject({
    draft: true,
    note: 'The first',
  });
  const offered = await offeredWhere('pack_50', { brandIds: ['fuego'] });
  expect(offered).toContainEqual(expect.objectContaining({ brandId: 'fuego', code: '7' }));
  expect(new Set(offered.map(({ brandId }) => brandId))).toEqual(new Set(['fuego']));
});

test('lets operators of some brands read prices but not change them', async () => {
  const { token: other } = await createOperator({ brandIds: ['fuego'] });
  await save({ priceMinor: 790 });
  const params = { product };
  const read = await askDesk(`GET ${BASE}/draft`, { token: other, params });
  expect(read).toMatchObject({ status: 200, answer: { draft: { revision: 1 } } });
  for (const [what, body] of [
    ['draft', { content: pack, revision: 1, basedOn: 1 }],
    ['discard', { revision: 1 }],
    ['publish', { revision: 1, note }],
    ['restore', { version: 1, newest: 1, note }],
  ] as const) {
    expect([what, (await ask(what, body, { token: other })).code]).toEqual([what, 'forbidden']);
  }
  const elsewhere = await ask('preview', { brand: 'dolcevita' }, { token: other });
  expect(elsewhere.code).toBe('not_found');
  expect(await ask('check', { content: pack }, { product: 'No' })).toMatchObject({
    code: 'not_found',
  });
});
