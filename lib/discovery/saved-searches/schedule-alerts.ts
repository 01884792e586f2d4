import { brandById } from '../../brands/registry.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { byDay, nextHour, nextMidnight } from '../../kernel/quiet-hours.ts';
import { SEARCH_ALERT_HOUR } from '../limits.ts';

type Owner = { readonly profileId: string; readonly brandId: string };

function zoneOf(brandId: string): string {
  return brandById(brandId)?.timezone ?? 'UTC';
}

/**
 * When a member's searches are checked again: the next day's hour of the brand. Where this check was late, at night, its
 * notice waits for the morning, which belongs to the next day.
 */
export function nextAlertAt(brandId: string, last: Date): Date {
  const zone = zoneOf(brandId);
  return nextHour(nextMidnight(byDay(last, zone), zone), zone, SEARCH_ALERT_HOUR);
}

/**
 * In a transaction that changed a member's searches, under the member's lock: begins to look for new members where a
 * search has an alert, and stops where none has. Returns when it looks next; null: never.
 */
export async function scheduleAlerts(
  tx: Prisma.TransactionClient,
  { profileId, brandId }: Owner,
  now: Date,
): Promise<Date | null> {
  const before = await tx.searchAlert.findUnique({ where: { profileId } });
  const isOn = (await tx.savedSearch.count({ where: { profileId, alert: true } })) > 0;
  if (!isOn) {
    await tx.searchAlert.updateMany({ where: { profileId }, data: { dueAt: null, found: 0 } });
    return null;
  }
  if (before?.dueAt) return before.dueAt;
  // Switched off and on again, there is still one alert a day.
  const today = nextHour(now, zoneOf(brandId), SEARCH_ALERT_HOUR);
  const allowed = before?.foundAt ? nextAlertAt(brandId, before.foundAt) : today;
  const dueAt = today > allowed ? today : allowed;
  const fresh = { dueAt, checkedAt: now, found: 0 };
  await tx.searchAlert.upsert({
    where: { profileId },
    create: { profileId, ...fresh },
    update: fresh,
  });
  return dueAt;
}
