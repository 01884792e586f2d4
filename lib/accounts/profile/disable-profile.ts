import { brandLink } from '../../brands/links.ts';
import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { disableAccount } from '../disable-account.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { requireSelf } from '../../identity/require-own-name.ts';

/**
 * A member deactivates their own account: out of search, logged out everywhere and without renewals at once;
 * what is paid for remains. Only customer care can reactivate it. Raises `not_found` for another member's id.
 */
export async function disableProfile(
  member: MemberViewer,
  named: string | undefined,
  now: Date,
): Promise<void> {
  requireSelf(member, named);
  const { memberId, profileId, brandId } = member;
  await inTransaction(async (tx) => {
    const account = await disableAccount(tx, { memberId, profileId, reason: 'own_request', now });
    if (!account) return;
    const { email: to, locale } = account;
    await enqueueMail(tx, {
      brandId,
      template: 'account_disabled',
      locale,
      to,
      at: now,
      data: { contactLink: brandLink(brandId, '/contactUs', locale) },
      dedupeKey: `disabled:${memberId}:${newId(now.getTime())}`,
    });
  });
  wakeJobs();
}
