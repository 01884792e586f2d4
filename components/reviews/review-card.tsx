import { useFormatter, useTranslations } from 'next-intl';
import type { PublicReview } from '#lib/reviews/queries.ts';
import { Stars } from './stars.tsx';

interface ReviewCardProps {
  review: PublicReview;
  brandName: string;
  timeZone: string;
}

/** A review in its author's language, and the company's answer. */
export function ReviewCard({ review, brandName, timeZone }: ReviewCardProps) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const { name, stars, text, language, publishedAt, reply } = review;
  const month = format.dateTime(publishedAt, { month: 'long', year: 'numeric', timeZone });
  return (
    <figure className="grid content-start gap-3">
      <Stars value={stars} label={t('stars', { stars })} />
      <blockquote lang={language} className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
      <figcaption className="font-ui text-sm text-ink-soft">{t('by', { name, month })}</figcaption>
      {reply !== null && (
        <div className="mt-1 max-w-prose border-l-2 border-accent-ink pl-4">
          <p className="font-ui text-sm font-semibold">{t('reply', { brand: brandName })}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">{reply}</p>
        </div>
      )}
    </figure>
  );
}
