import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { totpAddress, unsealTotp } from '../session/totp.ts';

/** An invitation that may still be used. Raises `invitation_ended`. */
export async function openInvitation(token: string, now: Date) {
  const found = await db().operatorInvitation.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, expiresAt: { gt: now } },
    include: { operator: true },
  });
  return found?.operator.state === 'disabled'
    ? fail('invitation_ended')
    : (found ?? fail('invitation_ended'));
}

/** Whoever holds the link may read what it offers: whom it is for, and what an authenticator scans. */
export async function readInvitation(token: string, now: Date) {
  const { operator, totpSealed } = await openInvitation(token, now);
  const secret = await unsealTotp(totpSealed);
  const { name, email } = operator;
  return { name, email, secret, address: totpAddress(secret, email) };
}
