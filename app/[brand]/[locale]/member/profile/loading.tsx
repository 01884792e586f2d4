import { ProfileSkeleton } from '#components/profile/own/profile-skeleton.tsx';
import { PageSkeleton } from '#components/shell/page-skeleton.tsx';

export default function Loading() {
  return (
    <PageSkeleton>
      <ProfileSkeleton />
    </PageSkeleton>
  );
}
