import { db } from '../../db/client.ts';

const MOST = 20;

/** Copies of a member's data, and where a wish to be erased stands. */
export async function readRights(memberId: string) {
  const [member, exports, renewing] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: memberId },
      select: { state: true, eraseAskedAt: true, eraseAt: true, erasedAt: true },
    }),
    db().dataExport.findMany({
      where: { memberId },
      orderBy: { requestedAt: 'desc' },
      take: MOST,
      select: { id: true, requestedBy: true, state: true, requestedAt: true, readyAt: true },
    }),
    db().subscription.count({
      where: { memberId, state: { in: ['active', 'past_due'] }, cancelAtPeriodEnd: false },
    }),
  ]);
  return { ...member, exports, renewing: renewing > 0 };
}
