import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

/** `SHARED_DATE_STORED_DAYS` of `lib/dates/limits.ts`, which is above this folder. */
export const SHARED_DATES: RetentionLine = {
  what: 'Dates that a member shared with a trusted person',
  table: 'shared_dates',
  days: 7,
  from: 'the check-in time; what is still planned stays',
  source: 'GDPR art. 5(1)(c) and (e)',
  remove: (before) => Prisma.sql`
    delete from shared_dates where state <> 'planned' and check_in_at < ${before}`,
};
