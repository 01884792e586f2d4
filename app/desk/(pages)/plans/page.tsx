import type { Metadata } from 'next';
import Link from 'next/link';
import { operatorWith } from '#app/desk/page-operator.ts';
import { BeginDraft } from '#components/desk/config/begin-draft.tsx';
import { valueLabel } from '#components/desk/config/value-labels.ts';
import { DataTable } from '#components/desk/data-table.tsx';
import { money } from '#components/desk/format.ts';
import { Moment } from '#components/desk/moment.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { Pill } from '#components/desk/pill.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { listPlans } from '#lib/desk/plans/read-plans.ts';

export const metadata: Metadata = { title: 'Plans' };

export default async function PlansPage() {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const { plans, fresh } = await listPlans();
  return (
    <>
      <PageHeader title="Plans">
        One price on every brand and in every flow. Existing subscriptions keep their price and
        contents.
      </PageHeader>
      <div className="mt-4">
        <DataTable
          label="Plans on sale"
          empty="No plans on sale."
          keyOf={({ productId }) => productId}
          rows={plans}
          columns={[
            {
              name: 'Product',
              nowrap: true,
              cell: ({ productId, draft }) => (
                <span className="flex items-center gap-2">
                  <Link
                    prefetch={false}
                    href={`/plans/${productId}`}
                    className="-my-1.5 inline-flex min-h-8 items-center font-semibold underline underline-offset-2"
                  >
                    {productId}
                  </Link>
                  {draft && <Pill tone="accent">draft</Pill>}
                </span>
              ),
            },
            { name: 'Kind', nowrap: true, cell: ({ kind }) => valueLabel('kind', kind) },
            {
              name: 'Price',
              number: true,
              cell: ({ priceMinor, currency }) => money(priceMinor, currency),
            },
            { name: 'Credits', number: true, cell: ({ credits }) => credits },
            { name: 'Bonus', number: true, cell: ({ bonusCredits }) => bonusCredits },
            { name: 'Months', number: true, cell: ({ periodMonths }) => periodMonths ?? '—' },
            { name: 'Version', number: true, cell: ({ version }) => version },
            {
              name: 'Published',
              nowrap: true,
              cell: ({ publishedAt }) => <Moment at={publishedAt} />,
            },
            { name: 'By', nowrap: true, cell: ({ by }) => by ?? '—' },
          ]}
        />
      </div>
      {fresh.length > 0 && (
        <p className="mt-4 text-sm">
          New drafts:{' '}
          {fresh.map((productId) => (
            <Link
              key={productId}
              prefetch={false}
              href={`/plans/${productId}`}
              className="mr-3 inline-flex min-h-8 items-center underline underline-offset-2"
            >
              {productId}
            </Link>
          ))}
        </p>
      )}
      {operator.brandIds.length === 0 && (
        <BeginDraft
          label="New product code"
          hint="Lower-case letters, digits and _, such as pack_100. Available to flows once published."
          of="plan"
          maxLength={40}
          path="/plans"
        />
      )}
    </>
  );
}
