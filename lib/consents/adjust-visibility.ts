import { hasConsent } from './queries.ts';
import { afterCommit } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { forgetViewer } from '../identity/forget-viewer.ts';

/**
 * Called in the transaction that gives or withdraws the orientation consent, requests an erasure or cancels
 * it: the profile is shown only while the consent is given and no erasure is pending.
 */
export async function adjustVisibility(
  tx: Prisma.TransactionClient,
  memberId: string,
  now: Date,
): Promise<void> {
  const { profile, eraseAt } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { eraseAt: true, profile: { select: { id: true, state: true } } },
  });
  if (!profile || profile.state === 'removed') return;
  const shown = eraseAt === null && (await hasConsent(tx, memberId, 'orientation'));
  await tx.profile.update({
    where: { id: profile.id },
    data: { state: shown ? 'active' : 'paused' },
  });
  await refreshListing(tx, profile.id, now);
  afterCommit(tx, () => {
    forgetViewer(memberId);
  });
}
