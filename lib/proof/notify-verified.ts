import { notificationChoices } from '../accounts/notification-choices.ts';
import { brandLink } from '../brands/links.ts';
import type { Db } from '../db/client.ts';
import type { VerificationReason } from '../db/generated/enums.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

type Result = {
  readonly id: string;
  readonly profileId: string;
  readonly reason: VerificationReason | null;
  readonly now: Date;
};

/**
 * Call inside the transaction that ends a verification: mails the result to the member. Sends nothing to members who
 * have turned mail off or whose address is unconfirmed; their page says it.
 */
export async function notifyVerified(
  tx: Db,
  { id, profileId, reason, now }: Result,
): Promise<void> {
  const member = await tx.user.findFirst({
    where: {
      profile: { id: profileId },
      state: 'active',
      emailConfirmedAt: { not: null },
    },
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
  if (!member || !notificationChoices(member).email) return;
  const { brandId, locale, email: to } = member;
  await enqueueMail(tx, {
    brandId,
    template: 'photo_checked',
    locale,
    to,
    at: now,
    data: { reason, link: brandLink(brandId, '/profile/verification', locale) },
    dedupeKey: `photo-checked:${id}`,
  });
}
