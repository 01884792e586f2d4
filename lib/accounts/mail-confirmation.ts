import type { Db } from '../db/client.ts';
import { brandLink } from '../brands/links.ts';
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

/** Called in the transaction of a signup or of a wish for another mail: a new token, and its link by mail. */
export async function mailConfirmation(tx: Db, recipient: Recipient): Promise<void> {
  const { memberId, brandId, email, locale, now } = recipient;
  const token = await issueToken(tx, { memberId, purpose: 'confirm_email', email, now });
  await enqueueMail(tx, {
    brandId,
    template: 'confirm_email',
    locale,
    to: email,
    data: { link: brandLink(brandId, `/confirmEmail?token=${token}`, locale) },
    dedupeKey: `confirm:${memberId}:${newId(now.getTime())}`,
    at: now,
  });
}
