import { lockMember } from '../accounts/lock-member.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { judgeText, type TextReview } from './judge-text.ts';
import type { TextReason } from './reasons.ts';
import { recordMeasure, type Deciding } from './record-measure.ts';

type Restriction = Deciding & {
  readonly memberId: string;
  /** The public id of the profile. */
  readonly angelId: string;
  readonly reason: TextReason;
} & Pick<TextReview, 'read' | 'renames'>;

/**
 * Staff only: the words of a profile, shown or waiting, are not shown any more, and their author is told why and how
 * to object, both or neither. Raises `not_found`, and `conflict` when they were refused before or are not those that
 * were read.
 */
export async function restrictText(restriction: Restriction): Promise<void> {
  const { memberId, angelId: profileId, read, renames = false, ...deciding } = restriction;
  const { reason: verdict, actor, now } = deciding;
  const review = { profileId, verdict, renames, actor, now, ...(read !== undefined && { read }) };
  await inTransaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    await judgeText(tx, review);
    await recordMeasure(tx, member, { kind: 'words', ...deciding });
  });
  wakeJobs();
}
