import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';

type LinkedAccount = {
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
  readonly now: Date;
};

/**
 * Called in the transaction that linked a Google account to an existing one: notifies the member by mail and
 * links to the page that undoes it.
 */
export async function notifyLinked(tx: Db, linked: LinkedAccount): Promise<void> {
  const { memberId, brandId, email: to, locale, now } = linked;
  await enqueueMail(tx, {
    brandId,
    template: 'identity_linked',
    locale,
    to,
    at: now,
    data: { link: brandLink(brandId, '/profile/security#google', locale) },
    dedupeKey: `identity:${memberId}:${newId(now.getTime())}`,
  });
}
