import type { Metadata } from 'next';
import { operatorWith } from '#app/desk/page-operator.ts';
import { searchParam, type SearchParams } from '#app/desk/search-param.ts';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { hangingParts } from '#components/desk/payments/hanging-parts.ts';
import { HangingRoom } from '#components/desk/payments/hanging-room.tsx';
import { PaymentParts } from '#components/desk/payments/payment-parts.tsx';
import { RoomHead } from '#components/desk/room-head.tsx';
import { RoomParts } from '#components/desk/room-parts.tsx';

export const metadata: Metadata = { title: 'What hangs' };

export default async function HangingPage({ searchParams }: { searchParams: SearchParams }) {
  if (!(await operatorWith('finance'))) return <NotYourRoom />;
  const given = await searchParams;
  const wanted = searchParam(given['kind']);
  const { kind } = hangingParts.find((part) => part.kind === wanted) ?? hangingParts[0];
  return (
    <>
      <RoomHead title="What hangs">
        Payments and refunds without an end, and what providers told that nobody could act on.
      </RoomHead>
      <PaymentParts here="/payments/hanging" />
      <RoomParts
        label="What hangs"
        parts={hangingParts.map((part) => ({
          href: `/payments/hanging?kind=${part.kind}`,
          name: part.name,
          here: part.kind === kind,
        }))}
      />
      <HangingRoom kind={kind} after={searchParam(given['after'])} />
    </>
  );
}
