import { MESSAGE_PERIODS_MONTHS } from '../../brands/limits.ts';
import { brandLimitsSchema } from '../../brands/limits-schema.ts';
import { brandSettings } from '../../brands/settings.ts';

/** Months for which messages that were read are kept; null: as long as the account. */
export type MessagePeriod = (typeof MESSAGE_PERIODS_MONTHS)[number] | null;

/** A stored number of months; one that is offered no more counts as no choice. Pure. */
export function periodOf(months: number | null | undefined): MessagePeriod {
  return MESSAGE_PERIODS_MONTHS.find((one) => one === months) ?? null;
}

/** The longest period of a brand; null where it sets none. */
export async function longestPeriod(brandId: string): Promise<MessagePeriod> {
  const { limits } = await brandSettings(brandId);
  return brandLimitsSchema.parse(limits).messageMonths;
}

/** The period that applies to a choice under the brand's longest one. Pure. */
export function appliedPeriod(chosen: MessagePeriod, longest: MessagePeriod): MessagePeriod {
  if (chosen === null || longest === null) return chosen ?? longest;
  return chosen < longest ? chosen : longest;
}

/** Messages sent before this moment are older than the period. Pure. */
export function periodBegin(now: Date, months: number): Date {
  const begin = new Date(now);
  begin.setUTCMonth(begin.getUTCMonth() - months);
  // The month has fewer days: its last one.
  if (begin.getUTCDate() !== now.getUTCDate()) begin.setUTCDate(0);
  return begin;
}
