import { db } from '../db/client.ts';
import { after, DAY } from '../kernel/clock.ts';
import type { DueWork } from './due-work.ts';

/**
 * Work that is due again and again, once per cluster. Its row in `recurring_jobs` is the schedule; the worker
 * has a queue for each, so that one is retried by itself and its state is visible.
 */
export type Recurring = DueWork & {
  readonly isDue: (now: Date) => Promise<boolean>;
  /** Moves the due time to the next one. False when another process has done so. */
  readonly schedule: (now: Date) => Promise<boolean>;
  /** Does the work. A failure leaves the time of the last run, so that a repetition covers the same span. */
  readonly carryOut: (now: Date) => Promise<void>;
};

type Schedule = {
  readonly name: string;
  readonly next: (now: Date) => Date;
  /** When it is due for the first time; by default at the next time. */
  readonly first?: (now: Date) => Date;
  /** Whether it is to run besides its schedule, for example because staff asked for it. */
  readonly isRequested?: () => Promise<boolean>;
};

const never = (): Promise<boolean> => Promise.resolve(false);

/** `work` gets the time up to which it was done before; null at its first run. */
export function recurring(
  { name, next, first = next, isRequested = never }: Schedule,
  work: (now: Date, since: Date | null) => Promise<unknown>,
): Recurring {
  const find = () => db().recurringJob.findUnique({ where: { name } });
  const begin = (now: Date) =>
    db().recurringJob.upsert({
      where: { name },
      create: { name, dueAt: first(now) },
      update: {},
    });
  const isScheduled = async (now: Date): Promise<boolean> => {
    const { dueAt } = (await find()) ?? (await begin(now));
    // A due time too far ahead: the clock was set back.
    return dueAt <= now || dueAt > next(now);
  };
  const schedule = async (now: Date): Promise<boolean> => {
    const dueAt = next(now);
    const { count } = await db().recurringJob.updateMany({
      where: { name, OR: [{ dueAt: { lte: now } }, { dueAt: { gt: dueAt } }] },
      data: { dueAt },
    });
    return count === 1;
  };
  const carryOut = async (now: Date): Promise<void> => {
    const job = await find();
    await work(now, job?.ranAt ?? null);
    await db().recurringJob.updateMany({ where: { name }, data: { ranAt: now } });
  };
  return {
    name,
    isDue: async (now) => (await isScheduled(now)) || isRequested(),
    schedule,
    carryOut,
    run: async (now) => {
      const taken = (await isScheduled(now)) && (await schedule(now));
      if (!taken && !(await isRequested())) return 0;
      await carryOut(now);
      return 1;
    },
  };
}

function nextNight(hourUtc: number, now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(hourUtc, 0, 0, 0);
  return night > now ? night : after(night, DAY);
}

/** Work of every night, at an hour of UTC, and whenever `isRequested`. */
export function nightly(
  name: string,
  hourUtc: number,
  work: (now: Date) => Promise<unknown>,
  isRequested = never,
): Recurring {
  return recurring({ name, next: (now) => nextNight(hourUtc, now), isRequested }, work);
}

/** Work at a fixed interval, the first time at once. */
export function everyMs(
  name: string,
  ms: number,
  work: (now: Date, since: Date | null) => Promise<unknown>,
): Recurring {
  return recurring({ name, next: (now) => after(now, ms), first: (now) => now }, work);
}
