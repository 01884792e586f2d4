import type { Db } from '../db/client.ts';
import { mailTokenLink, type Recipient } from './mail-token-link.ts';

/** Called in the transaction that lets a member choose a new password: a token, and its link by mail. */
export function mailReset(tx: Db, recipient: Recipient): Promise<void> {
  return mailTokenLink(tx, recipient, {
    purpose: 'reset_password',
    template: 'reset_password',
    page: '/resetPassword',
    write: (link) => ({ link }),
  });
}
