import type { Db } from '../../db/client.ts';
import { mailTokenLink, type Recipient } from '../tokens/mail-token-link.ts';

/** Called in the transaction that lets a member choose a new password: issues a token and mails its link. */
export function mailReset(tx: Db, recipient: Recipient): Promise<void> {
  return mailTokenLink(tx, recipient, {
    purpose: 'reset_password',
    template: 'reset_password',
    page: '/resetPassword',
    write: (link) => ({ link }),
  });
}
