import { PageSkeleton } from '#components/shell/page-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="mx-auto grid max-w-2xl gap-8 px-(--gutter) py-6 desk:py-12">
        <div className="flex items-center gap-4">
          <Skeleton className="crop-avatar size-22 shrink-0" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-9 w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        </div>
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-12" />
      </div>
    </PageSkeleton>
  );
}
