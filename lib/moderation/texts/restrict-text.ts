import { lockMember } from '../../identity/lock-member.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { TextReason } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { judgeText, type TextReview } from './judge-text.ts';
import { recordMeasure, type Deciding } from '../record-measure.ts';

type Restriction = Deciding & {
  readonly memberId: string;
  /** The public id of the profile. */
  readonly angelId: string;
  readonly reason: TextReason;
} & Pick<TextReview, 'read' | 'renames'>;

/** Call inside a transaction: the same as `restrictText`. The caller wakes the jobs after the commit. */
export async function restrictTextIn(
  tx: Prisma.TransactionClient,
  restriction: Restriction,
): Promise<void> {
  const { memberId, angelId: profileId, read, renames = false, ...deciding } = restriction;
  const { reason: verdict, actor, purpose, now } = deciding;
  const by = { actor, purpose, now };
  const review = { profileId, verdict, renames, ...by, ...(read !== undefined && { read }) };
  const member = await lockMember(tx, memberId);
  await judgeText(tx, review);
  await recordMeasure(tx, member, { kind: 'text', ...deciding });
}

/**
 * Staff only: in one transaction hides a profile's texts, pending or approved, and notifies their author of
 * the reason and how to object. Raises `not_found`, and `conflict` when they were refused before or differ
 * from those that were read.
 */
export async function restrictText(restriction: Restriction): Promise<void> {
  await inTransaction((tx) => restrictTextIn(tx, restriction));
  wakeJobs();
}
