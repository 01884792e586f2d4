import { deviceOf } from '../../accounts/session/device.ts';
import { db } from '../../db/client.ts';

const MOST = 100;

/** Where a member is logged in and was, as long as sessions are kept; the last sign of life first. */
export async function listSessions(memberId: string, now: Date) {
  const rows = await db().session.findMany({
    where: { memberId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  });
  return rows.map((row) => {
    const { id, createdAt, lastSeenAt, revokedAt, idleExpiresAt, absoluteExpiresAt } = row;
    const ends = [idleExpiresAt, absoluteExpiresAt, ...(revokedAt ? [revokedAt] : [])];
    const endsAt = new Date(Math.min(...ends.map((one) => one.getTime())));
    const { browser, system, kind: device } = deviceOf(row.device);
    return { id, browser, system, device, createdAt, lastSeenAt, endsAt, live: endsAt > now };
  });
}
