import { brandLink } from '../brands/links.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { cleanEmail } from './email.ts';
import { issueToken } from './tokens/issue-token.ts';

type Recipient = {
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
  readonly now: Date;
};

/** Called in the transaction of a signup without a chosen password: the link to choose one, by mail. */
export async function mailSetPassword(tx: Db, recipient: Recipient): Promise<void> {
  const { memberId, brandId, locale, now } = recipient;
  const email = cleanEmail(recipient.email);
  const token = await issueToken(tx, { memberId, purpose: 'reset_password', email, now });
  await enqueueMail(tx, {
    brandId,
    template: 'set_password',
    locale,
    to: email,
    data: {
      link: brandLink(brandId, `/resetPassword?token=${token}`, locale),
      againLink: brandLink(brandId, '/forgotPassword', locale),
    },
    dedupeKey: `set-password:${memberId}:${newId(now.getTime())}`,
    at: now,
  });
}
