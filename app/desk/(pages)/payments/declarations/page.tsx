import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { DeclarationsView } from '#components/desk/payments/declarations-view.tsx';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';

export const metadata: Metadata = { title: 'Declarations' };

export default async function DeclarationsPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith('finance');
  if (!operator) return <Forbidden />;
  const after = searchParam((await searchParams)['after']);
  return (
    <>
      <PageHeader title="Declarations">
        Cancellations and withdrawals without a matching order. They take effect from the time of
        receipt; process them within a day.
      </PageHeader>
      <PaymentParts here="/payments/declarations" />
      <DeclarationsView after={after} brands={brandNames(operator)} />
    </>
  );
}
