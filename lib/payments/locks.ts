import type { Prisma } from '../db/generated/client.ts';

type Tx = Prisma.TransactionClient;

/**
 * Payments of one member happen one after the other. An advisory lock, because locking the member's row
 * here would meet the messages that lock the credit account first.
 */
export async function lockMemberPayments(tx: Tx, memberId: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`payments:${memberId}`}, 0))`;
}

/** Row lock of an attempt, for what counts against its amount. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<void> {
  await tx.$executeRaw`select 1 from attempts where id = ${attemptId}::uuid for update`;
}
