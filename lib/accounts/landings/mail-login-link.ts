import { brandSettings } from '../../brands/settings.ts';
import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { isEmail } from '../email.ts';
import { memberByEmail } from '../queries.ts';
import { issueLoginLink } from '../issue-login-link.ts';

type Wish = {
  readonly brand: Brand;
  readonly email: string;
  /** Path of the brand to come to, once inside. */
  readonly target: string;
  readonly now: Date;
};

/**
 * A visitor asks for a link that logs in. It goes to the mailbox of the account, never into the answer. False
 * means that nobody has this address, which only a brand with open disclosure tells; a disabled account gets
 * no mail. Raises `email_malformed`.
 */
export async function mailLoginLink({ brand, email, target, now }: Wish): Promise<'OK' | false> {
  if (!isEmail(email)) fail('email_malformed', {}, [{ path: 'email', code: 'email_malformed' }]);
  const [{ disclosure }, member] = await Promise.all([
    brandSettings(brand.id),
    memberByEmail(brand.id, email),
  ]);
  if (member?.state === 'active') {
    await inTransaction(async (tx) => {
      const { id: memberId, email: to, locale } = member;
      const asked = { memberId, brandId: brand.id, email: to, locale, target, now };
      const link = await issueLoginLink(tx, { ...asked, channel: 'email', event: 'asked' });
      const dedupeKey = `autologin:${memberId}:${newId(now.getTime())}`;
      const mail = { brandId: brand.id, template: 'login_link', locale, to, dedupeKey } as const;
      await enqueueMail(tx, { ...mail, data: { link }, at: now });
    });
    wakeJobs();
  }
  const known = member !== null && member.state !== 'erased';
  return known || disclosure === 'private' ? 'OK' : false;
}
