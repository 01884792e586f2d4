import { requireOwnName } from '../accounts/require-own-name.ts';
import type { MemberViewer } from '../accounts/viewer.ts';
import { db } from '../db/client.ts';

/**
 * The member gives up the message that waits for credits. Members, their own; another's id answers
 * `not_found`. Changes nothing when none waits.
 */
export async function deletePendingMessage(viewer: MemberViewer, trackerId: string): Promise<void> {
  requireOwnName(viewer, trackerId);
  await db().pendingMessage.deleteMany({ where: { memberId: viewer.memberId } });
}
