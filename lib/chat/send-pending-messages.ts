import { run, type Statement } from '../db/statement.ts';
import type { DueWork } from '../queue/due-work.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { sendPendingMessage } from './send-pending-message.ts';

const CLAIM: Statement = {
  name: 'claim-pending-messages',
  text: `
    with due as (
      select member_id from pending_messages where released_at <= $1
       order by released_at limit $2 for update skip locked)
    update pending_messages m set released_at = $3 from due where m.member_id = due.member_id
    returning m.member_id as "memberId"`,
};

/**
 * Due work: pending messages whose order is paid and that were not sent when the payment was reported. A
 * failed one is retried in a minute.
 */
async function sendPendingMessages(now: Date, limit: number): Promise<number> {
  const rows = await run<{ memberId: string }>(CLAIM, [now, limit, after(now, MINUTE)]);
  for (const { memberId } of rows) {
    await sendPendingMessage(memberId).catch((error: unknown) => {
      log().error({ err: error, memberId }, 'pending message send failed');
    });
  }
  return rows.length;
}

export const sendPendingMessagesWork: DueWork = {
  name: 'pending-messages',
  run: sendPendingMessages,
};
