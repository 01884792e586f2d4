import { NotificationsSkeleton } from '#components/notifications/notifications-skeleton.tsx';
import { PageSkeleton } from '#components/shell/page-skeleton.tsx';

export default function Loading() {
  return (
    <PageSkeleton>
      <NotificationsSkeleton />
    </PageSkeleton>
  );
}
