import { Skeleton } from '#components/ui/skeleton.tsx';

/** The queue while it is fetched. */
export function QueueSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading conversations" role="status" className="mt-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-3 border-b border-line px-2 py-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 flex-1 max-lg:hidden" />
          <Skeleton className="ml-auto h-4 w-14" />
        </div>
      ))}
    </div>
  );
}
