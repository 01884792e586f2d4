import { db, inTransaction } from '../../db/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { deviceOf } from './device.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { endAllSessions, endSession } from './end-session.ts';

const MAX_ROWS = 100;

/** Where the member is logged in now: the present session first, then by last activity. */
export async function listSessions(member: MemberViewer, now: Date) {
  const rows = await db().session.findMany({
    where: {
      memberId: member.memberId,
      revokedAt: null,
      idleExpiresAt: { gt: now },
      absoluteExpiresAt: { gt: now },
    },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
  });
  const shown = rows.map(({ device, ...row }) => ({
    ...row,
    ...deviceOf(device),
    current: row.id === member.sessionId,
  }));
  return [...shown.filter(({ current }) => current), ...shown.filter(({ current }) => !current)];
}

/**
 * The member logs out another of their devices and closes its sockets. Raises `not_found` for a session that
 * has ended or is another member's.
 */
export async function endOwnSession(member: MemberViewer, id: string, now: Date): Promise<void> {
  if (!isId(id)) fail('not_found');
  const own = await db().session.findFirst({
    where: { id, memberId: member.memberId, revokedAt: null },
    select: { id: true },
  });
  if (!own) fail('not_found');
  await endSession(db(), id, now);
}

/** The member logs out every other device. */
export async function endOtherSessions(member: MemberViewer, now: Date): Promise<void> {
  const { memberId, sessionId } = member;
  await inTransaction(async (tx) => {
    await lockMember(tx, memberId);
    await endAllSessions(tx, memberId, now, sessionId);
  });
}
