import { useTranslations } from 'next-intl';
import { SkeletonRegion } from '#components/shell/skeleton-region.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FIND_GRID } from './find-grid.ts';

const CHIPS = ['w-28', 'w-36', 'w-32', 'w-36'];

/** Skeleton of the search page while it loads: as high as what replaces it. */
export function FindSkeleton() {
  const t = useTranslations('discovery');
  return (
    <SkeletonRegion
      label={t('loading')}
      className="mx-auto grid max-w-page gap-2 px-(--gutter) pt-1 pb-10 sm:gap-6 sm:pt-6"
    >
      <div className="grid gap-1">
        <Skeleton className="h-10 w-3/5 max-w-sm max-desk:hidden" />
        <Skeleton className="my-2 h-7 w-64" />
      </div>
      <div className="flex gap-2 overflow-hidden py-1">
        {CHIPS.map((width, index) => (
          <Skeleton key={index} className={`h-11 shrink-0 ${width}`} />
        ))}
      </div>
      <div className={FIND_GRID}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="grid gap-2">
            <Skeleton className="aspect-3/4 h-auto w-full rounded-card" />
            <Skeleton className="my-2 h-7 w-3/4" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
