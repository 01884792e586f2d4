import { db, inTransaction } from '../db/client.ts';
import type { NoticeChannel } from '../db/generated/enums.ts';
import { MINUTE } from '../kernel/clock.ts';
import type { NoticeCounts } from '../mail/notice-counts.ts';
import { claimDue, type DueRows, type Leased } from '../queue/claim-due.ts';

export const DUE_NOTICES: DueRows = {
  name: 'claim-notices',
  table: 'notices',
  brand: 'brand_id',
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

/** Error of a notice whose sending was interrupted by a channel that would show it twice. */
export const CUT_OFF = 'cut off';

/**
 * Stores the outcome of a notice that is being sent; false when the claim was lost or the account erased
 * meanwhile. That a notice was sent also replaces the assumption of another process that it was cut off.
 */
export async function finishNotice(
  { id, leasedUntil }: ClaimedNotice,
  state: 'sent' | 'failed' | 'dropped',
  now: Date,
  lastError: string | null = null,
): Promise<boolean> {
  const held = { state: 'sending', dueAt: leasedUntil } as const;
  const assumed = { state: 'failed', lastError: CUT_OFF } as const;
  const { count } = await db().notice.updateMany({
    where: { id, OR: state === 'sent' ? [held, assumed] : [held] },
    data: { state, lastError, sentAt: state === 'sent' ? now : null },
  });
  return count === 1;
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

/** Deletes a notice that a pause has overtaken, as if it had not been planned: what it covers counts again at the end. */
export async function withholdNotice(claimed: ClaimedNotice): Promise<void> {
  const { id, leasedUntil, memberId, channel, since } = claimed;
  const held = { id, state: 'sending', dueAt: leasedUntil } as const;
  await inTransaction(async (tx) => {
    const { count } = await tx.notice.deleteMany({ where: held });
    if (count === 0) return;
    await tx.noticeMark.updateMany({
      where: { memberId, channel, notifiedAt: { gt: since } },
      data: { notifiedAt: since },
    });
  });
}

/** Stores the counts actually sent: they may have changed since the notice was planned. */
export async function noteCounts(
  { id, memberId, channel }: ClaimedNotice,
  { messages, hosted, likes, visits, matches, found }: NoticeCounts,
  newestAt: Date,
): Promise<void> {
  const data = { messages, hosted, likes, visits, matches, found };
  await db().$transaction([
    db().notice.updateMany({ where: { id }, data }),
    db().noticeMark.updateMany({
      where: { memberId, channel, notifiedAt: { lt: newestAt } },
      data: { notifiedAt: newestAt },
    }),
  ]);
}
