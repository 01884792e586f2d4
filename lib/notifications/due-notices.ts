import { db } from '../db/client.ts';
import type { NoticeChannel } from '../db/generated/enums.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import type { NoticeCounts } from '../mail/notice-counts.ts';

/** How long a claimed notice is reserved for one process; longer than any sender waits for a response. */
const LEASE_MS = 2 * MINUTE;

export type ClaimedNotice = {
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
  return db().$queryRaw<ClaimedNotice[]>`
    with due as materialized (
      select id, state from notices where state in ('due', 'sending') and due_at <= ${now}
       order by due_at limit ${limit} for update skip locked)
    update notices n set state = 'sending', due_at = ${after(now, LEASE_MS)}, attempts = n.attempts + 1
      from due where n.id = due.id
    returning n.id::text, n.member_id::text as "memberId", n.channel, n.target_id::text as "targetId",
              n.since, n.attempts, due.state = 'sending' as "wasCutOff"`;
}

/**
 * Stores the outcome of a notice that is being sent. `updateMany`, because its account may have been erased
 * meanwhile.
 */
export async function finishNotice(
  id: string,
  state: 'sent' | 'failed' | 'dropped',
  now: Date,
  lastError: string | null = null,
): Promise<void> {
  await db().notice.updateMany({
    where: { id, state: 'sending' },
    data: { state, lastError, sentAt: state === 'sent' ? now : null },
  });
}

export async function postponeNotice(id: string, dueAt: Date, lastError: string): Promise<void> {
  await db().notice.updateMany({
    where: { id, state: 'sending' },
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
