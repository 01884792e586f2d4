import { brandLink } from '../../brands/links.ts';
import { inTransaction } from '../../db/client.ts';
import { refreshListing } from '../../discovery/refresh-listing.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { endRenewals } from '../../payments/end-renewals.ts';
import { forgetViewer } from '../forget-viewer.ts';
import { endAllSessions } from '../session/end-session.ts';
import { cancelTokens } from '../tokens/cancel-tokens.ts';
import type { MemberViewer } from '../viewer.ts';
import { checkName } from './queries.ts';
import { lockMember } from '../lock-member.ts';

/**
 * A member deactivates their own account: out of search, logged out everywhere and without renewals at
 * once; what is paid for stays. Only customer care brings it back. Raises `not_found` for another's name.
 */
export async function disableProfile(
  member: MemberViewer,
  named: string | undefined,
  now: Date,
): Promise<void> {
  checkName(member, named);
  const { memberId, profileId, brandId } = member;
  await inTransaction(async (tx) => {
    await endRenewals(tx, memberId, now);
    const { email: to, locale } = await lockMember(tx, memberId);
    const { count } = await tx.user.updateMany({
      where: { id: memberId, state: 'active' },
      data: { state: 'disabled', disabledReason: 'own_wish' },
    });
    if (count === 0) return;
    await refreshListing(tx, profileId, now);
    await cancelTokens(tx, memberId, now);
    await endAllSessions(tx, memberId, now);
    await enqueueMail(tx, {
      ...{ brandId, template: 'account_disabled', locale, to, at: now },
      data: { contactLink: brandLink(brandId, '/contactUs', locale) },
      dedupeKey: `disabled:${memberId}:${newId(now.getTime())}`,
    });
  });
  forgetViewer(memberId);
  wakeJobs();
}
