import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { operatorWith } from '#app/desk/page-operator.ts';
import { JobList } from '#components/desk/jobs/job-list.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { BackLink } from '#components/desk/back-link.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { brands } from '#lib/brands/registry.ts';
import { jobStates } from '#lib/desk/jobs/contract.ts';
import { jobKind } from '#lib/desk/jobs/kinds.ts';

export const metadata: Metadata = { title: 'Jobs' };

type Asked = {
  readonly params: Promise<{ readonly kind: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export default async function JobsOfKindPage({ params, searchParams }: Asked) {
  if (!(await operatorWith('health'))) return <Forbidden />;
  const kind = jobKind(decodeURIComponent((await params).kind)) ?? redirect('/jobs');
  const { state: wanted, after } = await searchParams;
  const state = jobStates.find((one) => one === wanted) ?? 'overdue';
  return (
    <>
      <BackLink href="/jobs">All jobs</BackLink>
      <PageHeader title={kind.name}>{kind.about}</PageHeader>
      <JobList
        kind={kind.name}
        state={state}
        after={typeof after === 'string' ? after : undefined}
        brands={Object.fromEntries(brands.map(({ id, name }) => [id, name]))}
      />
    </>
  );
}
