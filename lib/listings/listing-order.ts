import { Prisma } from '../db/generated/client.ts';
import { SHUFFLE_END } from './shuffle.ts';

/** A different shuffle number for each row of a statement; `shuffles` does the same outside the database. */
export const anyShuffle = Prisma.raw(`floor(random() * ${String(SHUFFLE_END)})::int`);

/** The activity class of a profile `p` on this day. */
export function activityClass(now: Date): Prisma.Sql {
  return Prisma.sql`CASE WHEN p.kind = 'hosted' THEN 0
    WHEN p.last_active_at > ${now}::timestamptz - interval '1 day' THEN 0
    WHEN p.last_active_at > ${now}::timestamptz - interval '7 days' THEN 1
    WHEN p.last_active_at > ${now}::timestamptz - interval '30 days' THEN 2 ELSE 3 END`;
}
