import type { Brand } from '../../brands/schema.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { issueLoginLink } from '../issue-login-link.ts';
import { mailToOwner } from '../password/mail-to-owner.ts';

type LoginLinkRequest = {
  readonly brand: Brand;
  readonly email: string;
  /** Path of the brand to open after login. */
  readonly target: string;
  readonly now: Date;
};

/**
 * A visitor requests a login link. It is mailed to the account's address, never returned in the reply.
 * Returns and raises what `mailToOwner` does.
 */
export function mailLoginLink({
  brand,
  email,
  target,
  now,
}: LoginLinkRequest): Promise<'OK' | false> {
  return mailToOwner(brand, email, now, async (tx, owner) => {
    const { memberId, brandId, locale, email: to } = owner;
    const link = await issueLoginLink(tx, { ...owner, target, channel: 'email', event: 'asked' });
    await enqueueMail(tx, {
      brandId,
      template: 'login_link',
      locale,
      to,
      at: now,
      data: { link },
      dedupeKey: `autologin:${memberId}:${newId(now.getTime())}`,
    });
  });
}
