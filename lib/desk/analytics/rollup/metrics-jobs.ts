import { db } from '../../../db/client.ts';
import type { PrismaClient } from '../../../db/generated/client.ts';
import { everyMs, nightly } from '../../../queue/recurring.ts';
import { after } from '../../../kernel/clock.ts';
import { dayOf, daysAfter, type Day } from '../days.ts';
import { recountDays, recountLives } from './recount-metrics.ts';
import {
  FOLLOWED_SIGNUP_DAYS,
  LATE_EVENT_DAYS,
  METRICS_EVERY_MS,
  RECOUNT_HOUR_UTC,
} from '../../limits.ts';

const NAME = 'count-metrics';

/** A brand's local date can be one day ahead of UTC or behind it. */
const tomorrow = (now: Date): Day => daysAfter(dayOf(now), 1);

async function firstDay(client: PrismaClient): Promise<Day | undefined> {
  const { _min } = await client.user.aggregate({ _min: { createdAt: true } });
  return _min.createdAt ? daysAfter(dayOf(_min.createdAt), -1) : undefined;
}

/** Counts everything from the first signup on; for a freshly seeded database, or when nothing was ever counted. */
export async function countAll(now: Date, client = db()): Promise<void> {
  const from = await firstDay(client);
  if (from === undefined) return;
  const span = { from, to: tomorrow(now) };
  await recountDays(span, client);
  await recountLives(span, now, client);
  const dueAt = after(now, METRICS_EVERY_MS);
  await client.recurringJob.upsert({
    where: { name: NAME },
    create: { name: NAME, dueAt, ranAt: now },
    update: { dueAt, ranAt: now },
  });
}

/** The time up to which events are counted; null when they never were. */
export async function countedUntil(): Promise<Date | null> {
  const job = await db().recurringJob.findUnique({ where: { name: NAME } });
  return job?.ranAt ?? null;
}

async function catchUp(now: Date, since: Date | null): Promise<void> {
  if (since === null) return countAll(now);
  const seen = since < now ? since : now;
  await recountDays({ from: daysAfter(dayOf(seen), -1), to: tomorrow(now) });
}

/** Due work: recounts yesterday and today every ten minutes, and the days missed while no worker ran. */
export const countMetricsWork = everyMs(NAME, METRICS_EVERY_MS, catchUp);

/** Nightly due work: recounts late events and how far signups got. */
export const recountMetricsWork = nightly('recount-metrics', RECOUNT_HOUR_UTC, async (now) => {
  const to = tomorrow(now);
  await recountDays({ from: daysAfter(to, -LATE_EVENT_DAYS), to });
  await recountLives({ from: daysAfter(to, -FOLLOWED_SIGNUP_DAYS), to }, now);
});
