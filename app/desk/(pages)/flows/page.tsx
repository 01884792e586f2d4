import type { Metadata } from 'next';
import Link from 'next/link';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { BrandLinks } from '#components/desk/brand-links.tsx';
import { BeginDraft } from '#components/desk/config/begin-draft.tsx';
import { FlowTable } from '#components/desk/flows/flow-table.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { brands } from '#lib/brands/registry.ts';
import { brandSettings } from '#lib/brands/settings.ts';
import { worksFor } from '#lib/desk/brand-scope.ts';
import { listFlows } from '#lib/desk/flows/read-flows.ts';

export const metadata: Metadata = { title: 'Flows' };

export default async function FlowsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const own = brands.filter(({ id }) => worksFor(operator, id));
  const wanted = single((await searchParams)['brand']);
  const brand = own.find(({ id }) => id === wanted) ?? own[0];
  if (!brand) return <Forbidden />;
  const [{ flows, fresh }, { defaultFlow }] = await Promise.all([
    listFlows({ brandIds: [brand.id] }),
    brandSettings(brand.id),
  ]);
  return (
    <>
      <PageHeader title="Flows">
        Member journeys of a brand. Published versions never change; new sessions get the latest
        one.
      </PageHeader>
      <BrandLinks brands={own} here={brand.id} path="/flows" />
      <div className="mt-4">
        <FlowTable brand={brand} flows={flows} defaultCode={defaultFlow} />
      </div>
      {fresh.length > 0 && (
        <p className="mt-4 text-sm">
          New drafts:{' '}
          {fresh.map(({ code }) => (
            <Link
              key={code}
              prefetch={false}
              href={`/flows/${brand.id}/${code}`}
              className="mr-3 inline-flex min-h-8 items-center underline underline-offset-2"
            >
              {code}
            </Link>
          ))}
        </p>
      )}
      <BeginDraft
        key={brand.id}
        label="New flow code"
        hint="The value of fluxid=…; starts as a copy of the default flow."
        of="flow"
        maxLength={20}
        path={`/flows/${brand.id}`}
      />
    </>
  );
}
