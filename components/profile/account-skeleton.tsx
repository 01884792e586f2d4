import { PageSkeleton } from '#components/shell/page-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Skeleton of an account page with several parts. */
export function AccountSkeleton() {
  return (
    <PageSkeleton>
      <div className="mx-auto max-w-page px-(--gutter) pt-4 pb-12 lg:pt-8">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="mt-10 mb-10 h-10 w-80 max-w-full" />
        {[0, 1, 2].map((part) => (
          <div
            key={part}
            className="grid gap-x-16 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:py-10"
          >
            <div className="grid content-start gap-3">
              <Skeleton className="h-7 w-40" />
              <Skeleton />
              <Skeleton className="w-3/5" />
            </div>
            <Skeleton className="h-28 max-w-[34rem]" />
          </div>
        ))}
      </div>
    </PageSkeleton>
  );
}
