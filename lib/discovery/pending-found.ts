import type { Db } from '../db/client.ts';

type PendingFound = { readonly found: number; readonly foundAt: Date };

/** How many new members the last alert found after `since` that the member has not opened; null: none. */
export async function pendingFound(
  tx: Db,
  profileId: string,
  since: Date,
): Promise<PendingFound | null> {
  const alert = await tx.searchAlert.findFirst({
    where: { profileId, found: { gt: 0 }, foundAt: { gt: since } },
    select: { found: true, foundAt: true },
  });
  return alert?.foundAt ? { found: alert.found, foundAt: alert.foundAt } : null;
}
