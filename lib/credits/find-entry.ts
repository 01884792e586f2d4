import type { Db } from '../db/client.ts';
import type { CreditEntry } from '../db/generated/client.ts';

/** The entry that was written under a key; null when none was. */
export async function findEntry(tx: Db, uniqueKey: string): Promise<CreditEntry | null> {
  const [key] = await tx.$queryRaw<{ memberId: string; at: Date; id: string }[]>`
    select member_id as "memberId", at, entry_id as id from credit_keys
     where key = credit_key(${uniqueKey})`;
  return key ? tx.creditEntry.findUnique({ where: { memberId_at_id: key } }) : null;
}
