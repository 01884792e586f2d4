import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { totpAddress, unsealTotp } from '../session/totp.ts';

/** An invitation that can still be used. Raises `invitation_ended`. */
export async function openInvitation(token: string, now: Date) {
  const found = await db().operatorInvitation.findFirst({
    where: { tokenHash: hashSecret(token), usedAt: null, expiresAt: { gt: now } },
    include: { operator: true },
  });
  return found?.operator.state === 'disabled'
    ? fail('invitation_ended')
    : (found ?? fail('invitation_ended'));
}

/** For the holder of the invitation link: whom it invites, and the secret and URI for the authenticator. */
export async function readInvitation(token: string, now: Date) {
  const { operator, totpSealed } = await openInvitation(token, now);
  const secret = await unsealTotp(totpSealed);
  const { name, email } = operator;
  return { name, email, secret, address: totpAddress(secret, email) };
}
