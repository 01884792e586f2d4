import { PageSkeleton } from '#components/shell/page-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

const PLANS = [0, 1, 2, 3];

export default function Loading() {
  return (
    <PageSkeleton>
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-(--gutter) py-8 lg:grid-cols-[1fr_minmax(26rem,32rem)] lg:py-16">
        <div className="grid content-start gap-4">
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
        </div>
        <div className="grid gap-3">
          {PLANS.map((plan) => (
            <Skeleton key={plan} className="h-28 rounded-card" />
          ))}
        </div>
      </div>
    </PageSkeleton>
  );
}
