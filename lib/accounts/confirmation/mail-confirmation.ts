import type { Db } from '../../db/client.ts';
import { mailTokenLink, type Recipient } from '../tokens/mail-token-link.ts';

/**
 * Called in the transaction of a signup or of a request for another mail: issues a new token and mails its
 * link. Whether the address's domain accepts mail is checked afterwards, as due work.
 */
export async function mailConfirmation(tx: Db, recipient: Recipient): Promise<void> {
  await tx.user.update({
    where: { id: recipient.memberId },
    data: { emailCheckAt: recipient.now },
  });
  await mailTokenLink(tx, recipient, {
    purpose: 'confirm_email',
    template: 'confirm_email',
    page: '/confirmEmail',
    write: (link) => ({ link }),
  });
}
