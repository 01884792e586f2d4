import { lockMember } from '../accounts/lock-member.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { judgeText } from './judge-text.ts';
import type { TextReason } from './reasons.ts';
import { recordMeasure, type Deciding } from './record-measure.ts';

type Restriction = Deciding & {
  readonly memberId: string;
  /** The public id of the profile. */
  readonly angelId: string;
  readonly reason: TextReason;
};

/**
 * Staff only: the words of a profile are shown no more, and their author is told why, both or neither. Raises
 * `conflict` when they were refused before.
 */
export async function restrictWords(restriction: Restriction): Promise<void> {
  const { memberId, angelId: profileId, ...deciding } = restriction;
  const { reason: verdict, actor, now } = deciding;
  await inTransaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    await judgeText(tx, { profileId, verdict, actor, now });
    await recordMeasure(tx, member, { kind: 'words', ...deciding });
  });
  wakeJobs();
}
