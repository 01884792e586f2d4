import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { HealthBoard } from '#components/desk/health/health-board.tsx';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';
import { brands } from '#lib/brands/registry.ts';

export const metadata: Metadata = { title: 'Health' };

export default async function HealthPage() {
  if (!(await operatorWith('health'))) return <NotYourRoom />;
  return (
    <>
      <RoomHead title="Health">How the service does, looked at every four seconds.</RoomHead>
      <HealthBoard brands={Object.fromEntries(brands.map(({ id, name }) => [id, name]))} />
    </>
  );
}
