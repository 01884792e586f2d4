import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';

type Owner = {
  readonly id: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
};

/**
 * Called in the transaction of a function that found an account for an address: the page must not disclose
 * it, so the owner of the mailbox is notified by mail, with links to log in.
 */
export async function mailAccountExists(tx: Db, owner: Owner, now: Date): Promise<void> {
  const { id, brandId, email: to, locale } = owner;
  await enqueueMail(tx, {
    brandId,
    template: 'account_exists',
    locale,
    to,
    at: now,
    data: {
      loginLink: brandLink(brandId, '/login', locale),
      resetLink: brandLink(brandId, '/forgotPassword', locale),
    },
    dedupeKey: `exists:${id}:${newId(now.getTime())}`,
  });
}
