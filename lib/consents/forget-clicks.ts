import type { Db } from '../db/client.ts';

type Whose = { readonly visitorId: string; readonly memberId: string | null };

/**
 * Called in the transaction that withdraws the marketing consent. Deletes the clicks of that browser and of
 * that member, stops their pending postbacks and unlinks partner orders.
 */
export async function forgetClicks(tx: Db, { visitorId, memberId }: Whose): Promise<void> {
  const forgotten = await tx.$queryRaw<{ member_id: string }[]>`
    update attributions set click_id = null, remarketing_click_id = null, visitor_id = null
     where (visitor_id = ${visitorId} or member_id = ${memberId}::uuid)
       and (click_id is not null or remarketing_click_id is not null)
    returning member_id`;
  const memberIds = forgotten.map(({ member_id: id }) => id);
  await tx.postback.updateMany({
    where: { memberId: { in: memberIds }, state: { in: ['due', 'dead'] } },
    data: { state: 'stopped', clickId: '' },
  });
  await tx.partnerOrder.updateMany({
    where: { memberId: { in: memberIds } },
    data: { memberId: null },
  });
}
