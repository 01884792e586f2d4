import type { Db } from '../db/client.ts';

/**
 * Locks the credit account, so that balances and level read afterwards stay valid until the transaction ends:
 * sends take this lock too. Lock order: conversation first, then account.
 */
export async function lockAccount(tx: Db, memberId: string): Promise<void> {
  await tx.$queryRaw`
    select from credit_accounts where member_id = ${memberId}::uuid for no key update`;
}
