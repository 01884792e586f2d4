import { knownLocale, type Locale } from '../brands/schema.ts';
import { db } from '../db/client.ts';
import { warningsIn } from '../text/warnings.ts';
import { REVIEWS_ON_HOME } from './limits.ts';

/** A published review as visitors see it. */
export type PublicReview = {
  readonly key: string;
  readonly name: string;
  readonly stars: number;
  readonly text: string;
  readonly language: Locale;
  readonly publishedAt: Date;
  readonly reply: string | null;
};

export type PublicReviews = {
  /** Number of published reviews; `newest` holds only some of them. */
  readonly count: number;
  readonly average: number;
  /** Number of reviews with five stars, four, three, two, one. */
  readonly spread: readonly { readonly stars: number; readonly count: number }[];
  readonly newest: readonly PublicReview[];
};

const SHOWN = 50;
const QUEUED = 200;
const STARS = [5, 4, 3, 2, 1] as const;

async function newestOf(brandId: string, take: number, locale?: Locale): Promise<PublicReview[]> {
  const rows = await db().review.findMany({
    where: { brandId, state: 'approved', ...(locale && { locale }) },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take,
  });
  return rows.map((row) => ({
    name: row.name,
    stars: row.stars,
    text: row.text,
    reply: row.reply,
    key: row.id,
    language: knownLocale(row.locale) ?? 'en',
    publishedAt: row.publishedAt ?? row.writtenAt,
  }));
}

/** The published reviews of a brand: their number, the distribution of stars, and the newest. */
export async function publishedReviews(brandId: string): Promise<PublicReviews> {
  const [groups, newest] = await Promise.all([
    db().review.groupBy({
      by: ['stars'],
      where: { brandId, state: 'approved' },
      _count: { _all: true },
    }),
    newestOf(brandId, SHOWN),
  ]);
  const spread = STARS.map((stars) => {
    const found = groups.find((group) => group.stars === stars);
    return { stars, count: found?._count._all ?? 0 };
  });
  const count = spread.reduce((sum, one) => sum + one.count, 0);
  const total = spread.reduce((sum, one) => sum + one.count * one.stars, 0);
  return { count, average: count === 0 ? 0 : total / count, spread, newest };
}

/** The newest few in the page's language, selected by date, not by stars. */
export function homeReviews(brandId: string, locale: Locale): Promise<PublicReview[]> {
  return newestOf(brandId, REVIEWS_ON_HOME, locale);
}

/** For staff: reviews that wait for moderation, oldest first, with warnings about their text. */
export async function waitingReviews() {
  const rows = await db().review.findMany({
    where: { state: 'pending' },
    orderBy: [{ writtenAt: 'asc' }, { id: 'asc' }],
    take: QUEUED,
    select: {
      id: true,
      revision: true,
      brandId: true,
      locale: true,
      name: true,
      stars: true,
      text: true,
      writtenAt: true,
    },
  });
  return rows.map((row) => ({ ...row, warnings: warningsIn(row.text) }));
}

/** For staff: refusals that their authors appealed, oldest first. */
export function waitingReviewAppeals() {
  return db().review.findMany({
    where: { state: 'rejected', appeal: { not: null }, appealOutcome: null },
    orderBy: [{ appealedAt: 'asc' }, { id: 'asc' }],
    take: QUEUED,
    select: {
      id: true,
      brandId: true,
      stars: true,
      text: true,
      reason: true,
      appeal: true,
      appealedAt: true,
    },
  });
}
