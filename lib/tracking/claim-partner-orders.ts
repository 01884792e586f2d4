import type { Db } from '../db/client.ts';

type Claim = {
  readonly affiliateId: string;
  readonly clickId: string;
  readonly memberId: string;
};

/**
 * Called in the transaction of a signup: links orders that the partner reported earlier for this click to the
 * new member.
 */
export async function claimPartnerOrders(
  tx: Db,
  { affiliateId, clickId, memberId }: Claim,
): Promise<void> {
  await tx.partnerOrder.updateMany({
    where: { affiliateId, clickId, memberId: null },
    data: { memberId },
  });
}
