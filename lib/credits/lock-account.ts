import type { Db } from '../db/client.ts';

/**
 * What is read of a member's balances and level afterwards holds until the transaction ends: a message that
 * is paid meanwhile would change it, and sends take this lock too. After a conversation's lock, never before.
 */
export async function lockAccount(tx: Db, memberId: string): Promise<void> {
  await tx.$queryRaw`
    select from credit_accounts where member_id = ${memberId}::uuid for no key update`;
}
