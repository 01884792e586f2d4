import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { brandOf } from '#app/desk/brand-of.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { DoneNote } from '#components/desk/config/done-note.tsx';
import type { Fields } from '#components/desk/config/json-schema.ts';
import { schemaOf } from '#components/desk/config/schema-of.ts';
import { SubNavigation } from '#components/desk/config/sub-navigation.tsx';
import { FlowEditor } from '#components/desk/flows/flow-editor.tsx';
import { flowPages } from '#components/desk/flows/flow-pages.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { ScheduledNote } from '#components/desk/schedule/scheduled-note.tsx';
import { brandSettings } from '#lib/brands/settings.ts';
import { readDraft } from '#lib/desk/config/drafts.ts';
import { newestFlow } from '#lib/desk/flows/read-flows.ts';
import { runningExperiment } from '#lib/desk/flows/running-experiment.ts';
import { scheduledFor } from '#lib/desk/schedule/scheduled-for.ts';
import { flowConfigSchema } from '#lib/flows/config.ts';
import { FLOW_CODE } from '#lib/flows/limits.ts';
import { newestPlans } from '#lib/payments/offers/plans.ts';

type Props = {
  readonly params: Promise<{ readonly brand: string; readonly code: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'Flow' };

export default async function FlowPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const { brand: brandId, code: named } = await params;
  const brand = brandOf(brandId, operator);
  const code = decodeURIComponent(named);
  if (!FLOW_CODE.test(code)) notFound();
  const [newest, draft, running, plans, scheduledAt] = await Promise.all([
    newestFlow(brand.id, code),
    readDraft({ kind: 'flow', brandId: brand.id, key: code }),
    runningExperiment(brand.id, code),
    newestPlans(),
    scheduledFor({ kind: 'flow', brandId: brand.id, key: code }),
  ]);
  // A new flow starts from the brand's default flow.
  const base = newest ?? (await newestFlow(brand.id, (await brandSettings(brand.id)).defaultFlow));
  if (!base) notFound();
  const version = newest?.version ?? 0;
  const { path, pages } = flowPages(brand.id, code);
  const published = flowConfigSchema.parse(base.config) as unknown as Fields;
  return (
    <>
      <PageHeader title={`Flow ${code} of ${brand.name}`}>
        {newest ? `Current version: ${String(version)}.` : 'Not published yet.'}
      </PageHeader>
      {newest && <SubNavigation label={`Flow ${code}`} here={path} pages={pages} />}
      <DoneNote version={single((await searchParams)['done'])} />
      {scheduledAt && <ScheduledNote at={scheduledAt} />}
      <FlowEditor
        key={`${String(version)} ${String(draft?.revision ?? 0)}`}
        brand={brand.id}
        code={code}
        version={version}
        path={path}
        what={`Flow ${code} of ${brand.name}`}
        schema={schemaOf(flowConfigSchema)}
        products={plans.map(({ productId }) => productId).sort()}
        published={published}
        draft={
          draft && {
            ...draft,
            content: draft.content as Fields,
            savedAt: draft.savedAt.toISOString(),
          }
        }
        {...(running && {
          locked: 'An experiment is running. Publishing is locked until it ends.',
        })}
      />
    </>
  );
}
