import { brandLink } from '../brands/links.ts';
import type { Db } from '../db/client.ts';
import type { ReviewReason } from '../db/generated/enums.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

type Decided = { readonly id: string; readonly memberId: string; readonly revision: number };
type Outcome =
  | { readonly kind: 'published' | 'denied' }
  | { readonly kind: 'refused'; readonly reason: ReviewReason };

/**
 * Call inside the transaction that decides about a review: notifies its author by mail if their address is
 * confirmed.
 */
export async function notifyAuthor(tx: Db, review: Decided, outcome: Outcome, now: Date) {
  const author = await tx.user.findFirst({
    where: { id: review.memberId, state: 'active', emailConfirmedAt: { not: null } },
    select: { brandId: true, locale: true, email: true },
  });
  if (!author) return;
  const { brandId, locale, email: to } = author;
  const common = { brandId, locale, to, at: now };
  const key = `${review.id}:${review.revision}:${now.getTime()}`;
  const link = brandLink(brandId, '/profile/review', locale);
  if (outcome.kind === 'refused') {
    await enqueueMail(tx, {
      ...common,
      template: 'review_refused',
      data: { reason: outcome.reason, link },
      dedupeKey: `review-refused:${key}`,
    });
    return;
  }
  const published = outcome.kind === 'published';
  await enqueueMail(tx, {
    ...common,
    template: published ? 'review_published' : 'review_denied',
    data: { link: published ? brandLink(brandId, '/reviews', locale) : link },
    dedupeKey: `review-${outcome.kind}:${key}`,
  });
}
