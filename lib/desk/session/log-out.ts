import { db } from '../../db/client.ts';
import { hashSecret } from '../../kernel/ids.ts';

/** Whoever holds a token may end its session, whole or half. */
export async function logOut(token: string, now: Date): Promise<void> {
  await db().operatorSession.updateMany({
    where: { tokenHash: hashSecret(token), revokedAt: null },
    data: { revokedAt: now },
  });
}
