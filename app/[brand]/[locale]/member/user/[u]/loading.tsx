import { PageSkeleton } from '#components/shell/page-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-(--gutter) pt-16 pb-16 md:grid-cols-[minmax(0,26rem)_1fr]">
        <Skeleton className="mx-auto aspect-3/4 h-auto w-full rounded-card max-md:max-w-[36dvh]" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="w-2/5" />
          <Skeleton className="h-24" />
        </div>
      </div>
    </PageSkeleton>
  );
}
