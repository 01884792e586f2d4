import { RowSkeletons } from '#components/chat/list/conversation-list-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Skeleton of the notifications. */
export function NotificationsSkeleton() {
  return (
    <div className="mx-auto w-full max-w-4xl px-(--gutter) pt-2 pb-10 desk:pt-12">
      <Skeleton className="mb-4 h-10 w-2/5 max-desk:hidden" />
      <Skeleton className="my-4 h-6 w-24" />
      <RowSkeletons />
    </div>
  );
}
