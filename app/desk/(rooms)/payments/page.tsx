import type { Metadata } from 'next';
import { operatorBrands } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { orderFilters } from '#components/desk/payments/order-filter-names.ts';
import { OrdersRoom } from '#components/desk/payments/orders-room.tsx';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';
import { paymentCompanies } from '#lib/brands/opening.ts';
import { intentStates } from '#lib/payments/orders/intent-states.ts';
import { providerNames } from '#lib/payments/providers/capabilities.ts';

export const metadata: Metadata = { title: 'Payments' };

export default async function PaymentsPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith('finance');
  if (!operator) return <NotYourRoom />;
  const given = await searchParams;
  const query = Object.fromEntries(
    orderFilters.flatMap((name) => {
      const value = searchParam(given[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return (
    <>
      <RoomHead title="Payments">Every order with everything that happened to its money.</RoomHead>
      <PaymentParts here="/payments" />
      <OrdersRoom
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
