import { inTransaction } from '../../db/client.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { realtime } from '../../realtime/port.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { requireSelf } from '../../identity/require-own-name.ts';

type VisibilityChoice = {
  readonly searchable?: boolean | undefined;
  readonly showsPresence?: boolean | undefined;
  readonly showsRead?: boolean | undefined;
  readonly showsTyping?: boolean | undefined;
  readonly showsPreviews?: boolean | undefined;
};

/**
 * A member switches their visibility in search, the online mark, read marks, typing and previews of links; omitted fields are
 * unchanged. Members in contact with them still find them. Raises `not_found` for another member's id.
 */
export async function setVisibility(
  member: MemberViewer,
  named: string | undefined,
  { searchable, showsPresence, showsRead, showsTyping, showsPreviews }: VisibilityChoice,
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
        ...(showsRead === undefined ? {} : { showsRead }),
        ...(showsTyping === undefined ? {} : { showsTyping }),
        ...(showsPreviews === undefined ? {} : { showsPreviews }),
      },
      select: {
        searchable: true,
        showsPresence: true,
        showsRead: true,
        showsTyping: true,
        showsPreviews: true,
      },
    });
    await refreshListing(tx, profileId, now);
    return chosen;
  });
  if (!choice.showsPresence) realtime().hidePresence(member.angelId);
  return choice;
}
