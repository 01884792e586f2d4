import { inTransaction } from '../../db/client.ts';
import { refreshListing } from '../../discovery/refresh-listing.ts';
import { realtime } from '../../realtime/port.ts';
import type { MemberViewer } from '../viewer.ts';
import { requireSelf } from './require-self.ts';

type VisibilityChoice = {
  readonly searchable?: boolean | undefined;
  readonly showsPresence?: boolean | undefined;
};

/**
 * A member goes in or out of searches, and shows or hides the online mark; what is left out stays. Whoever
 * is in touch finds them as before. Raises `not_found` for another's name.
 */
export async function setVisibility(
  member: MemberViewer,
  named: string | undefined,
  { searchable, showsPresence }: VisibilityChoice,
  now: Date,
) {
  requireSelf(member, named);
  const { profileId } = member;
  const choice = await inTransaction(async (tx) => {
    const chosen = await tx.profile.update({
      where: { id: profileId },
      data: {
        ...(searchable === undefined ? {} : { searchable }),
        ...(showsPresence === undefined ? {} : { showsPresence }),
      },
      select: { searchable: true, showsPresence: true },
    });
    await refreshListing(tx, profileId, now);
    return chosen;
  });
  if (!choice.showsPresence) realtime().hidePresence(member.angelId);
  return choice;
}
