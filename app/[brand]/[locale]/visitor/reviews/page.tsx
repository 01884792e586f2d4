import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { listedMetadata } from '#app/page-metadata.ts';
import { ReviewCard } from '#components/reviews/review-card.tsx';
import { ReviewChecks } from '#components/reviews/review-checks.tsx';
import { ReviewSummary } from '#components/reviews/review-summary.tsx';
import { selfReviewSeconds } from '#lib/review-queue/review-due.ts';
import { publishedReviews } from '#lib/reviews/queries.ts';

type Props = { readonly params: Promise<BrandParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const where = await pageBrand(params);
  const t = await getTranslations('reviews.page');
  const description = t('description', { brand: where.brand.name });
  return listedMetadata(where, { path: '/reviews', title: t('title'), description });
}

export default async function ReviewsPage({ params }: Props) {
  const { brand, prefix } = await pageBrand(params);
  const t = await getTranslations('reviews.page');
  // Read at request time and cached by the page cache: the build has no database.
  await connection();
  const { newest, ...summary } = await publishedReviews(brand.id);
  return (
    <main id="content">
      <div className="mx-auto max-w-page px-(--gutter) pt-4 pb-14 lg:pt-10 lg:pb-20">
        <h1 className="display text-4xl">{t('title')}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          {t(newest.length === 0 ? 'empty' : 'lead')}
        </p>
        {newest.length > 0 && (
          <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
            <aside className="self-start lg:sticky lg:top-8">
              <ReviewSummary {...summary} />
            </aside>
            <ul className="grid gap-10">
              {newest.map((review) => (
                <li key={review.key} className="border-t border-line-strong pt-6">
                  <ReviewCard review={review} brandName={brand.name} timeZone={brand.timezone} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="mt-8">
          <a
            href={`${prefix}/profile/review`}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('mine')}
          </a>
        </p>
      </div>
      <ReviewChecks unread={selfReviewSeconds() !== null} />
    </main>
  );
}
