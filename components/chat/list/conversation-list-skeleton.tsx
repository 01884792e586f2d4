import { Skeleton } from '#components/ui/skeleton.tsx';

const ROWS = [0, 1, 2, 3, 4, 5];

/** A picture and two lines, six times. */
export function RowSkeletons() {
  return (
    <div className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3.5 px-4 py-3">
          <Skeleton className="crop-avatar size-14 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Skeleton of the list while it loads. `label` is read in its place. */
export function ConversationListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <RowSkeletons />
    </div>
  );
}
