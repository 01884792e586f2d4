import { RoomSkeleton } from '#components/desk/room-skeleton.tsx';

export default function FlowsLoading() {
  return <RoomSkeleton label="Flows" />;
}
