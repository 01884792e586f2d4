import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { deskCookie } from '#tests/setup/desk-cookie.ts';
import { deskDispatch } from '#tests/setup/desk-dispatch.ts';
import type { MetricName } from '#lib/desk/analytics/names.ts';
import { optionsFor } from '#lib/desk/analytics/options.ts';
import { questions } from '#lib/desk/analytics/questions/registry.ts';
import { addUpDays } from '#lib/desk/analytics/rollup/count-days.ts';
import { sumWaitTimes } from '#lib/desk/analytics/rollup/count-wait-times.ts';
import { EVERY } from '#lib/desk/analytics/rollup/zones.ts';
import { filters, viewOf, type View } from '#lib/desk/analytics/view.ts';
import { LAST_BUCKET } from '#lib/desk/analytics/wait-buckets.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

const NOW = new Date('2025-04-29T12:00:00Z');
const ALL = { brandIds: [] };

beforeEach(async () => {
  await db().metricSeries.deleteMany();
  await db().metricMoney.deleteMany();
  await db().metricWait.deleteMany();
  await db().metricTenure.deleteMany();
});

const viewFor = (query: object = {}, who: { brandIds: readonly string[] } = ALL): View => {
  const view = viewOf(who, filters.parse(query), NOW);
  if (!view) throw new Error('no view: unknown brand');
  return view;
};

async function ask(key: string, view = viewFor()) {
  const question = questions.find((one) => one.key === key);
  if (!question) throw new Error(`no question ${key}`);
  return question.ask(view);
}

type Origin = { readonly flow?: string; readonly source?: string; readonly campaign?: string };

/** Stores counts as the nightly job does: the total, and each breakdown. */
async function counted(
  brandId: string,
  name: MetricName,
  on: string,
  count: number,
  { flow = '7', source = '', campaign = '' }: Origin = {},
) {
  const day = new Date(on);
  for (const [flowCode, from, by] of [
    [EVERY, EVERY, EVERY] as const,
    [flow, EVERY, EVERY] as const,
    [EVERY, source, EVERY] as const,
    [EVERY, source, campaign] as const,
    [flow, source, EVERY] as const,
    [flow, source, campaign] as const,
  ]) {
    const key = { brandId, name, flowCode, source: from, campaign: by };
    const { id: seriesId } = await db().metricSeries.upsert({
      where: { brandId_name_flowCode_source_campaign: key },
      create: key,
      update: {},
    });
    await db().metricDay.upsert({
      where: { seriesId_day: { seriesId, day } },
      create: { seriesId, day, count },
      update: { count: { increment: count } },
    });
  }
  await addUpDays(db(), '2000-01-01', [name]);
}

async function csv(token: string, query: Readonly<Record<string, string>>) {
  const cookie = (await deskCookie(token)).split(';')[0] ?? '';
  const host = 'desk.localhost:3000';
  const path = '/api/desk/analytics/csv';
  const request = new Request(`http://${host}${path}`, { headers: { host, cookie } });
  const search = new URLSearchParams(query).toString();
  return deskDispatch({ request, path, search, address: '127.0.0.9' });
}

describe('the selected period', () => {
  test('ends yesterday, is compared with as many days before, and ignores invalid parameters', () => {
    const { span, before } = viewFor();
    expect([before, span]).toEqual([
      { from: '2025-03-04', to: '2025-03-31' },
      { from: '2025-04-01', to: '2025-04-28' },
    ]);
    const odd = viewFor({ days: '12', until: '2025-99-99', brand: '', flow: ['7', '15'] });
    expect(odd).toMatchObject({ span, flow: undefined });
    expect(viewFor({ days: '7', until: '2026-01-01' }).span).toEqual({
      from: '2025-04-22',
      to: '2025-04-28',
    });
  });

  test('covers only the operator’s own brands', async () => {
    await counted('dolcevita', 'registration', '2025-04-10', 12);
    await counted('fuego', 'registration', '2025-04-10', 30);
    const own = { brandIds: ['dolcevita'] };
    expect(await ask('registrations', viewFor({}, own))).toMatchObject({
      sentence: expect.stringMatching(/^12 people signed up/),
    });
    expect(viewOf(own, filters.parse({ brand: 'fuego' }), NOW)).toBeNull();
    expect(viewOf(ALL, filters.parse({ brand: 'nowhere' }), NOW)).toBeNull();
    expect((await ask('brands', viewFor({}, own))).rows).toEqual([['Dolcevita', 12, 0]]);
    const { token } = await createOperator({ role: 'finance', brandIds: ['dolcevita'] });
    const key = 'GET /api/desk/analytics/csv';
    const query = { question: 'registrations', brand: 'fuego' };
    expect(await askDesk(key, { token, query })).toMatchObject({ code: 'not_found' });
    const until = '2025-04-28';
    const file = await csv(token, { question: 'brands', until });
    expect(await file.text()).toBe('Brand,Signed up,Previous 28 days\r\nDolcevita,12,0\r\n');
    expect(file.headers.get('content-disposition')).toContain('brands-2025-04-01-2025-04-28.csv');
  });
});

describe('answers', () => {
  test('compare a count with the previous period, and say when the difference may be chance', async () => {
    await counted('spark', 'registration', '2025-04-10', 120);
    await counted('spark', 'registration', '2025-03-10', 80);
    expect((await ask('registrations')).sentence).toBe(
      '120 people signed up, 50% more than in the previous 28 days (80).',
    );
    await counted('spark', 'registration', '2025-03-11', 30);
    expect((await ask('registrations')).sentence).toBe(
      '120 people signed up, 9.1% more than in the previous 28 days (110). The difference is not significant.',
    );
    const year = await ask('registrations', viewFor({ days: '364' }));
    expect(year.rows).toHaveLength(52);
  });

  test('show shares of the members who signed up', async () => {
    await counted('spark', 'registration', '2025-04-10', 200);
    await counted('spark', 'signup_confirmed', '2025-04-10', 150);
    await counted('spark', 'registration', '2025-03-10', 200);
    await counted('spark', 'signup_confirmed', '2025-03-10', 100);
    expect((await ask('confirmations')).sentence).toBe(
      '75% of new members confirmed their email, up from 50% in the previous 28 days.',
    );
  });

  test('can be filtered by flow', async () => {
    await counted('spark', 'registration', '2025-04-10', 20);
    await counted('spark', 'registration', '2025-04-10', 9, { flow: '15' });
    await counted('spark', 'signup_paid', '2025-04-10', 3, { flow: '15' });
    expect((await ask('flows')).sentence).toBe('Flow 15: 33% of 9 have paid.');
    expect((await ask('registrations', viewFor({ flow: '15' }))).sentence).toMatch(/^9 people/);
  });

  test('show the money that remains after refunds', async () => {
    const row = { brandId: 'spark', company: 'iumob', provider: 'mollie', currency: 'EUR' };
    const none = { charges: 0, grossMinor: 0, refunds: 0, refundedMinor: 0, lost: 0, lostMinor: 0 };
    const write = (day: string, sums: object) =>
      db().metricMoney.create({ data: { ...row, ...none, day: new Date(day), ...sums } });
    await write('2025-04-10', { charges: 2, grossMinor: 5_980 });
    await write('2025-04-11', { refunds: 1, refundedMinor: 1_000, lost: 1, lostMinor: 500 });
    expect((await ask('revenue')).sentence).toBe(
      '€59.80 gross, €15.00 refunded: €44.80 net, compared with €0.00 in the previous 28 days.',
    );
    expect((await ask('places')).rows).toEqual([
      ['iumob', 'Spark', 'mollie', 'EUR', 2, 5_980, 1, 1_000, 500, 4_480],
    ]);
  });

  test('show churn as the share of running subscriptions', async () => {
    await counted('spark', 'subscription', '2024-06-01', 90);
    await counted('spark', 'subscription', '2025-04-02', 10);
    await counted('spark', 'subscription_end', '2025-04-12', 20);
    await counted('spark', 'renewal', '2025-04-12', 55);
    expect((await ask('renewals')).sentence).toBe('55 renewals and 20 ends: 20% of 100 active.');
  });

  test('show wait times by median and ninth decile', async () => {
    const row = { brandId: 'spark', queue: 'ticket', day: new Date('2025-04-10') };
    const counts = Array.from({ length: LAST_BUCKET + 1 }, () => 0);
    counts[40] = 90;
    counts[60] = 10;
    await db().metricWait.create({ data: { ...row, counts } });
    await sumWaitTimes(db(), '2000-01-01');
    const { rows } = await ask('waits');
    expect(rows[0]?.slice(0, 2)).toEqual(['Tickets', 100]);
    expect(rows[0]?.[2]).toBeCloseTo(2 ** (39 / 4) + (2 ** 10 - 2 ** (39 / 4)) * (50 / 90), 3);
    expect(rows[0]?.[3]).toBeCloseTo(2 ** 10, 3);
  });

  test('without data say so and draw no misleading chart', async () => {
    for (const { ask: asked } of questions) {
      const { sentence, plot } = await asked(viewFor());
      expect(sentence).toMatch(/\.$/);
      expect(JSON.stringify(plot)).not.toContain('NaN');
    }
  });
});

describe('a source with few members', () => {
  beforeEach(async () => {
    await counted('spark', 'registration', '2025-04-10', 40);
    await counted('spark', 'registration', '2025-04-10', 9, { source: 'nord', campaign: 'may' });
    await counted('spark', 'signup_paid', '2025-04-10', 2, { source: 'nord', campaign: 'may' });
    await counted('spark', 'registration', '2025-04-10', 4, { source: 'sud' });
    await counted('spark', 'registration', '2025-04-11', 3, { source: 'est' });
  });

  test('is grouped with others, and small counts are hidden', async () => {
    const { rows } = await ask('sources');
    expect(rows).toEqual([
      ['direct', 40, 0, 0, 0, 0],
      ['nord', 9, 0, 0, 'few', 0],
      ['fewer than 5 each', 7, 0, 0, 0, 0],
    ]);
    const { rows: campaigns } = await ask('sources', viewFor({ source: 'nord' }));
    expect(campaigns).toEqual([['nord / may', 9, 0, 0, 'few', 0]]);
  });

  test('is not offered as a filter and returns nothing if requested', async () => {
    expect(await optionsFor(['spark'], NOW)).toEqual({ flows: ['7'], sources: ['none', 'nord'] });
    for (const key of ['registrations', 'confirmations', 'cohorts', 'flows', 'brands']) {
      const { sentence, rows } = await ask(key, viewFor({ source: 'sud' }));
      expect([key, sentence, rows]).toEqual([key, expect.stringMatching(/^Fewer than 5/), []]);
    }
    expect((await ask('registrations', viewFor({ source: 'nord' }))).sentence).toMatch(/^9 people/);
  });
});
