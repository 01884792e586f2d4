import { db } from '../../db/client.ts';
import { hashSecret } from '../../kernel/ids.ts';

export type DisabledMember = {
  readonly state: 'disabled';
  readonly publicId: string;
  readonly brandId: string;
};

/**
 * Disabling an account ends its sessions: the member behind the token of such a session, or null. For answers
 * that say why a session has ended; the token gives access to nothing.
 */
export async function findDisabled(token: string, now: Date): Promise<DisabledMember | null> {
  const hash = hashSecret(token);
  const session = await db().session.findFirst({
    where: {
      OR: [{ tokenHash: hash }, { previousHash: hash }],
      idleExpiresAt: { gt: now },
      absoluteExpiresAt: { gt: now },
      member: { state: 'disabled' },
    },
    select: { member: { select: { publicId: true, brandId: true } } },
  });
  return session && { state: 'disabled', ...session.member };
}
