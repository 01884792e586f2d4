import { brandById } from '../brands/registry.ts';
import { knownLocale, type Brand, type Locale } from '../brands/schema.ts';
import type { Db } from '../db/client.ts';
import { noticePauseColumns, type NoticePauseColumns } from '../identity/notice-pause.ts';
import { notificationChoices } from './notification-choices.ts';

export type NoticeRecipient = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly email: string;
  readonly profileId: string;
  readonly choices: ReturnType<typeof notificationChoices>;
  readonly lastActivityAt: Date | null;
  readonly pause: NoticePauseColumns;
};

/**
 * What senders of notices outside the site need to know about a member. Null for an account that receives
 * none: unconfirmed, disabled, being erased, or erased.
 */
export async function noticeRecipient(tx: Db, memberId: string): Promise<NoticeRecipient | null> {
  const row = await tx.user.findFirst({
    where: { id: memberId, state: 'active', eraseAt: null, emailConfirmedAt: { not: null } },
    select: {
      brandId: true,
      locale: true,
      email: true,
      emailScore: true,
      lastActivityAt: true,
      notifyEmail: true,
      notifyTelegram: true,
      notifyPush: true,
      ...noticePauseColumns,
      profile: { select: { id: true } },
    },
  });
  const brand = row && brandById(row.brandId);
  if (!row?.profile || !brand) return null;
  const choices = notificationChoices(row);
  const { noticesPausedAt, noticesResumeAt } = row;
  return {
    brand,
    email: row.email,
    lastActivityAt: row.lastActivityAt,
    pause: { noticesPausedAt, noticesResumeAt },
    profileId: row.profile.id,
    // An address that bounces is not mailed, whatever the member chose.
    choices: { ...choices, email: choices.email && row.emailScore > 0 },
    locale: knownLocale(row.locale) ?? brand.locales.default,
  };
}
