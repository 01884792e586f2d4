import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { HistoryView } from '#components/desk/config/history-view.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { planPages } from '#components/desk/plans/plan-pages.ts';
import { planHistory } from '#lib/desk/plans/read-plans.ts';

type Props = {
  readonly params: Promise<{ readonly product: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'Plan history' };

export default async function PlanHistoryPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const { product } = await params;
  const query = await searchParams;
  const before = Number(single(query['before'])) || undefined;
  const [all, page] = await Promise.all([planHistory(product), planHistory(product, before)]);
  const [newest] = all.versions;
  if (!newest) notFound();
  return (
    <HistoryView
      what={product}
      place={planPages(product)}
      newest={newest}
      page={page}
      done={single(query['done'])}
      restore={{ of: 'plans/{product}', params: { product } }}
      {...(operator.brandIds.length > 0 && {
        locked: 'Only admins of all brands can change prices.',
      })}
    >
      All versions; existing purchases and subscriptions keep theirs. Restoring one publishes it as
      a new version.
    </HistoryView>
  );
}
