import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brandOf } from '#app/desk/brand-of.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { HistoryView } from '#components/desk/config/history-view.tsx';
import { flowPages } from '#components/desk/flows/flow-pages.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { flowHistory, newestFlow } from '#lib/desk/flows/read-flows.ts';
import { runningExperiment } from '#lib/desk/flows/running-experiment.ts';

type Props = {
  readonly params: Promise<{ readonly brand: string; readonly code: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'Flow history' };

export default async function FlowHistoryPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const { brand: brandId, code: named } = await params;
  const brand = brandOf(brandId, operator);
  const code = decodeURIComponent(named);
  const query = await searchParams;
  const before = Number(single(query['before'])) || undefined;
  const [newest, page, running] = await Promise.all([
    newestFlow(brand.id, code),
    flowHistory(brand.id, code, before),
    runningExperiment(brand.id, code),
  ]);
  if (!newest) notFound();
  return (
    <HistoryView
      what={`Flow ${code} of ${brand.name}`}
      place={flowPages(brand.id, code)}
      newest={{ version: newest.version, content: newest.config }}
      page={page}
      done={single(query['done'])}
      restore={{ of: 'flows/{brand}/{code}', params: { brand: brand.id, code } }}
      {...(running && { locked: 'An experiment is running. Publishing is locked until it ends.' })}
    >
      All versions. Restoring one publishes it as a new version.
    </HistoryView>
  );
}
