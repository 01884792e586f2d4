import { useTranslations } from 'next-intl';

const POINTS = ['who', 'read', 'free', 'change', 'average'] as const;

interface ReviewChecksProps {
  /** No review is read before publication: the demo is configured that way and says so. */
  unread: boolean;
}

/** Where reviews come from and how they are checked: the law requires this of every site that shows reviews. */
export function ReviewChecks({ unread }: ReviewChecksProps) {
  const t = useTranslations('reviews.checks');
  return (
    <section aria-labelledby="checks" className="bg-sunken">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-(--gutter) py-12 lg:grid-cols-[1fr_1.2fr] lg:py-16">
        <h2 id="checks" className="display scroll-mt-8 text-3xl">
          {t('title')}
        </h2>
        <div className="grid max-w-prose gap-4">
          {unread && <p className="border-l-2 border-accent-ink pl-4 font-semibold">{t('demo')}</p>}
          {POINTS.map((point) => (
            <p key={point}>{t(point)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
