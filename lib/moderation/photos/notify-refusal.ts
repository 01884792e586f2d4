import { notificationChoices } from '../../accounts/notification-choices.ts';
import { brandLink } from '../../brands/links.ts';
import type { Db } from '../../db/client.ts';
import type { PhotoReason } from '../../db/generated/enums.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { appealUntil } from '../../media/present-photo.ts';

type Refusal = {
  readonly profileId: string;
  readonly photoId: string;
  /** It is the voice introduction. */
  readonly isVoice: boolean;
  readonly reason: PhotoReason;
  readonly now: Date;
};

/**
 * Call inside the transaction that refuses a photo: mails the reason and the end of the appeal period to its
 * owner. Sends nothing to members who have turned mail off or whose address is unconfirmed.
 */
export async function notifyRefusal(tx: Db, refusal: Refusal): Promise<void> {
  const { profileId, photoId, isVoice, reason, now } = refusal;
  const owner = await tx.user.findFirst({
    where: { profile: { id: profileId }, state: 'active', emailConfirmedAt: { not: null } },
    select: {
      brandId: true,
      locale: true,
      email: true,
      emailScore: true,
      notifyEmail: true,
      notifyTelegram: true,
      notifyPush: true,
    },
  });
  if (!owner || !notificationChoices(owner).email) return;
  const { brandId, locale, email: to } = owner;
  await enqueueMail(tx, {
    brandId,
    template: isVoice ? 'introduction_refused' : 'photo_refused',
    locale,
    to,
    at: now,
    data: {
      reason,
      link: brandLink(brandId, '/profile', locale),
      until: appealUntil(now).toISOString(),
    },
    dedupeKey: `photo-refused:${photoId}:${now.getTime()}`,
  });
}
