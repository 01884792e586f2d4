import { deviceSummary } from '../../accounts/session/device.ts';
import type { Db } from '../../db/client.ts';
import { after, HOUR, MINUTE } from '../../kernel/clock.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';

/** DESIGN §5: thirty minutes idle, twelve hours in all. */
export const IDLE_MS = 30 * MINUTE;
const ABSOLUTE_MS = 12 * HOUR;
/** How long a half session waits for the second factor. */
const HALF_MS = 10 * MINUTE;

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
      idleExpiresAt: after(now, whole ? IDLE_MS : HALF_MS),
      absoluteExpiresAt: after(now, ABSOLUTE_MS),
    },
  });
  return token;
}
