import { brandLink } from '../../brands/links.ts';
import { sendWelcome } from '../../chat/send-welcome.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { queuePostback } from '../../tracking/queue-postback.ts';
import { forgetViewer } from '../../identity/forget-viewer.ts';
import { afterCommit, type Db } from '../../db/client.ts';

/**
 * Called where a mailbox has been proved. The first time, the profile is listed and the member is welcomed by
 * a mail and a message.
 */
export async function markConfirmed(tx: Db, memberId: string, now: Date): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: memberId, emailConfirmedAt: null },
    data: { emailConfirmedAt: now, emailScore: 1 },
  });
  if (count === 0) {
    // Mail to the address had bounced, and now arrives.
    await tx.user.updateMany({ where: { id: memberId, emailScore: 0 }, data: { emailScore: 1 } });
    return false;
  }
  await queuePostback(tx, { memberId, event: 'confirmed', now });
  const { brandId, locale, email, profile } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      brandId: true,
      locale: true,
      email: true,
      profile: { select: { id: true, screenName: true } },
    },
  });
  if (profile) {
    await refreshListing(tx, profile.id, now);
    const { id: profileId, screenName } = profile;
    await sendWelcome(tx, { profileId, screenName, brandId, locale }, now);
  }
  await enqueueMail(tx, {
    brandId,
    template: 'welcome',
    locale,
    to: email,
    data: { link: brandLink(brandId, '/find', locale) },
    dedupeKey: `welcome:${memberId}`,
    at: now,
  });
  afterCommit(tx, () => {
    forgetViewer(memberId);
  });
  return true;
}
