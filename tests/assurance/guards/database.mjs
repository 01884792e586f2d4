const constraints = 'integration/setup/constraints.test.ts';
const INITIAL = 'prisma/migrations/20261123000000_initial/migration.sql';
const RULES = 'prisma/migrations/20261123000001_rules/migration.sql';

// Prisma quotes every identifier.
const quoted = (file, name) => (file === INITIAL ? `"${name}"` : name);

const unique = (id, invariant, file, name) => ({
  id,
  invariant,
  file,
  find: `CREATE UNIQUE INDEX ${quoted(file, name)}`,
  replace: `CREATE INDEX ${quoted(file, name)}`,
  tests: [[constraints, `${name} refuses a second row`]],
});

/** Database constraints, which hold for every writer. */
export const DATABASE_GUARDS = [
  unique(
    'db-order-key',
    'One order per member and idempotency key',
    INITIAL,
    'intents_member_id_idempotency_key_key',
  ),
  {
    ...unique('db-one-charge', 'One charge per order', INITIAL, 'charges_intent_id_key'),
    rules: ['a paid order has one charge with a receipt, an unpaid order none'],
  },
  unique('db-one-period', 'One charge per period', INITIAL, 'charges_subscription_id_period_key'),
  {
    id: 'db-grant-once',
    invariant: 'A credit entry’s key is used once',
    file: 'lib/credits/move-credits.ts',
    find: 'select credit_key(${uniqueKey}), member_id',
    replace: 'select gen_random_uuid(), member_id',
    tests: [
      [
        'integration/credits/credits.property.test.ts',
        'grants the flow’s starting credits once if an account is opened twice',
      ],
    ],
  },
  unique(
    'db-event-once',
    'A notification is stored once',
    INITIAL,
    'provider_events_provider_dedupe_key_key',
  ),
  unique(
    'db-one-renewing',
    'One renewing subscription per member',
    RULES,
    'subscriptions_one_renewing',
  ),
  unique(
    'db-booked-once',
    'A ledger transaction’s key is used once',
    INITIAL,
    'ledger_transactions_unique_key_key',
  ),
  unique(
    'db-receipt-number',
    'A receipt number is used once',
    INITIAL,
    'receipts_company_year_number_key',
  ),
  unique('db-refund-key', 'One refund per decision', INITIAL, 'refunds_idempotency_key_key'),
  unique('db-one-renewal', 'One order per renewed period', INITIAL, 'intents_one_renewal_a_period'),
  unique(
    'db-one-payment',
    'A provider’s payment is stored at one attempt',
    INITIAL,
    'attempts_one_a_payment',
  ),
  {
    id: 'db-one-live',
    invariant: 'One open attempt per order',
    file: RULES,
    find: 'CREATE UNIQUE INDEX attempts_one_live',
    replace: 'CREATE INDEX attempts_one_live',
    tests: [[constraints, 'an intent takes a new attempt once']],
  },
  {
    id: 'db-refund-cap',
    invariant: 'No more is refunded than was captured, for any writer',
    file: RULES,
    find: '  IF given > taken THEN',
    replace: '  IF given < 0 THEN',
    tests: [['integration/payments/refunds.test.ts', 'never exceed the captured amount']],
  },
  {
    id: 'db-zero-sum',
    invariant: 'Every ledger transaction sums to zero',
    rules: ['transactions sum to zero'],
    file: RULES,
    find: 'CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT',
    replace: 'CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER DELETE',
    tests: [['integration/payments/ledger.test.ts', 'refuses an unbalanced one']],
  },
  {
    id: 'db-credits-not-negative',
    invariant: 'No credit balance is negative',
    file: RULES,
    find: '(icebreakers >= 0 AND likes >= 0 AND free >= 0 AND subscription >= 0 AND bought >= 0);',
    replace: '(true);',
    tests: [[constraints, 'credits_never_negative']],
  },
  {
    id: 'db-notice-first',
    invariant: 'A renewal without a sent notice cannot be charged',
    file: RULES,
    find: "(notice_at IS NULL OR state IN ('planned', 'skipped') OR notice_sent_at IS NOT NULL);",
    replace: '(true);',
    tests: [[constraints, 'renewals_notice_first']],
  },
  {
    id: 'db-tries',
    invariant: 'A renewal is tried five times at most, for any writer',
    file: RULES,
    find: 'ADD CONSTRAINT renewals_tries CHECK (tries BETWEEN 0 AND 5),',
    replace: 'ADD CONSTRAINT renewals_tries CHECK (true),',
    tests: [[constraints, 'renewals_tries']],
  },
  {
    id: 'receipt-number-locked',
    invariant: 'Receipt numbers have no gap',
    rules: ['numbers of receipts have no gaps', 'numbers of credit_notes have no gaps'],
    file: 'lib/payments/receipt/next-receipt-number.ts',
    find: 'do update set last = receipt_counters.last + 1',
    replace: 'do update set last = receipt_counters.last + 2',
    tests: [['integration/payments/ledger.test.ts', 'numbers receipts without gaps']],
  },
];
