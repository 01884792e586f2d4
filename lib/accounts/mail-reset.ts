import { brandLink } from '../brands/links.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { issueToken } from './tokens/issue-token.ts';

type Recipient = {
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
  readonly now: Date;
};

/** Called in the transaction that lets a member choose a new password: a token, and its link by mail. */
export async function mailReset(tx: Db, recipient: Recipient): Promise<void> {
  const { memberId, brandId, email, locale, now } = recipient;
  const token = await issueToken(tx, { memberId, purpose: 'reset_password', email, now });
  await enqueueMail(tx, {
    brandId,
    template: 'reset_password',
    locale,
    to: email,
    data: { link: brandLink(brandId, `/resetPassword?token=${token}`, locale) },
    dedupeKey: `reset:${memberId}:${newId(now.getTime())}`,
    at: now,
  });
}
