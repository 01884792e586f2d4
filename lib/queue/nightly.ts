import { db } from '../db/client.ts';
import { after, DAY } from '../kernel/clock.ts';
import type { DueWork } from './due-work.ts';

function nextNight(hourUtc: number, now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(hourUtc, 0, 0, 0);
  return night > now ? night : after(night, DAY);
}

/** Nightly due work, run once per cluster: the row of the recurring job is claimed first. */
export function nightly(
  name: string,
  hourUtc: number,
  work: (now: Date) => Promise<unknown>,
): DueWork {
  return {
    name,
    run: async (now) => {
      const dueAt = nextNight(hourUtc, now);
      await db().recurringJob.createMany({ data: { name, dueAt }, skipDuplicates: true });
      const { count } = await db().recurringJob.updateMany({
        where: { name, dueAt: { lte: now } },
        data: { dueAt, ranAt: now },
      });
      if (count === 1) await work(now);
      return count;
    },
  };
}
