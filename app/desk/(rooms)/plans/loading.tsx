import { RoomSkeleton } from '#components/desk/room-skeleton.tsx';

export default function PlansLoading() {
  return <RoomSkeleton label="Plans" />;
}
