import type { MemberViewer } from '../identity/viewer.ts';
import { knownLocale } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import type { Review } from '../db/generated/client.ts';
import { authorNames, type AuthorNames } from './author-name.ts';
import type { OwnReview } from './contract.ts';
import { reviewFrom } from './policy.ts';
import { reviewReasons } from '../review-queue/reasons.ts';

type ReviewStatus = NonNullable<OwnReview['review']>;

function appealOf({ state, appeal, appealOutcome }: Review): ReviewStatus['appeal'] {
  if (state !== 'rejected') return null;
  if (appeal === null) return 'open';
  return appealOutcome === null ? 'waiting' : 'denied';
}

function present(review: Review, names: AuthorNames): ReviewStatus {
  const { stars, text, name, locale, state, reason, reply, publishedAt } = review;
  return {
    stars,
    text,
    name,
    reply,
    nameKind: name === names.initial ? 'initial' : 'name',
    language: knownLocale(locale) ?? 'en',
    state: state === 'approved' || state === 'rejected' ? state : 'pending',
    reason: reviewReasons.find((one) => one === reason) ?? null,
    appeal: appealOf(review),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/** The member's own review with its status, and whether they may write one. */
export async function ownReview({ memberId }: MemberViewer, now: Date): Promise<OwnReview> {
  const { createdAt, emailConfirmedAt, profile, review } = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      createdAt: true,
      emailConfirmedAt: true,
      review: true,
      profile: { select: { screenName: true } },
    },
  });
  const names = authorNames(profile?.screenName ?? '');
  const from = reviewFrom(createdAt);
  return {
    from: from > now ? from.toISOString() : null,
    emailConfirmed: emailConfirmedAt !== null,
    names,
    review: review && present(review, names),
  };
}
