import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { DoneNote } from '#components/desk/config/done-note.tsx';
import type { Fields } from '#components/desk/config/json-schema.ts';
import { schemaOf } from '#components/desk/config/schema-of.ts';
import { SubNavigation } from '#components/desk/config/sub-navigation.tsx';
import { DataTable } from '#components/desk/data-table.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PlanEditor } from '#components/desk/plans/plan-editor.tsx';
import { planPages } from '#components/desk/plans/plan-pages.ts';
import { newPlan } from '#components/desk/plans/plan-sections.ts';
import { PageHeader } from '#components/desk/page-header.tsx';
import { ScheduledNote } from '#components/desk/schedule/scheduled-note.tsx';
import { brands } from '#lib/brands/registry.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import { readDraft } from '#lib/desk/config/drafts.ts';
import { offeredWhere, planHistory } from '#lib/desk/plans/read-plans.ts';
import { scheduledFor } from '#lib/desk/schedule/scheduled-for.ts';
import { planContentSchema } from '#lib/payments/offers/check-plan.ts';
import { PRODUCT_ID } from '#lib/payments/limits.ts';

type Props = {
  readonly params: Promise<{ readonly product: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'Plan' };

export default async function PlanPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const { product } = await params;
  if (!PRODUCT_ID.test(product)) notFound();
  const [{ versions }, draft, offered, scheduledAt] = await Promise.all([
    planHistory(product),
    readDraft({ kind: 'plan', brandId: null, key: product }),
    offeredWhere(product, operator),
    scheduledFor({ kind: 'plan', key: product }),
  ]);
  const [newest] = versions;
  const version = newest?.version ?? 0;
  const { path, pages } = planPages(product);
  const own = brands.filter(({ id }) => worksFor(operator, id));
  return (
    <>
      <PageHeader title={product}>
        {newest ? `Current version: ${String(version)}.` : 'Not published yet.'} Changes apply to
        every brand; existing subscriptions keep their price.
      </PageHeader>
      {newest && <SubNavigation label={product} here={path} pages={pages} />}
      <DoneNote version={single((await searchParams)['done'])} />
      {scheduledAt && <ScheduledNote at={scheduledAt} />}
      <PlanEditor
        key={`${String(version)} ${String(draft?.revision ?? 0)}`}
        productId={product}
        version={version}
        path={path}
        schema={schemaOf(planContentSchema)}
        published={newest?.content ?? newPlan}
        brands={own.map(({ id, name }) => ({ id, name }))}
        draft={
          draft && {
            ...draft,
            content: draft.content as Fields,
            savedAt: draft.savedAt.toISOString(),
          }
        }
        {...(operator.brandIds.length > 0 && {
          locked: 'Only admins of all brands can change prices.',
        })}
      />
      <h2 className="display mt-8 text-lg">Offered in</h2>
      <div className="mt-2">
        <DataTable
          label="Flows with this plan"
          empty="Not offered in any flow."
          keyOf={({ brandId, code }) => `${brandId} ${code}`}
          rows={offered}
          columns={[
            { name: 'Brand', nowrap: true, cell: ({ brandId }) => brandId },
            {
              name: 'Flow',
              nowrap: true,
              cell: ({ brandId, code }) => (
                <Link
                  prefetch={false}
                  href={`/flows/${brandId}/${code}`}
                  className="underline underline-offset-2"
                >
                  {code}
                </Link>
              ),
            },
            {
              name: 'Display name',
              cell: ({ names }) => [...new Set(Object.values(names))].join(' · '),
            },
          ]}
        />
      </div>
    </>
  );
}
