import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FIND_GRID } from './find-grid.ts';

/** The search page in outline while it is being found. */
export function FindSkeleton() {
  const t = useTranslations('discovery');
  return (
    <div aria-busy="true" className="mx-auto grid max-w-page gap-6 px-(--gutter) py-6">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-12 w-full max-w-md" />
      <div className={FIND_GRID}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="aspect-3/4 h-auto w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}
