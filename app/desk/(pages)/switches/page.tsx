import type { Metadata } from 'next';
import Link from 'next/link';
import { operatorWith } from '#app/desk/page-operator.ts';
import { valueLabel } from '#components/desk/config/value-labels.ts';
import { DataTable } from '#components/desk/data-table.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { Moment } from '#components/desk/moment.tsx';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { listBrands } from '#lib/desk/brands/read-settings.ts';

export const metadata: Metadata = { title: 'Brands' };

const onOff = (on: boolean) => (on ? 'On' : 'Off');

export default async function BrandsPage() {
  const operator = await operatorWith('configure');
  if (!operator) return <Forbidden />;
  const rows = await listBrands(operator);
  return (
    <>
      <PageHeader title="Brands">
        Settings and limits that can change at runtime. Theme, domains, company and languages are
        set in the brand file.
      </PageHeader>
      <div className="mt-4">
        <DataTable
          label="Brands"
          empty="No brands assigned."
          keyOf={({ id }) => id}
          rows={rows}
          columns={[
            {
              name: 'Brand',
              nowrap: true,
              cell: ({ id, name }) => (
                <Link
                  prefetch={false}
                  href={`/switches/${id}`}
                  className="-my-1.5 inline-flex min-h-8 items-center font-semibold underline underline-offset-2"
                >
                  {name}
                </Link>
              ),
            },
            { name: 'Default flow', nowrap: true, cell: ({ defaultFlow }) => defaultFlow },
            {
              name: 'Disclosure',
              nowrap: true,
              cell: ({ disclosure }) => valueLabel('disclosure', disclosure),
            },
            {
              name: 'Company',
              nowrap: true,
              cell: ({ paymentCompany }) => humanize(paymentCompany),
            },
            { name: 'Mainstream', nowrap: true, cell: ({ mainstream }) => onOff(mainstream) },
            {
              name: 'Google Pay',
              nowrap: true,
              cell: ({ googlePay }) => onOff(googlePay.enabled),
            },
            { name: 'Version', number: true, cell: ({ version }) => version },
            { name: 'Since', nowrap: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { name: 'By', nowrap: true, cell: ({ by }) => by ?? '—' },
          ]}
        />
      </div>
    </>
  );
}
