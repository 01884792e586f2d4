import { db } from '../../db/client.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { hashSecret } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import { OPERATOR_IDLE_MS } from '../../security/limits.ts';

/** A valid session with its operator; `secondFactorAt` is null until the second factor is proven. */
export async function liveSession(token: string, now: Date) {
  return db().operatorSession.findFirst({
    where: {
      tokenHash: hashSecret(token),
      revokedAt: null,
      idleExpiresAt: { gt: now },
      absoluteExpiresAt: { gt: now },
      operator: { state: 'active' },
    },
    include: { operator: true },
  });
}

/**
 * The operator of a token whose second factor is proven, or null. Read on every call and not cached, so that
 * a disabled operator is locked out at once. Updates the last activity at most once a minute.
 */
export async function findOperator(token: string, now: Date): Promise<Operator | null> {
  const session = await liveSession(token, now);
  if (!session?.secondFactorAt) return null;
  if (session.lastSeenAt < after(now, -MINUTE)) {
    const idle = after(now, OPERATOR_IDLE_MS);
    const end = session.absoluteExpiresAt;
    await db().operatorSession.updateMany({
      where: { id: session.id, revokedAt: null },
      data: { lastSeenAt: now, idleExpiresAt: idle < end ? idle : end },
    });
  }
  const { operator, secondFactorAt } = session;
  const { id, email, name, role, brandIds } = operator;
  return { operatorId: id, sessionId: session.id, email, name, role, brandIds, secondFactorAt };
}
