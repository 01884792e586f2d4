import { useTranslations } from 'next-intl';
import type { PublicReview } from '#lib/reviews/queries.ts';
import { ReviewCard } from './review-card.tsx';

interface HomeReviewsProps {
  reviews: readonly PublicReview[];
  brandName: string;
  timeZone: string;
  prefix: string;
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** The newest few reviews on a brand's home page, with links to all of them and to how they are checked. */
export function HomeReviews({ reviews, brandName, timeZone, prefix }: HomeReviewsProps) {
  const t = useTranslations('reviews');
  const own = useTranslations('brand');
  return (
    <section aria-labelledby="reviews" className="mx-auto max-w-page px-(--gutter) py-12 lg:py-20">
      <h2 id="reviews" className="display text-3xl">
        {own('reviews')}
      </h2>
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-12 gap-y-10">
        {reviews.map((review) => (
          <li key={review.key} className="border-t border-line-strong pt-5">
            <ReviewCard review={review} brandName={brandName} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <a href={`${prefix}/reviews`} className={LINK}>
          {t('all')}
        </a>
        <a href={`${prefix}/reviews#checks`} className={LINK}>
          {t('how')}
        </a>
      </p>
    </section>
  );
}
