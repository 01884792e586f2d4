import { brands } from '../../../lib/brands/registry.ts';
import type { Brand } from '../../../lib/brands/schema.ts';
import type { Db } from '../../../lib/db/client.ts';
import { after, DAY } from '../../../lib/kernel/clock.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import { authorNames } from '../../../lib/reviews/author-name.ts';
import { REVIEW_FROM_DAYS } from '../../../lib/reviews/limits.ts';
import type { WorldCopy } from './world-copy.ts';

/** Reviews of each brand: enough for an average to be shown. */
const A_BRAND = 5;
const DAYS_APART = 9;

/** Published reviews by members of the demo, old enough to write one; brands of one language share none. */
export async function seedReviews(
  tx: Db,
  brand: Brand,
  { reviews }: WorldCopy,
  now: Date,
): Promise<void> {
  const locale = brand.locales.default;
  const alike = brands.filter(({ locales }) => locales.default === locale);
  const first = alike.findIndex(({ id }) => id === brand.id) * A_BRAND;
  const own = reviews.slice(first, first + A_BRAND);
  const oldest = own.length * DAYS_APART + REVIEW_FROM_DAYS;
  const authors = await tx.user.findMany({
    where: { brandId: brand.id, passwordHash: null, createdAt: { lt: after(now, -oldest * DAY) } },
    orderBy: { email: 'asc' },
    take: own.length,
    select: { id: true, profile: { select: { screenName: true } } },
  });
  await tx.review.createMany({
    data: own.flatMap(([stars, text], index) => {
      const author = authors[index];
      if (!author) return [];
      const writtenAt = after(now, -(index + 0.5) * DAYS_APART * DAY);
      const publishedAt = after(writtenAt, DAY / 4);
      const names = authorNames(author.profile?.screenName ?? '');
      return {
        id: newId(writtenAt.getTime()),
        brandId: brand.id,
        memberId: author.id,
        locale,
        name: index % 2 === 0 ? names.name : names.initial,
        stars,
        text,
        state: 'approved' as const,
        writtenAt,
        decidedAt: publishedAt,
        publishedAt,
      };
    }),
  });
}
