import type { Db } from '../../db/client.ts';

/** Whether the next paid order of a member includes the guarantee: only the first one does. */
export async function comesWithGuarantee(tx: Db, memberId: string): Promise<boolean> {
  return (await tx.charge.count({ where: { memberId } })) === 0;
}
