import { deviceSummary } from '../../accounts/session/device.ts';
import type { Db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';
import { OPERATOR_IDLE_MS, OPERATOR_SESSION_MS } from '../../security/limits.ts';
import { SECOND_FACTOR_WAIT_MS } from '../limits.ts';

type Start = {
  readonly operatorId: string;
  readonly userAgent: string;
  readonly address: string;
  /** True when the second factor is already proven. */
  readonly whole: boolean;
  readonly now: Date;
};

/**
 * For actions that have just authenticated the operator. Stores a session and returns its token, which is not
 * available again.
 */
export async function startOperatorSession(
  tx: Db,
  { operatorId, userAgent, address, whole, now }: Start,
): Promise<string> {
  const token = newSecret();
  await tx.operatorSession.create({
    data: {
      id: newId(now.getTime()),
      operatorId,
      tokenHash: hashSecret(token),
      device: deviceSummary(userAgent),
      address,
      createdAt: now,
      secondFactorAt: whole ? now : null,
      lastSeenAt: now,
      idleExpiresAt: after(now, whole ? OPERATOR_IDLE_MS : SECOND_FACTOR_WAIT_MS),
      absoluteExpiresAt: after(now, OPERATOR_SESSION_MS),
    },
  });
  return token;
}
