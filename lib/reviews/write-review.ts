import { lockMember } from '../identity/lock-member.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { ownHosts } from '../brands/own-hosts.ts';
import type { Locale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { publishPagesChanged } from '../db/page-changes.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail, failField } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { keepEscalated } from '../review-queue/keep-escalated.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { reviewDueAt } from '../review-queue/review-due.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { isOfContact, warningsIn } from '../text/warnings.ts';
import { authorNames, type NameKind } from './author-name.ts';
import { reviewFrom } from './policy.ts';
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from './limits.ts';

type ReviewInput = {
  readonly member: MemberViewer;
  readonly stars: number;
  readonly text: string;
  readonly nameKind: NameKind;
  readonly language: Locale;
  readonly now: Date;
};

/** Removes control characters, and limits blank lines to one in a row. */
function tidy(text: string): string {
  const seen = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '');
  return seen.replace(/\n{3,}/g, '\n\n').trim();
}

function checked(given: string): string {
  const text = tidy(given);
  const { length } = [...text];
  if (length < REVIEW_MIN_LENGTH || length > REVIEW_MAX_LENGTH) failField('text', 'review_length');
  refuseCardData(text);
  // Contact details are refused at once; all else is left to a moderator.
  if (warningsIn(text, ownHosts).some(isOfContact)) failField('text', 'review_contact_refused');
  return text;
}

async function allowed(tx: Prisma.TransactionClient, member: MemberViewer, now: Date) {
  const { memberId } = member;
  const { emailConfirmedAt } = await lockMember(tx, memberId);
  if (emailConfirmedAt === null) fail('email_unconfirmed');
  const found = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { createdAt: true, review: true, profile: { select: { screenName: true } } },
  });
  const from = reviewFrom(found.createdAt);
  if (from > now) fail('review_early', { from: from.toISOString() });
  return found;
}

/**
 * For members: writes or rewrites their review of the site. Either waits for moderation; an earlier published
 * version and the reply to it are no longer shown. Raises `email_unconfirmed`, `review_early`,
 * `review_length`, `review_contact_refused`, `card_data_refused`.
 */
export async function writeReview({ member, now, ...input }: ReviewInput): Promise<void> {
  const text = checked(input.text);
  const dueAt = reviewDueAt(now);
  await inTransaction(async (tx) => {
    const { review, profile } = await allowed(tx, member, now);
    const name = authorNames(profile?.screenName ?? '')[input.nameKind];
    const written = { name, stars: input.stars, text, locale: input.language };
    const { brandId, memberId } = member;
    const waiting = { ...written, state: 'pending', dueAt, writtenAt: now } as const;
    await tx.review.upsert({
      where: { memberId },
      create: { id: newId(now.getTime()), brandId, memberId, ...waiting },
      update: {
        ...waiting,
        revision: { increment: 1 },
        reason: null,
        decidedAt: null,
        publishedAt: null,
        reply: null,
        repliedAt: null,
        appeal: null,
        appealedAt: null,
        appealOutcome: null,
        appealDecidedAt: null,
      },
    });
    if (review?.state === 'pending') {
      await keepEscalated(tx, { kind: 'review', id: review.id, since: review.writtenAt, now });
    }
    if (review?.state === 'approved') await publishPagesChanged(tx, brandId);
  });
  announceWork(member.brandId);
  if (dueAt) wakeJobs(dueAt.getTime());
}
