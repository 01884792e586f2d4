import { Skeleton } from '#components/ui/skeleton.tsx';

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The skeleton of a page while it loads: header, tabs, rows. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <Skeleton className="block h-8 w-48" />
      <Skeleton className="mt-3 block h-4 w-full max-w-md" />
      <Skeleton className="mt-6 block h-10 w-full max-w-xl" />
      <div className="mt-6 grid gap-2">
        {LINES.map((line) => (
          <Skeleton key={line} className="block h-9" />
        ))}
      </div>
    </div>
  );
}
