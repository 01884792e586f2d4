import { db } from '../../db/client.ts';
import { hashSecret } from '../../kernel/ids.ts';

/** For the holder of a token: ends its session, full or half. */
export async function logOut(token: string, now: Date): Promise<void> {
  await db().operatorSession.updateMany({
    where: { tokenHash: hashSecret(token), revokedAt: null },
    data: { revokedAt: now },
  });
}
