import { inTransaction } from '../../db/client.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { endAllSessions } from '../session/end-session.ts';
import { notifyPasskey } from './notify-passkey.ts';

/**
 * A member removes one of their passkeys; every other session ends, since it may have been opened by that passkey, and
 * the member is notified by mail. Raises `not_found` for one that is removed or another member's.
 */
export async function removePasskey(member: MemberViewer, id: string, now: Date): Promise<void> {
  if (!isId(id)) fail('not_found');
  const { memberId, sessionId } = member;
  await inTransaction(async (tx) => {
    const account = await lockMember(tx, memberId);
    const { count } = await tx.passkey.deleteMany({ where: { id, memberId } });
    if (count === 0) fail('not_found');
    await endAllSessions(tx, memberId, now, sessionId);
    await notifyPasskey(tx, { account, passkeyId: id, template: 'passkey_removed', now });
  });
  wakeJobs();
}
