import { after, DAY } from '../../kernel/clock.ts';

export type NoticeRule = {
  /** How many days before the charge the notice is sent, a few more than the minimum. */
  readonly sendDays: number;
  /** How many days must lie between notice and charge. */
  readonly minimumDays: number;
  /** Applies to terms of at least this many months. */
  readonly fromMonths: number;
};

const RULES: Readonly<Record<string, NoticeRule>> = {
  it: { sendDays: 33, minimumDays: 30, fromMonths: 2 },
  es: { sendDays: 18, minimumDays: 15, fromMonths: 1 },
  fr: { sendDays: 45, minimumDays: 30, fromMonths: 2 },
  ie: { sendDays: 10, minimumDays: 7, fromMonths: 2 },
};

type Term = { readonly country: string; readonly brandCountry: string; readonly months: number };

/**
 * The notice required before a renewal, by the member's country, else the brand's; null when none is
 * required. Pure.
 */
export function noticeRule({ country, brandCountry, months }: Term): NoticeRule | null {
  const rule = RULES[country] ?? RULES[brandCountry];
  return rule && months >= rule.fromMonths ? rule : null;
}

/** When the notice of a charge is sent: at once when its day has already passed. Pure. */
export function noticeTime(rule: NoticeRule, chargeAt: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), after(chargeAt, -rule.sendDays * DAY).getTime()));
}

/** The earliest time of the charge when the notice was sent at `sentAt`. Pure. */
export function chargeNotBefore(rule: NoticeRule, sentAt: Date): Date {
  return after(sentAt, rule.minimumDays * DAY);
}
