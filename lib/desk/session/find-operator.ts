import { db } from '../../db/client.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { hashSecret } from '../../kernel/ids.ts';
import type { Operator } from '../operator.ts';
import type { Role } from '../roles.ts';
import { IDLE_MS } from './start-operator-session.ts';

/** A session that is alive, with its operator; `half` while the second factor is missing. */
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
 * The operator behind a token whose second factor was proven, or null. Asked for at every call and not
 * remembered: whoever is put out is out at once. Writes a sign of life, at most once a minute.
 */
export async function findOperator(token: string, now: Date): Promise<Operator | null> {
  const session = await liveSession(token, now);
  if (session?.secondFactorAt === null || session === null) return null;
  if (session.lastSeenAt < after(now, -MINUTE)) {
    const idle = after(now, IDLE_MS);
    const end = session.absoluteExpiresAt;
    await db().operatorSession.updateMany({
      where: { id: session.id, revokedAt: null },
      data: { lastSeenAt: now, idleExpiresAt: idle < end ? idle : end },
    });
  }
  const { id, email, name, role, brandIds } = session.operator;
  return { operatorId: id, sessionId: session.id, email, name, role: role as Role, brandIds };
}
