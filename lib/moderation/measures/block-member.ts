import { disableAccount } from '../../accounts/disable-account.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { ReportReason } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { recordMeasure, type Deciding } from '../record-measure.ts';

type Block = Deciding & {
  readonly memberId: string;
  readonly profileId: string;
  readonly reason: ReportReason;
};

/** Call inside a transaction: the same as `blockMember`. The caller wakes the jobs after the commit. */
export async function blockMemberIn(
  tx: Prisma.TransactionClient,
  { memberId, profileId, ...deciding }: Block,
): Promise<void> {
  const { now } = deciding;
  const request = { memberId, profileId, reason: 'staff', now } as const;
  const member = (await disableAccount(tx, request)) ?? fail('conflict');
  await recordMeasure(tx, member, { kind: 'block', ...deciding });
}

/**
 * Staff only: disables the account, as after an upheld report, and notifies the member with the reason.
 * Raises `conflict` when it is not active.
 */
export async function blockMember(block: Block): Promise<void> {
  await inTransaction((tx) => blockMemberIn(tx, block));
  wakeJobs();
}
