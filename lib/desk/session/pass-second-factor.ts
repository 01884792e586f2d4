import { inTransaction } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret, newSecret } from '../../kernel/ids.ts';
import { audit } from '../../audit/audit.ts';
import { liveSession } from './find-operator.ts';
import { proveSecondFactor, refuseGuessing } from './prove-second-factor.ts';
import { OPERATOR_IDLE_MS } from '../../security/limits.ts';

type Proof = { readonly token: string; readonly code: string; readonly now: Date };

/**
 * For the holder of a half session: completes it under a new token, which is returned, and logs the login.
 * Raises `unauthenticated` without a half session, `second_factor_wrong`, and `too_many_requests` after too
 * many wrong codes for one operator; the fifth wrong code ends the half session.
 */
export async function passSecondFactor({ token, code, now }: Proof): Promise<string> {
  const session = await liveSession(token, now);
  if (session?.secondFactorAt !== null) return fail('unauthenticated');
  await refuseGuessing(session.operatorId, now);
  const whole = newSecret();
  const passed = await inTransaction(async (tx) => {
    const { by } = await proveSecondFactor(tx, { session, code, now });
    if (by === undefined) return false;
    const idleExpiresAt = after(now, OPERATOR_IDLE_MS);
    await tx.operatorSession.update({
      where: { id: session.id },
      data: { tokenHash: hashSecret(whole), lastSeenAt: now, idleExpiresAt },
    });
    const actor = `operator:${session.operatorId}`;
    const data = { by, device: session.device, address: session.address };
    await audit(tx, { actor, action: 'log_in', subject: session.operatorId, data, now });
    return true;
  });
  return passed ? whole : fail('second_factor_wrong');
}
