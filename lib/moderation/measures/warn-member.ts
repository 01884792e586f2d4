import { lockMember } from '../../identity/lock-member.ts';
import { afterCommit, inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { ReportReason } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { realtime } from '../../realtime/port.ts';
import { recordMeasure, type Deciding } from '../record-measure.ts';

type Warning = Deciding & { readonly memberId: string; readonly reason: ReportReason };

/** Call inside a transaction: the same as `warnMember`. The caller wakes the jobs after the commit. */
export async function warnMemberIn(
  tx: Prisma.TransactionClient,
  { memberId, ...deciding }: Warning,
): Promise<void> {
  const member = await lockMember(tx, memberId);
  if (member.state !== 'active') fail('conflict', { state: member.state });
  await recordMeasure(tx, member, { kind: 'warning', ...deciding });
  afterCommit(tx, () => {
    realtime().toMember(memberId, 'catchUp', {});
  });
}

/**
 * Staff only: warns a member by mail and on their pages, at once where one is open; restricts nothing. Raises
 * `conflict` when the account is not active.
 */
export async function warnMember(warning: Warning): Promise<void> {
  await inTransaction((tx) => warnMemberIn(tx, warning));
  wakeJobs();
}
