import { inTransaction } from '../../db/client.ts';
import type { GroupDecision, Prisma } from '../../db/generated/client.ts';
import { fail, isAppError } from '../../kernel/errors.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { reportReasons, textReasons } from '../../review-queue/reasons.ts';
import { blockMemberIn } from '../measures/block-member.ts';
import { warnMemberIn } from '../measures/warn-member.ts';
import { restrictTextIn } from '../texts/restrict-text.ts';

export const GROUP_MEMBERS: DueRows = {
  name: 'claim-group-members',
  table: 'group_decision_members',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: MINUTE,
  attempts: 'attempts',
  // A row that fails again and again is tried less often.
  leaseTimes: 'least(1 + due.attempts, 60)',
  returning: 't.id, t.decision_id as "decisionId", t.member_id as "memberId"',
};

type Claimed = { readonly id: string; readonly decisionId: string; readonly memberId: string };
type Tx = Prisma.TransactionClient;

function reasonOf<Reason extends string>(
  reasons: readonly Reason[],
  stored: string | null,
): Reason {
  const reason = reasons.find((one) => one === stored);
  if (reason === undefined) throw new Error(`group decision with the reason ${String(stored)}`);
  return reason;
}

/** Raises `conflict` when the account is no longer active, or its texts were refused before. */
async function takeMeasure(
  tx: Tx,
  { measure, reason, details, by: actor, note: purpose }: GroupDecision,
  memberId: string,
  now: Date,
): Promise<void> {
  const { id: profileId, publicId: angelId } = await tx.profile.findUniqueOrThrow({
    where: { memberId },
    select: { id: true, publicId: true },
  });
  const by = { details, actor, purpose, now };
  switch (measure) {
    case 'none':
      return;
    case 'warning':
      return warnMemberIn(tx, { memberId, reason: reasonOf(reportReasons, reason), ...by });
    case 'text':
      return restrictTextIn(tx, {
        memberId,
        angelId,
        reason: reasonOf(textReasons, reason),
        ...by,
      });
    case 'block':
      return blockMemberIn(tx, {
        memberId,
        profileId,
        reason: reasonOf(reportReasons, reason),
        ...by,
      });
  }
}

/** Ends the row under its lease; false when another process has it. */
async function finish(
  tx: Tx,
  { id, leasedUntil }: Claimed & Leased,
  state: 'done' | 'skipped',
  now: Date,
): Promise<boolean> {
  const { count } = await tx.groupDecisionMember.updateMany({
    where: { id, dueAt: leasedUntil },
    data: { state, dueAt: null, doneAt: now },
  });
  return count === 1;
}

/** The measure and the end of the row in one transaction: an account is neither left out nor measured twice. */
async function carryOut(row: Claimed & Leased, now: Date): Promise<void> {
  const work = inTransaction(async (tx) => {
    const decision = await tx.groupDecision.findUniqueOrThrow({ where: { id: row.decisionId } });
    // The account is locked first, as by its erasure, which deletes the row.
    await takeMeasure(tx, decision, row.memberId, now);
    if (!(await finish(tx, row, 'done', now))) fail('conflict');
  });
  await work.catch(async (error: unknown) => {
    if (isAppError(error)) await inTransaction((tx) => finish(tx, row, 'skipped', now));
    else log().error({ err: error, id: row.id }, 'group decision failed: unexpected error');
  });
}

/** Due work: carries out decisions about groups of accounts. */
export async function carryOutGroups(now: Date, limit: number): Promise<number> {
  const claimed = await claimDue<Claimed>(GROUP_MEMBERS, now, limit);
  await forEachLeased(GROUP_MEMBERS, claimed, (row) => carryOut(row, now));
  if (claimed.length > 0) wakeJobs();
  return claimed.length;
}

export const carryOutGroupsWork: DueWork = { name: 'group-decisions', run: carryOutGroups };
