import { afterCommit, type Db } from '../../db/client.ts';
import { forgetViewer } from '../../identity/forget-viewer.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';

/** Call inside the transaction that ends a trip, after its row: the member is found in their own region again. */
export async function returnHome(tx: Db, profileId: string, now: Date): Promise<void> {
  const { memberId } = await tx.profile.update({
    where: { id: profileId },
    data: { travelRegionId: null, travelUntil: null },
    select: { memberId: true },
  });
  await refreshListing(tx, profileId, now);
  if (memberId === null) return;
  afterCommit(tx, () => {
    forgetViewer(memberId);
  });
}
