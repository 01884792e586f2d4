import { db } from '../../db/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { deviceOf } from './device.ts';

const MOST = 100;

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
