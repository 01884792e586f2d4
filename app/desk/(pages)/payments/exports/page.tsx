import type { Metadata } from 'next';
import { operatorBrands } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { ExportForm } from '#components/desk/payments/export-form.tsx';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { clock } from '#lib/kernel/clock.ts';

export const metadata: Metadata = { title: 'Exports' };

export default async function ExportsPage() {
  const operator = await operatorWith('finance');
  if (!operator) return <Forbidden />;
  const to = clock.now().toISOString().slice(0, 10);
  return (
    <>
      <PageHeader title="Exports">
        Payments of a period as CSV, without names of members.
      </PageHeader>
      <PaymentParts here="/payments/exports" />
      <ExportForm brands={operatorBrands(operator)} from={`${to.slice(0, 7)}-01`} to={to} />
    </>
  );
}
