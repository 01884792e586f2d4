import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { hangingParts } from '#components/desk/payments/hanging-parts.ts';
import { HangingPaymentsView } from '#components/desk/payments/hanging-payments-view.tsx';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { PageParts } from '#components/desk/page-parts.tsx';

export const metadata: Metadata = { title: 'Unresolved payments' };

export default async function HangingPage({ searchParams }: { searchParams: SearchParams }) {
  if (!(await operatorWith('finance'))) return <Forbidden />;
  const given = await searchParams;
  const wanted = searchParam(given['kind']);
  const { kind } = hangingParts.find((part) => part.kind === wanted) ?? hangingParts[0];
  return (
    <>
      <PageHeader title="Unresolved payments">
        Payments and refunds without a final state, and provider events that failed.
      </PageHeader>
      <PaymentParts here="/payments/hanging" />
      <PageParts
        label="Unresolved payments"
        parts={hangingParts.map((part) => ({
          href: `/payments/hanging?kind=${part.kind}`,
          name: part.name,
          here: part.kind === kind,
        }))}
      />
      <HangingPaymentsView kind={kind} after={searchParam(given['after'])} />
    </>
  );
}
