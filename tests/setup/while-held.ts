import { db, inTransaction } from '#lib/db/client.ts';
import type { Prisma } from '#lib/db/generated/client.ts';

/** How many transactions wait for a lock. */
export async function lockWaiters(): Promise<number> {
  const rows = await db().$queryRaw<unknown[]>`
    select from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`;
  return rows.length;
}

/**
 * Starts `work` while a transaction has done `change` and is not committed. The transaction commits once `work`
 * waits for its lock (`waiters` of its statements do), or is done, and `then` has run. Resolves to the result of
 * `work`, or its error code.
 */
export async function whileHeld(
  change: (tx: Prisma.TransactionClient) => Promise<unknown>,
  work: () => Promise<unknown>,
  then?: (tx: Prisma.TransactionClient) => Promise<unknown>,
  waiters = 1,
): Promise<unknown> {
  const begun: { work?: Promise<unknown>; over: boolean } = { over: false };
  await inTransaction(async (tx) => {
    await change(tx);
    begun.work = work()
      .catch((error: unknown) => (error as { code: string }).code)
      .finally(() => {
        begun.over = true;
      });
    while (!begun.over && (await lockWaiters()) < waiters);
    await then?.(tx);
  });
  return begun.work;
}
