import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { MailData, MailTemplate } from '../../mail/templates.ts';
import { issueToken, type IssuedPurpose } from './issue-token.ts';

export type Recipient = {
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
  readonly now: Date;
};

type TokenMail<T extends MailTemplate> = {
  readonly purpose: IssuedPurpose;
  readonly template: T;
  /** Path of the page whose button uses the token. */
  readonly page: string;
  readonly write: (link: string) => MailData[T];
};

/** Called in the transaction of functions that mail a link: issues a new token and mails its link. */
export async function mailTokenLink<T extends MailTemplate>(
  tx: Db,
  { memberId, brandId, email, locale, now }: Recipient,
  { purpose, template, page, write }: TokenMail<T>,
): Promise<void> {
  const token = await issueToken(tx, { memberId, purpose, email, now });
  const data = write(brandLink(brandId, `${page}?token=${token}`, locale));
  const dedupeKey = `${template}:${memberId}:${newId(now.getTime())}`;
  await enqueueMail(tx, { brandId, template, locale, to: email, data, dedupeKey, at: now });
}
