import type { Brand } from '../../brands/schema.ts';
import { mailToOwner } from './mail-to-owner.ts';
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

/** A visitor requests a reset mail. Returns and raises what `mailToOwner` does. */
export function requestReset(brand: Brand, email: string, now: Date): Promise<'OK' | false> {
  return mailToOwner(brand, email, now, mailReset);
}
