import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { JobKinds } from '#components/desk/jobs/job-kinds.tsx';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';

export const metadata: Metadata = { title: 'Jobs' };

export default async function JobsPage() {
  if (!(await operatorWith('health'))) return <NotYourRoom />;
  return (
    <>
      <RoomHead title="Jobs">
        Work that waits in rows until its time. The worker looks every minute, and at once when
        something new is due.
      </RoomHead>
      <JobKinds />
    </>
  );
}
