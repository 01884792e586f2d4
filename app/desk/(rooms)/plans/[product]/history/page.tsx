import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { operatorWith } from '#app/desk/page-operator.ts';
import { single, type PageQuery } from '#app/page-query.ts';
import { DoneNote } from '#components/desk/config/done-note.tsx';
import { SubRooms } from '#components/desk/config/sub-rooms.tsx';
import { NotYourRoom } from '#components/desk/not-your-room.tsx';
import { PlanHistory } from '#components/desk/plans/plan-history.tsx';
import { planRooms } from '#components/desk/plans/plan-rooms.ts';
import { RoomHead } from '#components/desk/room-head.tsx';
import { planHistory } from '#lib/desk/plans/read-plans.ts';

type Props = {
  readonly params: Promise<{ readonly product: string }>;
  readonly searchParams: Promise<PageQuery>;
};

export const metadata: Metadata = { title: 'History of a plan' };

export default async function PlanHistoryPage({ params, searchParams }: Props) {
  const operator = await operatorWith('configure');
  if (!operator) return <NotYourRoom />;
  const { product } = await params;
  const versions = await planHistory(product);
  const [newest] = versions;
  if (!newest) notFound();
  const { path, rooms } = planRooms(product);
  return (
    <>
      <RoomHead title={product}>
        Every version there was; purchases and subscriptions keep theirs. Bringing one back
        publishes it anew.
      </RoomHead>
      <SubRooms label={product} here={`${path}/history`} rooms={rooms} />
      <DoneNote version={single((await searchParams)['done'])} />
      <PlanHistory
        {...{ productId: product, newest, path: `${path}/history` }}
        versions={versions.map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() }))}
        {...(operator.brandIds.length > 0 && {
          locked: 'Prices hold on every brand: only who works for all of them changes one.',
        })}
      />
    </>
  );
}
