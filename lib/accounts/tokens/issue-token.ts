import type { Db } from '../../db/client.ts';
import { after, DAY, HOUR } from '../../kernel/clock.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';

/** How long a mailed token lives, by what it is for. */
const LIFE = {
  confirm_email: 7 * DAY,
  reset_password: HOUR,
} as const;

export type TokenPurpose = keyof typeof LIFE;

type Issue = {
  readonly memberId: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly now: Date;
};

/**
 * Called by verbs that are about to mail a link. Writes the hash only; the secret leaves here once. Older
 * unused tokens of the same purpose stop working, so that only the newest mail counts.
 */
export async function issueToken(
  tx: Db,
  { memberId, purpose, email, now }: Issue,
): Promise<string> {
  await tx.oneTimeToken.updateMany({
    where: { memberId, purpose, usedAt: null },
    data: { usedAt: now },
  });
  const secret = newSecret();
  await tx.oneTimeToken.create({
    data: {
      id: newId(now.getTime()),
      memberId,
      purpose,
      hash: hashSecret(secret),
      email,
      createdAt: now,
      expiresAt: after(now, LIFE[purpose]),
    },
  });
  return secret;
}
