import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { MemberViewer } from '../viewer.ts';
import { deviceOf } from './device.ts';
import { endAllSessions, endSession } from './end-session.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MOST = 100;

/** Where the member is logged in now: the present session first, then by last sign of life. */
export async function listSessions(member: MemberViewer, now: Date) {
  const rows = await db().session.findMany({
    where: {
      ...{ memberId: member.memberId, revokedAt: null },
      ...{ idleExpiresAt: { gt: now }, absoluteExpiresAt: { gt: now } },
    },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: MOST,
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
 * The member logs another device out, and its open sockets with it. Raises `not_found` for a session that
 * has ended or is somebody else's.
 */
export async function endOwnSession(member: MemberViewer, id: string, now: Date): Promise<void> {
  if (!UUID.test(id)) fail('not_found');
  const own = await db().session.findFirst({
    where: { id, memberId: member.memberId, revokedAt: null },
    select: { id: true },
  });
  if (!own) fail('not_found');
  await endSession(db(), id, now);
}

/** The member logs every other device out. */
export async function endOtherSessions(member: MemberViewer, now: Date): Promise<void> {
  await endAllSessions(db(), member.memberId, now, member.sessionId);
}
