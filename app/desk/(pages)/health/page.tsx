import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { HealthBoard } from '#components/desk/health/health-board.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { brands } from '#lib/brands/registry.ts';

export const metadata: Metadata = { title: 'Health' };

export default async function HealthPage() {
  if (!(await operatorWith('health'))) return <Forbidden />;
  return (
    <>
      <PageHeader title="Health">
        Current state of the service, updated every four seconds.
      </PageHeader>
      <HealthBoard brands={Object.fromEntries(brands.map(({ id, name }) => [id, name]))} />
    </>
  );
}
