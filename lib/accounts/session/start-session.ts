import type { Db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';
import { deviceSummary } from './device.ts';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '../../security/limits.ts';

type Start = {
  readonly memberId: string;
  readonly flowVersionId: string;
  readonly userAgent: string;
  readonly now: Date;
};

/**
 * Called by functions that have just authenticated the caller. Writes one session row; the token is returned
 * only here.
 */
export async function startSession(
  tx: Db,
  { memberId, flowVersionId, userAgent, now }: Start,
): Promise<{ token: string; sessionId: string }> {
  const token = newSecret();
  const sessionId = newId(now.getTime());
  await tx.session.create({
    data: {
      id: sessionId,
      memberId,
      tokenHash: hashSecret(token),
      flowVersionId,
      device: deviceSummary(userAgent),
      createdAt: now,
      lastSeenAt: now,
      idleExpiresAt: after(now, SESSION_IDLE_MS),
      absoluteExpiresAt: after(now, SESSION_LIFETIME_MS),
    },
  });
  return { token, sessionId };
}
