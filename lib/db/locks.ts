import type { Db } from './client.ts';
import type { Prisma } from './generated/client.ts';

type Tx = Prisma.TransactionClient;

/**
 * Serialises the payments of one member. Uses an advisory lock, because locking the member's row here could
 * deadlock with sends, which lock the credit account first.
 */
export async function lockMemberPayments(tx: Tx, memberId: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`payments:${memberId}`}, 0))`;
}

/**
 * Serialises what publishes a flow, or starts or ends an experiment on it: each reads what the others write. An advisory
 * lock, because a flow has no row of its own. Held until the end of the transaction.
 */
export async function lockFlow(tx: Db, brandId: string, code: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`flow:${brandId}:${code}`}, 0))`;
}

/** Locks the row of an attempt, for changes that count against its amount. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<void> {
  await tx.$executeRaw`select 1 from attempts where id = ${attemptId}::uuid for update`;
}
