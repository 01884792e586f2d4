import { db } from '../../db/client.ts';
import type { Operator } from '../../identity/operator.ts';

/** When the operator was last here before this session; null on the first one. */
export async function lastVisit({
  operatorId,
  sessionId,
}: Pick<Operator, 'operatorId' | 'sessionId'>): Promise<Date | null> {
  const { _max } = await db().operatorSession.aggregate({
    where: { operatorId, id: { not: sessionId }, secondFactorAt: { not: null } },
    _max: { lastSeenAt: true },
  });
  return _max.lastSeenAt;
}
