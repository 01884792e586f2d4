import { MINUTE } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { claimDue, forEachLeased, type DueRows } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { sendPendingMessage } from '../send-pending-message.ts';

/** Messages whose order is paid. */
export const RELEASED: DueRows = {
  name: 'claim-pending-messages',
  table: 'pending_messages',
  brand: 'brand_id',
  key: 'member_id',
  due: 'released_at',
  where: 'released_at is not null',
  leaseMs: MINUTE,
  returning: 't.member_id as "memberId"',
};

/**
 * Due work: pending messages whose order is paid and that were not sent when the payment was reported. A
 * failed one is retried in a minute.
 */
async function sendPendingMessages(now: Date, limit: number): Promise<number> {
  const rows = await claimDue<{ memberId: string }>(RELEASED, now, limit);
  await forEachLeased(RELEASED, rows, async ({ memberId }) => {
    await sendPendingMessage(memberId).catch((error: unknown) => {
      log().error({ err: error, memberId }, 'pending message send failed');
    });
  });
  return rows.length;
}

export const sendPendingMessagesWork: DueWork = {
  name: 'pending-messages',
  run: sendPendingMessages,
};
