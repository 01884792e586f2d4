import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { db } from '../../db/client.ts';

/**
 * The member discards the message that waits for credits. Members, their own; another member's id answers
 * `not_found`. Changes nothing when none is pending.
 */
export async function deletePendingMessage(viewer: MemberViewer, trackerId: string): Promise<void> {
  requireOwnName(viewer, trackerId);
  await db().pendingMessage.deleteMany({ where: { memberId: viewer.memberId } });
}
