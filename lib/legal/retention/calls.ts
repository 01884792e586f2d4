import { Prisma } from '../../db/generated/client.ts';
import type { RetentionLine } from './retention-line.ts';

/** As long as a report about a call may come. */
export const CALLS: RetentionLine = {
  what: 'Calls: who called whom, when and for how long; nothing of their content is stored',
  table: 'calls',
  days: 90,
  from: 'the end of the call; its line in the thread is a message',
  source: 'GDPR art. 5(1)(e); reports about calls',
  remove: (before) => Prisma.sql`delete from calls where ended_at < ${before}`,
};
