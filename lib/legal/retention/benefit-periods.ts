import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

export const BENEFIT_PERIODS: RetentionLine = {
  what: 'From when to when a member had a benefit of a plan switched on',
  table: 'benefit_periods',
  days: 365,
  from: 'its end',
  source: 'needed to answer who could see a member, and what a plan gave; GDPR art. 5(1)(e)',
  remove: (before) => Prisma.sql`delete from benefit_periods where ended_at < ${before}`,
};
