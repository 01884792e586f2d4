import { after, DAY } from '../../../lib/kernel/clock.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';

/**
 * Mails that the seed's verbs put into the outbox count as sent long ago, so that no inbox fills when the
 * demo starts.
 */
export async function settleMails(db: PrismaClient, now: Date): Promise<void> {
  await db.$executeRaw`
    update mail_messages set state = 'sent', sent_at = created_at, data = '{}'
     where state = 'due' and (to_address like '%@members.demo.test' or template = 'contact_ticket'
                              or (to_address like '%@demo.test' and created_at < ${after(now, -DAY)}))`;
}
