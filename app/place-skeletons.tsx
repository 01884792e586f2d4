import { getTranslations } from 'next-intl/server';
import { ChatsSkeleton } from '#components/chat/chats-skeleton.tsx';
import { FindSkeleton } from '#components/discovery/find-skeleton.tsx';
import { MatchSkeleton } from '#components/match/match-skeleton.tsx';
import { NotificationsSkeleton } from '#components/notifications/notifications-skeleton.tsx';
import { ProfileSkeleton } from '#components/profile/own/profile-skeleton.tsx';
import type { PlaceSkeletons } from '#components/shell/pending-place.tsx';
import { SkeletonRegion } from '#components/shell/skeleton-region.tsx';

/** What the shell shows between the press of an entry of its bars and the first byte of the page. */
export async function placeSkeletons(): Promise<PlaceSkeletons> {
  const t = await getTranslations('shell');
  const label = t('loading');
  return {
    find: <FindSkeleton />,
    match: <MatchSkeleton />,
    chats: (
      <SkeletonRegion label={label}>
        <ChatsSkeleton />
      </SkeletonRegion>
    ),
    notifications: (
      <SkeletonRegion label={label}>
        <NotificationsSkeleton />
      </SkeletonRegion>
    ),
    profile: (
      <SkeletonRegion label={label}>
        <ProfileSkeleton />
      </SkeletonRegion>
    ),
  };
}
