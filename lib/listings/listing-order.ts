import { Prisma } from '../db/generated/client.ts';
import { after, DAY } from '../kernel/clock.ts';
import { ACTIVITY_CLASS_DAYS } from './limits.ts';
import { SHUFFLE_END } from './shuffle.ts';

/** A different shuffle number for each row of a statement; `shuffles` does the same outside the database. */
export const anyShuffle = Prisma.raw(`floor(random() * ${String(SHUFFLE_END)})::int`);

/** The activity class of a profile `p` on this day. */
export function activityClass(now: Date): Prisma.Sql {
  const [first, second, third] = ACTIVITY_CLASS_DAYS;
  return Prisma.sql`CASE WHEN p.kind = 'hosted' THEN 0
    WHEN p.last_active_at > ${after(now, -first * DAY)}::timestamptz THEN 0
    WHEN p.last_active_at > ${after(now, -second * DAY)}::timestamptz THEN 1
    WHEN p.last_active_at > ${after(now, -third * DAY)}::timestamptz THEN 2 ELSE 3 END`;
}
