import { useFormatter, useTranslations } from 'next-intl';
import type { PublicReviews } from '#lib/reviews/queries.ts';
import { Stars } from './stars.tsx';
import { AVERAGE_FROM_REVIEWS } from '#lib/reviews/limits.ts';

/** The number of reviews, their distribution over the stars, and their average once it is meaningful. */
export function ReviewSummary({ count, average, spread }: Omit<PublicReviews, 'newest'>) {
  const t = useTranslations('reviews.page');
  const whole = useTranslations('reviews');
  const format = useFormatter();
  const shown = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="grid gap-6">
      {count >= AVERAGE_FROM_REVIEWS ? (
        <p className="grid gap-1.5">
          <span className="display tabular text-4xl">{t('average', { average: shown })}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars value={average} label={whole('stars', { stars: Math.round(average) })} />
            <span className="font-ui">{t('count', { count })}</span>
          </span>
        </p>
      ) : (
        <p className="grid gap-1">
          <span className="display text-2xl">{t('count', { count })}</span>
          <span className="text-sm text-ink-soft">{t('few')}</span>
        </p>
      )}
      <div>
        <h2 className="font-ui text-sm font-semibold text-ink-soft">{t('spread')}</h2>
        <ul className="mt-2 grid gap-1.5">
          {spread.map((row) => (
            <li
              key={row.stars}
              className="grid grid-cols-[minmax(0,6rem)_1fr_minmax(auto,2rem)] items-center gap-3 font-ui text-sm"
            >
              <span>{t('row', { stars: row.stars })}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="h-2 w-full"
              >
                <rect width="100" height="8" className="fill-line" />
                <rect width={(row.count / count) * 100} height="8" className="fill-accent" />
              </svg>
              <span className="tabular text-right">{row.count}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
