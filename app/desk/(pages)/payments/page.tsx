import type { Metadata } from 'next';
import { operatorBrands } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { Forbidden } from '#components/desk/forbidden.tsx';
import { orderFilters } from '#components/desk/payments/order-filter-names.ts';
import { OrdersView } from '#components/desk/payments/orders-view.tsx';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { PageHeader } from '#components/desk/page-header.tsx';
import { paymentCompanies } from '#lib/brands/opening.ts';
import { intentStates } from '#lib/payments/orders/intent-states.ts';
import { providerNames } from '#lib/payments/providers/capabilities.ts';

export const metadata: Metadata = { title: 'Payments' };

export default async function PaymentsPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith('finance');
  if (!operator) return <Forbidden />;
  const given = await searchParams;
  const query = Object.fromEntries(
    orderFilters.flatMap((name) => {
      const value = searchParam(given[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return (
    <>
      <PageHeader title="Payments">Orders with their payments, refunds and disputes.</PageHeader>
      <PaymentParts here="/payments" />
      <OrdersView
        query={query}
        choices={{
          brands: operatorBrands(operator),
          companies: paymentCompanies,
          providers: providerNames,
          states: intentStates,
        }}
      />
    </>
  );
}
