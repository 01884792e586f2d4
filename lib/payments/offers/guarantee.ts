import type { Db } from '../../db/client.ts';

/** So many days after the payment the whole price goes back for the asking. */
export const GUARANTEE_DAYS = 14;

/** Whether the next paid order of a member comes with the guarantee: it goes with the first one, once. */
export async function comesWithGuarantee(tx: Db, memberId: string): Promise<boolean> {
  return (await tx.charge.count({ where: { memberId } })) === 0;
}
