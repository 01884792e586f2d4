import { inventScreenName } from '../../accounts/screen-name.ts';
import { knownLocale } from '../../brands/schema.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import type { TextReason } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { REVIEWED_COLUMNS, textMark } from '../../review-queue/reviewed-texts.ts';

export type TextReview = {
  /** The public id of the profile whose texts are reviewed. */
  readonly profileId: string;
  readonly verdict: 'approved' | TextReason;
  /** The mark of the texts that were read; their owner may have changed them since. */
  readonly read?: string;
  /** Refuses the name too: a pending one is dropped, another is replaced by a generated one. */
  readonly renames?: boolean;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Call inside the transaction of the decision: approves pending texts, or refuses pending or approved ones
 * with a reason for their owner. Raises `not_found`, and `conflict` when no texts are pending, they were
 * refused before, or they differ from those that were read.
 */
export async function judgeText(tx: Db, review: TextReview): Promise<void> {
  const { profileId: publicId, verdict, read, renames = false } = review;
  const { actor, purpose, now } = review;
  const approved = verdict === 'approved';
  const profile = await tx.profile.findUnique({
    where: { publicId },
    select: {
      id: true,
      brandId: true,
      memberId: true,
      textState: true,
      screenName: true,
      ...REVIEWED_COLUMNS,
      member: { select: { locale: true } },
    },
  });
  if (!profile) return fail('not_found');
  const { about, lookingFor, work, study, pendingName, screenName } = profile;
  const { promptQuestions, promptAnswers } = profile;
  if (read !== undefined && read !== textMark(profile)) fail('conflict', { changed: true });
  const locale = knownLocale(profile.member?.locale) ?? 'en';
  const refusedName = pendingName === null ? inventScreenName(locale) : screenName;
  const { count } = await tx.profile.updateMany({
    where: {
      id: profile.id,
      about,
      lookingFor,
      work,
      study,
      promptQuestions: { equals: promptQuestions },
      promptAnswers: { equals: promptAnswers },
      pendingName,
      textState: approved ? 'pending' : { in: ['pending', 'approved'] },
    },
    data: {
      textState: approved ? 'approved' : 'rejected',
      textReason: approved ? null : verdict,
      textDueAt: null,
      // Only a refused name is dropped: one that was read and not refused is the name from now on.
      pendingName: null,
      screenName: renames && !approved ? refusedName : (pendingName ?? screenName),
    },
  });
  if (count === 0) fail('conflict', { state: profile.textState });
  const action = approved ? 'text.approve' : 'text.reject';
  // Reports count no restriction of a hosted profile, which has no recipient.
  const hosted = profile.memberId === null;
  const data = approved ? {} : { reason: verdict, renames, ...(hosted && { hosted }) };
  const brandId = profile.brandId ?? undefined;
  await audit(tx, { actor, action, subject: profile.id, data, purpose, brandId, now });
}

/** For staff and the demo's automatic moderation: reviews the texts of a profile. Raises what `judgeText` raises. */
export function reviewText(review: TextReview): Promise<void> {
  return inTransaction((tx) => judgeText(tx, review));
}
