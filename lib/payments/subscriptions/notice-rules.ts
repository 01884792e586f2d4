import { after, DAY } from '../../kernel/clock.ts';

export type NoticeRule = {
  /** So many days before the charge the notice goes out, a few more than it has to. */
  readonly sendDays: number;
  /** And so many have to lie between the two. */
  readonly minimumDays: number;
  /** Terms from so many months on. */
  readonly fromMonths: number;
};

const RULES: Readonly<Record<string, NoticeRule>> = {
  it: { sendDays: 33, minimumDays: 30, fromMonths: 2 },
  es: { sendDays: 18, minimumDays: 15, fromMonths: 1 },
  fr: { sendDays: 45, minimumDays: 30, fromMonths: 2 },
  ie: { sendDays: 10, minimumDays: 7, fromMonths: 2 },
};

type Term = { readonly country: string; readonly brandCountry: string; readonly months: number };

/** What has to be said before a renewal, by the member's country, else the brand's; null for nothing. Pure. */
export function noticeRule({ country, brandCountry, months }: Term): NoticeRule | null {
  const rule = RULES[country] ?? RULES[brandCountry];
  return rule && months >= rule.fromMonths ? rule : null;
}

/** When the notice of a charge goes out: at once where its day has passed already. Pure. */
export function noticeTime(rule: NoticeRule, chargeAt: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), after(chargeAt, -rule.sendDays * DAY).getTime()));
}

/** Before this nothing is charged, if the notice went out at `sentAt`. Pure. */
export function chargeNotBefore(rule: NoticeRule, sentAt: Date): Date {
  return after(sentAt, rule.minimumDays * DAY);
}
