import type { Db } from '../../db/client.ts';

/**
 * Called in the transaction that takes the account away from its holder, or that begins a newer change: the
 * pending link for a new address no longer works.
 */
export async function dropWaitingChange(tx: Db, memberId: string): Promise<void> {
  await tx.emailChange.updateMany({
    where: { memberId, state: 'waiting' },
    data: { state: 'replaced' },
  });
}
