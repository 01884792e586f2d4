import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { ScheduledList } from '#components/desk/schedule/scheduled-list.tsx';

export const metadata: Metadata = { title: 'Scheduled' };

export default async function ScheduledPage() {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  return (
    <>
      <PageHeader title="Scheduled">
        Flows, prices, settings and hosted profiles that are published at a time. What is changed
        before then, or has an experiment running, is not published.
      </PageHeader>
      <ScheduledList brands={brandNames(operator)} />
    </>
  );
}
