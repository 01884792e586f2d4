import { db } from '../db/client.ts';

const LAST = 5;

/** The latest calls of two profiles as facts for a report, oldest first: nothing of their content is stored. */
export async function callsBetween(reporterId: string, reportedId: string) {
  const calls = await db().call.findMany({
    where: {
      OR: [
        { callerId: reporterId, calleeId: reportedId },
        { callerId: reportedId, calleeId: reporterId },
      ],
    },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: LAST,
    include: { sides: { orderBy: { profileId: 'asc' } } },
  });
  return calls.toReversed().map((call) => ({
    byReported: call.callerId === reportedId,
    state: call.state,
    startedAt: call.startedAt.toISOString(),
    answeredAt: call.answeredAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
    pictureOfReported: call.sides.some(
      ({ profileId, pictureAt }) => profileId === reportedId && pictureAt !== null,
    ),
  }));
}
