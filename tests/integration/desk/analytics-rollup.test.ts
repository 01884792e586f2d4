import { beforeAll, describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { db } from '#lib/db/client.ts';
import { dayOf, daysAfter } from '#lib/desk/analytics/days.ts';
import {
  countAll,
  countedUntil,
  countMetricsWork,
} from '#lib/desk/analytics/rollup/metrics-jobs.ts';
import { recountDays, recountLives } from '#lib/desk/analytics/rollup/recount-metrics.ts';
import { EVERY } from '#lib/desk/analytics/rollup/zones.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { localDay } from '#lib/kernel/quiet-hours.ts';
import { chance } from '#tests/factories/chance.ts';
import { BEGIN, DAYS, metricOf, momentOf, signUpAt, writeAt } from './analytics-world.ts';

const SPAN = { from: daysAfter(dayOf(BEGIN), -1), to: daysAfter(dayOf(BEGIN), DAYS + 12) };
const BRANDS = ['dolcevita', 'spark'];

const zoneOf = (brandId: string): string => brandById(brandId)?.timezone ?? 'UTC';
const localDayOf = (at: Date, brandId: string): string => dayOf(localDay(at, zoneOf(brandId)));

const counted = async () => {
  const rows = await db().metricDay.findMany({
    where: {
      day: { gte: new Date(SPAN.from), lte: new Date(SPAN.to) },
      series: { NOT: [{ flowCode: EVERY }, { source: EVERY }, { campaign: EVERY }] },
    },
    include: { series: true },
    orderBy: [{ seriesId: 'asc' }, { day: 'asc' }],
  });
  return rows.map(({ series, day, count }) => ({ ...series, day, count }));
};

beforeAll(async () => {
  const random = chance(8);
  const next = (): number => random.next();
  const peer = await signUpAt({ brandId: 'dolcevita', createdAt: BEGIN });
  for (let one = 0; one < 60; one += 1) {
    const brandId = BRANDS[one % 2] ?? '';
    const createdAt = momentOf(next);
    const person = await signUpAt({
      brandId,
      createdAt,
      flowCode: next() < 0.5 ? '7' : '15',
      confirmedAt: next() < 0.7 ? after(createdAt, Math.floor(next() * 5 * DAY)) : null,
      ...(next() < 0.4 && { source: next() < 0.5 ? 'nord' : 'sud' }),
    });
    const first = after(createdAt, Math.floor(next() * 3 * DAY));
    if (next() < 0.5) await writeAt(person, peer.profileId, [first, after(first, 2 * DAY)]);
  }
  await recountDays(SPAN);
  await recountLives(SPAN, clock.now());
});

/** The same metrics, counted member by member. */
async function byHand(): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  const members = await db().user.findMany({
    include: { attributions: true, profile: true, charges: true },
  });
  for (const { brandId, flowCode, createdAt, emailConfirmedAt, ...member } of members) {
    const source = member.attributions[0]?.source ?? '';
    const add = (name: string, at: Date | null | undefined) => {
      if (!at) return;
      const day = localDayOf(at, brandId);
      if (day < SPAN.from || day > SPAN.to) return;
      const key = [brandId, name, day, flowCode, source].join(' ');
      sums.set(key, (sums.get(key) ?? 0) + 1);
    };
    const first = await db().message.findFirst({
      where: { senderId: member.profile?.id ?? newId(), kind: 'personal' },
      orderBy: { createdAt: 'asc' },
    });
    add('registration', createdAt);
    add('confirmation', emailConfirmedAt);
    add('first_message', first?.createdAt);
    if (emailConfirmedAt) add('signup_confirmed', createdAt);
    if (first) add('signup_wrote', createdAt);
  }
  return sums;
}

describe('daily metrics', () => {
  test('equal a count member by member', async () => {
    const hand = await byHand();
    const rows = await counted();
    const found = new Map(
      rows.map(({ brandId, name, day, flowCode, source, count }) => [
        [brandId, name, dayOf(day), flowCode, source].join(' '),
        count,
      ]),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(hand));
    expect(new Set(rows.map(({ name }) => name)).size).toBe(5);
  });

  test('are stored once in total and once for each breakdown', async () => {
    const where = { day: { gte: new Date(SPAN.from), lte: new Date(SPAN.to) } };
    const rows = await db().metricDay.findMany({ where, include: { series: true } });
    const parts = Map.groupBy(rows, ({ series: { flowCode, source, campaign } }) =>
      [flowCode, source, campaign].map((one) => (one === EVERY ? EVERY : 'each')).join(' '),
    );
    const sums = [...parts.values()].map((own) => own.reduce((sum, { count }) => sum + count, 0));
    expect(parts.size).toBe(6);
    expect(new Set(sums).size).toBe(1);
  });

  test('do not confuse a source named `*` with the total', async () => {
    const createdAt = new Date('2025-01-02T12:00:00Z');
    await signUpAt({ brandId: 'spark', createdAt, source: '*' });
    await recountDays({ from: '2025-01-02', to: '2025-01-02' });
    expect(await metricOf('registration', '2025-01-02', 'spark')).toBe(1);
  });

  test('are not doubled by a second count', async () => {
    const before = await counted();
    await Promise.all([recountDays(SPAN), recountDays(SPAN)]);
    await recountLives(SPAN, clock.now());
    expect(await counted()).toEqual(before);
  });

  test('do not change for other days when some are recounted', async () => {
    const before = await counted();
    await recountDays({ from: daysAfter(SPAN.from, 5), to: daysAfter(SPAN.from, 9) });
    expect(await counted()).toEqual(before);
  });

  test('have a running total for each row, whichever days were counted last', async () => {
    const from = daysAfter(SPAN.from, 5);
    const brandId = 'spark';
    const late = await signUpAt({ brandId, createdAt: new Date(`${from}T12:00:00Z`) });
    await recountDays({ from, to: daysAfter(from, 1) });
    const rows = await db().metricDay.findMany({ orderBy: { day: 'asc' } });
    const runs = new Map<number, number>();
    for (const { seriesId, count, soFar } of rows) {
      runs.set(seriesId, (runs.get(seriesId) ?? 0) + count);
      expect(soFar).toBe(runs.get(seriesId));
    }
    await db().user.update({
      where: { id: late.memberId },
      data: { createdAt: after(BEGIN, -90 * DAY) },
    });
    await recountDays(SPAN);
  });

  test('include events recorded late', async () => {
    const { memberId } = await signUpAt({ brandId: 'spark', createdAt: after(BEGIN, 2 * DAY) });
    const day = daysAfter(dayOf(BEGIN), 3);
    await recountDays(SPAN);
    const before = await metricOf('confirmation', day, 'spark');
    const emailConfirmedAt = new Date(`${day}T12:00:00Z`);
    await db().user.update({ where: { id: memberId }, data: { emailConfirmedAt } });
    await recountDays(SPAN);
    expect(await metricOf('confirmation', day, 'spark')).toBe(before + 1);
  });

  test.each([
    ['2025-01-10T23:30:00Z', '2025-01-11', '2025-01-10'],
    ['2025-07-10T22:30:00Z', '2025-07-11', '2025-07-10'],
    ['2025-07-10T23:30:00Z', '2025-07-11', '2025-07-11'],
    // The hour that is repeated when daylight saving time ends.
    ['2025-10-26T00:30:00Z', '2025-10-26', '2025-10-26'],
  ])('%s is %s in Rome and %s in Dublin', async (moment, rome, dublin) => {
    const createdAt = new Date(moment);
    await signUpAt({ brandId: 'dolcevita', createdAt });
    await signUpAt({ brandId: 'spark', createdAt });
    const span = { from: daysAfter(rome, -2), to: daysAfter(rome, 2) };
    await recountDays(span);
    expect(await metricOf('registration', rome, 'dolcevita')).toBeGreaterThan(0);
    expect(await metricOf('registration', dublin, 'spark')).toBeGreaterThan(0);
    if (rome !== dublin) expect(await metricOf('registration', rome, 'spark')).toBe(0);
  });
});

describe('the metrics job', () => {
  test('counts everything once, then days, and continues after the clock was set back', async () => {
    const now = clock.now();
    await db().recurringJob.deleteMany({ where: { name: countMetricsWork.name } });
    await db().metricDay.deleteMany();
    expect(await countMetricsWork.run(now, 50)).toBe(1);
    expect((await counted()).length).toBeGreaterThan(0);
    expect(await countMetricsWork.run(after(now, MINUTE), 50)).toBe(0);
    expect(await countMetricsWork.run(after(now, 11 * MINUTE), 50)).toBe(1);
    expect(await countedUntil()).toEqual(after(now, 11 * MINUTE));
    expect(await countMetricsWork.run(after(now, -DAY), 50)).toBe(1);
    expect(await countedUntil()).toEqual(after(now, -DAY));
  });

  test('also counts the days that were skipped', async () => {
    await countAll(after(clock.now(), -6 * DAY));
    const createdAt = after(clock.now(), -4 * DAY);
    const { brandId } = await signUpAt({ brandId: 'spark', createdAt });
    const day = localDayOf(createdAt, brandId);
    const before = await metricOf('registration', day, brandId);
    await countMetricsWork.run(clock.now(), 50);
    expect(await metricOf('registration', day, brandId)).toBe(before + 1);
  });
});
