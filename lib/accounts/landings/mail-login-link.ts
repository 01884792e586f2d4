import type { Brand } from '../../brands/schema.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { issueLoginLink } from '../issue-login-link.ts';
import { mailToOwner } from '../mail-to-owner.ts';

type LoginLinkRequest = {
  readonly brand: Brand;
  readonly email: string;
  /** Path of the brand to come to, once inside. */
  readonly target: string;
  readonly now: Date;
};

/**
 * A visitor asks for a link that logs in. It goes to the mailbox of the account, never into the answer.
 * Answers and raises what `mailToOwner` does.
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
      ...{ brandId, template: 'login_link', locale, to, at: now },
      data: { link },
      dedupeKey: `autologin:${memberId}:${newId(now.getTime())}`,
    });
  });
}
