const renewals = 'integration/payments/renewals.test.ts';
const notices = 'integration/payments/renewal-notices.test.ts';
const dunning = 'integration/payments/dunning.test.ts';
const dates = 'unit/payments/renewal-dates.test.ts';

/** Charges without the member present. */
export const RENEWAL_GUARDS = [
  {
    id: 'not-after-cancellation',
    invariant: 'What was cancelled is charged no more',
    rules: ['a cancelled subscription is not charged'],
    file: 'lib/payments/subscriptions/stop-renewing.ts',
    find: "data: { state: 'canceled', outcome: 'generic', syncAt: null, updatedAt: now },",
    replace: 'data: { updatedAt: now },',
    tests: [['integration/payments/renewal-crashes.test.ts', 'cancelled before it was sent']],
  },
  {
    id: 'cancelled-during-charge',
    invariant: 'A renewal that was cancelled during its charge is refunded',
    file: 'lib/payments/attempts/follow-attempt.ts',
    find: 'const wanted = isOpen(state) && (await isStillWanted(tx, intent));',
    replace: 'const wanted = true;',
    tests: [[renewals, 'cancelled during its charge']],
  },
  {
    id: 'stored-for-renewals',
    invariant: 'Only a card that is stored for renewals is charged',
    file: 'lib/payments/renewals/renew.ts',
    find: "const hasMandate = mandate?.state === 'valid' && mandate.uses.includes('renewal');",
    replace: 'const hasMandate = mandate !== null;',
    tests: [[renewals, 'without a chargeable card']],
  },
  {
    id: 'not-before-due',
    invariant: 'A renewal is not charged before it is due',
    file: 'lib/payments/renewals/renew.ts',
    find: '  return isTime;',
    replace: '  return true;',
    tests: [[renewals, 'is charged once at the period’s end']],
  },
  {
    id: 'notice-before-renewal',
    invariant: 'Where a notice is owed, it must have left before the charge',
    rules: ['a renewal is charged after its notice and not early'],
    file: 'lib/payments/renewals/send-renewal-notices.ts',
    find: 'if (sentAt) await noticed(tx, renewal, sentAt);',
    replace: 'await noticed(tx, renewal, sentAt ?? now);',
    tests: [[notices, 'that cannot be sent ends the subscription']],
  },
  {
    id: 'late-notice-postpones',
    invariant: 'A late notice postpones the charge',
    file: 'lib/payments/renewals/notice-rules.ts',
    find: 'return after(sentAt, rule.minimumDays * DAY);',
    replace: 'return sentAt;',
    tests: [
      [notices, 'that is late postpones the charge'],
      [dates, 'a late one does by its days'],
    ],
  },
  {
    id: 'unsent-notice-ends',
    invariant: 'A notice that cannot be sent ends the subscription uncharged',
    file: 'lib/payments/renewals/send-renewal-notices.ts',
    find: "await stopRenewing(tx, subscription, 'no_notice', now);",
    replace: '',
    tests: [[notices, 'that cannot be sent ends the subscription']],
  },
  {
    id: 'five-tries',
    invariant: 'A renewal is tried five times at most',
    rules: ['a renewal has at most five attempts'],
    file: 'lib/payments/limits.ts',
    find: 'export const RENEWAL_RETRY_DAYS = [1, 3, 5, 7] as const;',
    replace: 'export const RENEWAL_RETRY_DAYS = [1, 3, 5, 7, 9] as const;',
    tests: [
      [dunning, 'five times ends the subscription'],
      [dates, 'four at most'],
    ],
  },
  {
    id: 'final-refusal-not-retried',
    invariant: 'A stolen card is not retried',
    file: 'lib/payments/renewals/retry-schedule.ts',
    find: 'if (days === undefined || HOPELESS.has(outcome)) return null;',
    replace: 'if (days === undefined) return null;',
    tests: [
      [dunning, 'that is final, as of a stolen card'],
      [dates, 'are given up where no later one can work'],
    ],
  },
  {
    id: 'period-after-period',
    invariant: 'A renewal gives the next period, and one',
    rules: ['charges of a subscription have consecutive periods'],
    file: 'lib/payments/subscriptions/extend-subscription.ts',
    find: '      period,\n      periodStart: before.periodEnd,',
    replace: '      periodStart: before.periodEnd,',
    tests: [[renewals, 'is charged once at the period’s end']],
  },
  {
    id: 'previous-credits-expire',
    invariant: 'At a renewal only the credits of the previous period expire',
    file: 'lib/payments/subscriptions/extend-subscription.ts',
    find: 'await expireLeftovers(tx, before, now);',
    replace: '',
    tests: [[renewals, 'is charged once at the period’s end']],
  },
  {
    id: 'card-forgotten',
    invariant: 'A card without a use is deleted at its provider',
    file: 'lib/payments/subscriptions/release-mandate.ts',
    find: "...(uses.length === 0 && { state: 'revoking', revokeAt: now })",
    replace: '',
    tests: [['integration/payments/cancel.test.ts', 'revokes the card']],
  },
];
