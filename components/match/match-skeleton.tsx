import { useTranslations } from 'next-intl';
import { SkeletonRegion } from '#components/shell/skeleton-region.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { MATCH_PAGE, MATCH_STACK } from './match-frame.ts';

/** Skeleton of the match screen while its first cards are found. */
export function MatchSkeleton() {
  const t = useTranslations('match');
  return (
    <SkeletonRegion label={t('loading')} className={MATCH_PAGE}>
      <Skeleton className="h-10 w-64 max-desk:hidden" />
      <div className={MATCH_STACK}>
        <Skeleton className="absolute inset-x-0 top-0 bottom-6 h-auto rounded-card" />
      </div>
      <div className="flex justify-center gap-5">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="size-12 rounded-control" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
