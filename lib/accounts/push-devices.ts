import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';

/** After this many refusals in a row the push service is expected to refuse the next one too. */
const MAX_FAILURES = 5;

/** Only while the session lives: a device that is logged out receives no more push messages. */
const ofLiveSession = (now: Date): Prisma.PushRegistrationWhereInput => ({
  session: {
    revokedAt: null,
    idleExpiresAt: { gt: now },
    absoluteExpiresAt: { gt: now },
  },
});

/** The devices of a member that may receive push messages now. */
export async function liveDevices(memberId: string, now: Date): Promise<readonly string[]> {
  const rows = await db().pushRegistration.findMany({
    where: { memberId, ...ofLiveSession(now) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Push address of a device; null once the device is another member's, or logged out. */
export function pushDevice(id: string, memberId: string, now: Date) {
  return db().pushRegistration.findFirst({
    where: { id, memberId, ...ofLiveSession(now) },
    select: { id: true, endpoint: true, p256dh: true, auth: true },
  });
}

/** Called by the push sender when a push service reports a device as gone. */
export async function dropDevice(id: string): Promise<void> {
  await db().pushRegistration.deleteMany({ where: { id } });
}

export async function notePushTaken(id: string): Promise<void> {
  await db().pushRegistration.updateMany({
    where: { id, failures: { gt: 0 } },
    data: { failures: 0 },
  });
}

/** Counts a refusal; the fifth in a row removes the device. Returns whether the device is still registered. */
export async function notePushRefused(id: string): Promise<boolean> {
  await db().pushRegistration.updateMany({ where: { id }, data: { failures: { increment: 1 } } });
  const { count } = await db().pushRegistration.deleteMany({
    where: { id, failures: { gte: MAX_FAILURES } },
  });
  return count === 0;
}
