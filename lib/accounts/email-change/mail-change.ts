import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mailAccountExists } from '../signup/mail-account-exists.ts';
import { memberByEmail } from '../queries.ts';

type Written = {
  readonly brandId: string;
  readonly locale: string;
  /** Id of the change; mailing it again has a later `now` and so another dedupe key. */
  readonly id: string;
  readonly to: string;
  readonly secret: string;
  readonly now: Date;
};

/**
 * Mails the new address: the link that applies the change, or, when the address has an account, a notice to
 * its owner.
 */
export async function mailNewAddress(tx: Db, written: Written): Promise<void> {
  const { brandId, locale, id, to, secret, now } = written;
  const holder = await memberByEmail(brandId, to, tx);
  if (holder) return mailAccountExists(tx, { ...holder, brandId }, now);
  await enqueueMail(tx, {
    brandId,
    template: 'change_email',
    locale,
    to,
    data: { link: brandLink(brandId, `/confirmNewEmail?token=${secret}`, locale) },
    dedupeKey: `change-email:${id}:${now.getTime()}`,
    at: now,
  });
}

/**
 * Mails the old address: that a change was requested, and the link that stops or undoes it. It does not name
 * the new address.
 */
export async function mailOldAddress(tx: Db, written: Written): Promise<void> {
  const { brandId, locale, id, to, secret, now } = written;
  await enqueueMail(tx, {
    brandId,
    template: 'email_changing',
    locale,
    to,
    data: { link: brandLink(brandId, `/undoEmail?token=${secret}`, locale) },
    dedupeKey: `email-changing:${id}`,
    at: now,
  });
}
