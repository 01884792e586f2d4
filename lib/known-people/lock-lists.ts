import type { Db } from '../db/client.ts';

/*
 * A list that gets an address and an account that gets the same address at that moment do not see each other's rows. So
 * changes of lists exclude changes of addresses on a brand, until the end of the transaction; the latter do not exclude
 * one another.
 */

/** Before a change of a list. */
export async function lockForList(tx: Db, brandId: string): Promise<void> {
  await tx.$executeRaw`
    select pg_advisory_xact_lock(hashtextextended(${`known-people:${brandId}`}, 0))`;
}

/** Before an account gets an address, and before its row is changed. */
export async function lockForAddress(tx: Db, brandId: string): Promise<void> {
  await tx.$executeRaw`
    select pg_advisory_xact_lock_shared(hashtextextended(${`known-people:${brandId}`}, 0))`;
}
