import { lockMember } from '../../identity/lock-member.ts';
import { endAllSessions, endSession } from '../session/end-session.ts';
import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';

type StaffAction = {
  readonly memberId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Staff only: logs out one device of a member. Raises `not_found` for a session that has ended or is another
 * member's.
 */
export async function endOneSession({
  memberId,
  sessionId,
  now,
  ...by
}: StaffAction & { readonly sessionId: string }): Promise<void> {
  if (!isId(sessionId)) fail('not_found');
  await inTransaction(async (tx) => {
    const { brandId } = await lockMember(tx, memberId);
    const live = await tx.session.count({ where: { id: sessionId, memberId, revokedAt: null } });
    if (live === 0) fail('not_found');
    await endSession(tx, sessionId, now);
    const data = { sessionId };
    await audit(tx, { ...by, action: 'end_session', subject: memberId, data, brandId, now });
  });
}

/** Staff only: logs a member out everywhere. */
export async function endEverySession({ memberId, now, ...by }: StaffAction): Promise<void> {
  await inTransaction(async (tx) => {
    const { brandId } = await lockMember(tx, memberId);
    await endAllSessions(tx, memberId, now);
    await audit(tx, { ...by, action: 'end_sessions', subject: memberId, brandId, now });
  });
}
