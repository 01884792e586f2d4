import { db } from '../db/client.ts';
import type { NoticeChannel } from '../db/generated/enums.ts';
import { MINUTE } from '../kernel/clock.ts';
import type { NoticeCounts } from '../mail/notice-counts.ts';
import { claimDue, type DueRows, type Leased } from '../queue/claim-due.ts';

export const DUE_NOTICES: DueRows = {
  name: 'claim-notices',
  table: 'notices',
  due: 'due_at',
  where: `state in ('due', 'sending')`,
  // Longer than any sender waits for a response.
  leaseMs: 2 * MINUTE,
  attempts: 'attempts',
  set: `state = 'sending'`,
  returning: `t.id, t.member_id as "memberId", t.channel, t.target_id as "targetId", t.since, t.attempts,
    due.state = 'sending' as "wasCutOff"`,
};

export type ClaimedNotice = Leased & {
  readonly id: string;
  readonly memberId: string;
  readonly channel: NoticeChannel;
  readonly targetId: string | null;
  readonly since: Date;
  readonly attempts: number;
  /** An earlier attempt was interrupted, at an unknown point. */
  readonly wasCutOff: boolean;
};

export function claimNotices(now: Date, limit: number): Promise<ClaimedNotice[]> {
  return claimDue<ClaimedNotice>(DUE_NOTICES, now, limit);
}

/** Stores the outcome of a notice that is being sent, unless the claim was lost or the account erased meanwhile. */
export async function finishNotice(
  { id, leasedUntil }: ClaimedNotice,
  state: 'sent' | 'failed' | 'dropped',
  now: Date,
  lastError: string | null = null,
): Promise<void> {
  await db().notice.updateMany({
    where: { id, state: 'sending', dueAt: leasedUntil },
    data: { state, lastError, sentAt: state === 'sent' ? now : null },
  });
}

export async function postponeNotice(
  { id, leasedUntil }: ClaimedNotice,
  dueAt: Date,
  lastError: string,
): Promise<void> {
  await db().notice.updateMany({
    where: { id, state: 'sending', dueAt: leasedUntil },
    data: { state: 'due', dueAt, lastError },
  });
}

/** Stores the counts actually sent: they may have changed since the notice was planned. */
export async function noteCounts(
  { id, memberId, channel }: ClaimedNotice,
  { messages, hosted, likes, visits, matches }: NoticeCounts,
  newestAt: Date,
): Promise<void> {
  const data = { messages, hosted, likes, visits, matches };
  await db().$transaction([
    db().notice.updateMany({ where: { id }, data }),
    db().noticeMark.updateMany({
      where: { memberId, channel, notifiedAt: { lt: newestAt } },
      data: { notifiedAt: newestAt },
    }),
  ]);
}
