import { countPending } from '../chat/pending-notifications.ts';
import type { Db } from '../db/client.ts';
import { pendingFound } from '../discovery/pending-found.ts';
import type { PendingActivity } from './decide-notices.ts';

/** What a member has received after `since` and not seen: from others, and from their saved searches. Null: nothing. */
export async function pendingActivity(
  tx: Db,
  profileId: string,
  since: Date,
): Promise<PendingActivity | null> {
  const received = await countPending(tx, profileId, since);
  const searched = await pendingFound(tx, profileId, since);
  if (searched === null) return received && { ...received, found: 0 };
  const { found, foundAt } = searched;
  if (received === null) {
    const none = { messages: 0, hosted: 0, likes: 0, visits: 0, matches: 0 };
    return { ...none, found, firstAt: foundAt, newestAt: foundAt };
  }
  const { firstAt, newestAt } = received;
  return {
    ...received,
    found,
    firstAt: firstAt < foundAt ? firstAt : foundAt,
    newestAt: newestAt > foundAt ? newestAt : foundAt,
  };
}
