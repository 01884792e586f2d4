import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { JobKinds } from '#components/desk/jobs/job-kinds.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';

export const metadata: Metadata = { title: 'Jobs' };

export default async function JobsPage() {
  if (!(await operatorWith('health'))) return <Forbidden />;
  return (
    <>
      <PageHeader title="Jobs">
        Work that waits in rows until its time. The worker looks every minute, and at once when
        something new is due.
      </PageHeader>
      <JobKinds />
    </>
  );
}
