import type { Db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { hashSecret, newId, newSecret } from '../../kernel/ids.ts';
import { lockMember } from '../../identity/lock-member.ts';
import {
  CONFIRM_EMAIL_MS,
  ERASE_LINK_MS,
  LOGIN_LINK_MS,
  RESET_PASSWORD_MS,
  SET_PASSWORD_MS,
  TELEGRAM_LINK_MS,
} from '../limits.ts';

/** Lifetime of a token by purpose. */
const LIFE = {
  confirm_email: CONFIRM_EMAIL_MS,
  reset_password: RESET_PASSWORD_MS,
  set_password: SET_PASSWORD_MS,
  autologin: LOGIN_LINK_MS,
  autologin_telegram: LOGIN_LINK_MS,
  erase_account: ERASE_LINK_MS,
  telegram_link: TELEGRAM_LINK_MS,
} as const;

export type IssuedPurpose = keyof typeof LIFE;

/** Each notice carries its own link, and a new notice does not invalidate the older ones. */
const SIDE_BY_SIDE: ReadonlySet<string> = new Set(['autologin', 'autologin_telegram']);

type Issue = {
  readonly memberId: string;
  readonly purpose: IssuedPurpose;
  readonly email: string;
  readonly now: Date;
};

/**
 * Called by functions that are about to mail a link. Stores only the hash; the secret is returned once. Older
 * unused tokens of the same purpose stop working, so that only the newest mail is valid; several login links
 * stay valid together.
 */
export async function issueToken(
  tx: Db,
  { memberId, purpose, email, now }: Issue,
): Promise<string> {
  if (!SIDE_BY_SIDE.has(purpose)) {
    await lockMember(tx, memberId);
    await tx.oneTimeToken.updateMany({
      where: { memberId, purpose, usedAt: null },
      data: { usedAt: now },
    });
  }
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
