import type { Metadata } from 'next';
import { brandNames } from '#app/desk/operator-brands.ts';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { DeclarationsRoom } from '#components/desk/payments/declarations-room.tsx';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';

export const metadata: Metadata = { title: 'Declarations' };

export default async function DeclarationsPage({ searchParams }: { searchParams: SearchParams }) {
  const operator = await operatorWith('finance');
  if (!operator) return <NotYourRoom />;
  const after = searchParam((await searchParams)['after']);
  return (
    <>
      <RoomHead title="Declarations">
        Cancellations and withdrawals without an account that no machine could match. They count
        from the time they were made; answer within a day.
      </RoomHead>
      <PaymentParts here="/payments/declarations" />
      <DeclarationsRoom after={after} brands={brandNames(operator)} />
    </>
  );
}
