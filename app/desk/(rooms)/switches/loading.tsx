import { RoomSkeleton } from '#components/desk/room-skeleton.tsx';

export default function BrandsLoading() {
  return <RoomSkeleton label="Brands" />;
}
