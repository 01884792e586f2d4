import type { Prisma } from '../../db/generated/client.ts';

/**
 * Serialises a member's choices and undos. The first lock of such a transaction, and an advisory one: the
 * profile's row is locked by others who already hold conversations.
 */
export async function lockSwipes(tx: Prisma.TransactionClient, profileId: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`swipes:${profileId}`}, 0))`;
}
