import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { mailAccountExists } from '../mail-account-exists.ts';
import { memberByEmail } from '../queries.ts';

type Written = {
  readonly brandId: string;
  readonly locale: string;
  /** Of the change; one that is mailed again has a later `now` and so another mail. */
  readonly id: string;
  readonly to: string;
  readonly secret: string;
  readonly now: Date;
};

/** To the new address: the link that puts it in place, or to whose it is, that they have an account. */
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

/** To the old one: that somebody asked, and the link that stops or undoes it. It does not name the new one. */
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
