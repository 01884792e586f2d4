import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import { cleanEmail } from '../../identity/email.ts';
import { mailTokenLink, type Recipient } from '../tokens/mail-token-link.ts';

/** Called in the transaction of a signup without a chosen password: mails the link to set one, valid for a week. */
export function mailSetPassword(tx: Db, recipient: Recipient): Promise<void> {
  const { brandId, email, locale } = recipient;
  const againLink = brandLink(brandId, '/forgotPassword', locale);
  return mailTokenLink(
    tx,
    { ...recipient, email: cleanEmail(email) },
    {
      purpose: 'set_password',
      template: 'set_password',
      page: '/resetPassword',
      write: (link) => ({ link, againLink }),
    },
  );
}
