import { db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret, newSecret } from '../../kernel/ids.ts';
import { FORMER_TOKEN_MS } from '../../security/limits.ts';

/**
 * Gives a live session a new token. The old one stays valid for a minute, so that a second tab or a call in
 * flight is not logged out. Raises `unauthenticated` when the token is no longer the current one.
 */
export async function renewSession(token: string, now: Date): Promise<string> {
  const renewed = newSecret();
  const old = hashSecret(token);
  const { count } = await db().session.updateMany({
    where: { tokenHash: old, revokedAt: null },
    data: {
      tokenHash: hashSecret(renewed),
      previousHash: old,
      previousValidUntil: after(now, FORMER_TOKEN_MS),
    },
  });
  if (count === 0) fail('unauthenticated');
  return renewed;
}
