import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { after, DAY, HOUR } from '#lib/kernel/clock.ts';
import { periodEnd } from '#lib/payments/subscriptions/period.ts';
import { chargeNotBefore, noticeRule, noticeTime } from '#lib/payments/renewals/notice-rules.ts';
import { graceEnd, retryAt } from '#lib/payments/renewals/retry-schedule.ts';
import { packRefund, periodRefund } from '#lib/payments/withdrawal/withdrawal-refund.ts';

const ZONES = ['Europe/Rome', 'Europe/Madrid', 'Europe/Paris', 'Europe/Dublin'] as const;
const zones = fc.constantFrom(...ZONES);
/** Two years with a leap day and four clock changes. */
const moments = fc.date({
  min: new Date('2026-11-15T00:00:00Z'),
  max: new Date('2028-11-15T00:00:00Z'),
  noInvalidDate: true,
});
const months = fc.constantFrom(1, 3, 12);
const local = (at: Date, zone: string) => DateTime.fromJSDate(at, { zone });

describe('periods from an anchor', () => {
  test('end on the anchor’s day and hour, or on the last day of the month', () => {
    fc.assert(
      fc.property(
        moments,
        months,
        fc.integer({ min: 1, max: 24 }),
        zones,
        (anchor, term, n, zone) => {
          const begun = local(anchor, zone);
          const end = local(periodEnd(anchor, term, n, zone), zone);
          expect(end.day).toBe(Math.min(begun.day, end.daysInMonth ?? 0));
          const monthsLater = (end.year - begun.year) * 12 + end.month - begun.month;
          expect(monthsLater).toBe(term * n);
          // An hour skipped in spring becomes the next one.
          expect([begun.hour, begun.hour + 1]).toContain(end.hour);
        },
      ),
    );
  });

  test('follow each other without a gap, for any term', () => {
    fc.assert(
      fc.property(moments, zones, (anchor, zone) => {
        const ends = Array.from({ length: 24 }, (_, n) => periodEnd(anchor, 1, n + 1, zone));
        for (const [n, end] of ends.entries()) {
          const before = ends[n - 1] ?? anchor;
          const days = (end.getTime() - before.getTime()) / DAY;
          expect(days).toBeGreaterThan(27.9);
          expect(days).toBeLessThan(31.1);
        }
        expect(periodEnd(anchor, 3, 4, zone)).toEqual(periodEnd(anchor, 12, 1, zone));
      }),
    );
  });

  test('of 31 January return to the 31st', () => {
    const anchor = new Date('2028-01-31T09:00:00Z');
    const days = [1, 2, 3, 4].map((n) =>
      local(periodEnd(anchor, 1, n, 'Europe/Rome'), 'Europe/Rome'),
    );
    expect(days.map((day) => day.toFormat('MM-dd HH'))).toEqual([
      '02-29 10',
      '03-31 10',
      '04-30 10',
      '05-31 10',
    ]);
  });
});

describe('a renewal notice', () => {
  test('is due by the law of the member’s country, else of the brand’s', () => {
    const of = (country: string, term: number, brandCountry = 'it') =>
      noticeRule({ country, brandCountry, months: term })?.minimumDays ?? null;
    expect([of('it', 1), of('it', 3), of('es', 1), of('fr', 1), of('fr', 12), of('ie', 3)]).toEqual(
      [null, 30, 15, null, 30, 7],
    );
    expect([of('de', 12, 'fr'), of('de', 1, 'es')]).toEqual([30, 15]);
  });

  test('that goes out on its day never postpones the charge, a late one does by its days', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom('it', 'es', 'fr', 'ie'), (chargeAt, country) => {
        const rule = noticeRule({ country, brandCountry: country, months: 12 });
        if (!rule) throw new Error(country);
        const long = after(chargeAt, -300 * DAY);
        const sentAt = after(noticeTime(rule, chargeAt, long), 2 * DAY);
        expect(chargeNotBefore(rule, sentAt).getTime()).toBeLessThan(chargeAt.getTime());
        const late = noticeTime(rule, chargeAt, after(chargeAt, -DAY));
        expect(late).toEqual(after(chargeAt, -DAY));
        expect(chargeNotBefore(rule, late)).toEqual(after(chargeAt, (rule.minimumDays - 1) * DAY));
      }),
    );
  });
});

describe('retries', () => {
  test('come at ten in the morning of the brand, each later than the one before, four at most', () => {
    fc.assert(
      fc.property(moments, zones, (chargeAt, zone) => {
        let now = chargeAt;
        for (const tries of [1, 2, 3, 4]) {
          const failed = { chargeAt, tries, outcome: 'insufficient_funds', zone, now } as const;
          const next = retryAt(failed);
          if (!next) throw new Error('no retry');
          expect(local(next, zone).toFormat('HH:mm:ss')).toBe('10:00:00');
          expect(next.getTime()).toBeGreaterThan(now.getTime());
          now = next;
        }
        expect(now.getTime() - chargeAt.getTime()).toBeLessThan(8 * DAY + 2 * HOUR);
        const last = { chargeAt, tries: 5, outcome: 'insufficient_funds', zone, now } as const;
        expect(retryAt(last)).toBeNull();
      }),
    );
  });

  test('are given up where no later one can work', () => {
    const chargeAt = new Date('2027-03-27T09:00:00Z');
    const failed = { chargeAt, tries: 1, zone: 'Europe/Rome', now: chargeAt } as const;
    for (const outcome of ['lost_or_stolen', 'invalid_number', 'expired_card'] as const) {
      expect(retryAt({ ...failed, outcome })).toBeNull();
    }
  });

  test('leave at least three days of access, up to the moment of a retry', () => {
    fc.assert(
      fc.property(moments, zones, (chargeAt, zone) => {
        const end = graceEnd(chargeAt, zone);
        const days = (end.getTime() - chargeAt.getTime()) / DAY;
        expect(days).toBeGreaterThanOrEqual(3 - 1 / 24);
        const failed = { chargeAt, tries: 2, outcome: 'retry', zone, now: chargeAt } as const;
        expect(retryAt(failed)).toEqual(end);
      }),
    );
  });
});

describe('the refund of a withdrawal', () => {
  const prices = fc.integer({ min: 1, max: 100_000 });

  test('decreases daily from the full price, never below the share of the remaining time', () => {
    fc.assert(
      fc.property(prices, moments, months, zones, (price, start, term, zone) => {
        const end = periodEnd(start, term, 1, zone);
        const at = (days: number) => periodRefund(price, { start, end }, after(start, days * DAY));
        expect(at(-3)).toBe(price);
        expect(at(0.9)).toBe(price);
        let before = price;
        for (let day = 0; day <= 14; day += 1) {
          const left =
            (end.getTime() - start.getTime() - day * DAY) / (end.getTime() - start.getTime());
          const refund = at(day);
          expect(refund).toBeGreaterThanOrEqual(price * left - 1e-6);
          expect(refund).toBeLessThanOrEqual(before);
          before = refund;
        }
        expect(periodRefund(price, { start, end }, after(end, DAY))).toBeLessThanOrEqual(
          price / 20 + 1,
        );
      }),
    );
  });

  test('is full for an unused pack, zero for a used one, and proportional between them', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 3_000 }), fc.nat(), (price, credits, seed) => {
        const unused = seed % (credits + 1);
        const refund = packRefund(price, credits, unused);
        expect(packRefund(price, credits, credits)).toBe(price);
        expect(packRefund(price, credits, 0)).toBe(0);
        expect(refund).toBe(Math.ceil((price * unused) / credits));
        expect(refund).toBeLessThanOrEqual(price);
      }),
    );
  });
});
