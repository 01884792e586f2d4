import { db } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';

/** What a member may know of their own list: its length and when it grew last. The addresses cannot be read. */
export async function knownPeople({ profileId }: MemberViewer) {
  const { _count: count, _max: newest } = await db().knownAddress.aggregate({
    where: { profileId },
    _count: true,
    _max: { addedAt: true },
  });
  return { count, addedAt: newest.addedAt?.toISOString() ?? null };
}
