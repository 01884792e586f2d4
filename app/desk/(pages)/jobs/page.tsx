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
        Background jobs by kind. Workers poll every minute and start new jobs immediately.
      </PageHeader>
      <JobKinds />
    </>
  );
}
