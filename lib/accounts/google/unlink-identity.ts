import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { endAllSessions } from '../session/end-session.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/**
 * A member unlinks their Google account; every other session ends. Raises `not_found` when none is linked,
 * `password_unset` when no other login method would remain.
 */
export function unlinkIdentity(member: MemberViewer, now: Date): Promise<void> {
  const { memberId, sessionId } = member;
  return inTransaction(async (tx) => {
    const { passwordHash } = await lockMember(tx, memberId);
    const { count } = await tx.identity.deleteMany({ where: { memberId } });
    if (count === 0) fail('not_found');
    if (passwordHash === null) fail('password_unset');
    await endAllSessions(tx, memberId, now, sessionId);
  });
}
