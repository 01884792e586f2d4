import type { Db } from '../../db/client.ts';

/**
 * Called in the transaction that takes the account away from whoever had it, or begins a newer change: the
 * link for a new address that waits to be pressed puts nothing in place any more.
 */
export async function dropWaitingChange(tx: Db, memberId: string): Promise<void> {
  await tx.emailChange.updateMany({
    where: { memberId, state: 'waiting' },
    data: { state: 'replaced' },
  });
}
