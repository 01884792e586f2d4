import type { Prisma } from '../../db/generated/client.ts';

/** What closes a side of a conversation once its own block or end of a match is gone. */
type Remaining =
  | { readonly blockedAt: null; readonly unmatchedAt: null; readonly knownAt: null }
  | { readonly blockedAt: Date; readonly unmatchedAt: null; readonly knownAt: Date };

/** Under the conversation's lock: the list of a side may close it still, independently of a block. */
export async function closedByList(
  tx: Prisma.TransactionClient,
  { profileId, peerId, now }: { profileId: string; peerId: string; now: Date },
): Promise<Remaining> {
  const pair = await tx.knownPair.findUnique({
    where: { profileId_peerId: { profileId, peerId } },
    select: { wanted: true },
  });
  return pair?.wanted === true
    ? { blockedAt: now, unmatchedAt: null, knownAt: now }
    : { blockedAt: null, unmatchedAt: null, knownAt: null };
}
