import type { Observation } from '../providers/observation.ts';
import { syncAttempt, type Synced } from './sync-attempt.ts';
import { brandById } from '../../brands/registry.ts';
import { knownLocale } from '../../brands/schema.ts';
import { db } from '../../db/client.ts';
import { translator } from '../../i18n/translate.ts';
import { log } from '../../kernel/log.ts';
import { realtime } from '../../realtime/port.ts';

/**
 * For payments, after their commit: notifies a member's open pages that a purchase failed while they were
 * elsewhere on the site. Never fails the payment; without an open page the member finds it in their orders.
 */
async function notifyPurchaseFailed(memberId: string): Promise<void> {
  try {
    const { brandId, locale } = await db().user.findUniqueOrThrow({
      where: { id: memberId },
      select: { brandId: true, locale: true },
    });
    const brand = brandById(brandId);
    const t = translator(
      knownLocale(locale) ?? brand?.locales.default ?? 'en',
      'notices',
      brand?.id,
    );
    realtime().toMember(memberId, 'notification', {
      type: 'purchKo',
      title: t('purchKo.title'),
      text: t('purchKo.text'),
      angelId: null,
    });
  } catch (error) {
    log().warn({ err: error, memberId }, 'purchase failure notification failed');
  }
}

/**
 * As `syncAttempt`, for observations from notifications or reconciliation, for which no page is waiting: the
 * buyer may be on any page and is notified there when the payment failed.
 */
export async function syncInBackground(
  attemptId: string,
  seen: Observation,
  now: Date,
): Promise<Synced> {
  const synced = await syncAttempt(attemptId, seen, now);
  const { state, outcome } = synced;
  const wasWrong = state === 'captured' && outcome !== 'success';
  const hasFailed = state === 'refused' || state === 'error' || wasWrong;
  if (synced.moved && hasFailed && !synced.renews) await notifyPurchaseFailed(synced.memberId);
  return synced;
}
