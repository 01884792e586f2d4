import { DATABASE_GUARDS } from './guards/database.mjs';
import { REFUND_GUARDS } from './guards/refunded.mjs';
import { ORDER_GUARDS } from './guards/orders.mjs';
import { PAYMENT_GUARDS } from './guards/payments.mjs';
import { RENEWAL_GUARDS } from './guards/renewals.mjs';

/**
 * The checks that payments rely on. Each guard has its exact code, the replacement when it is removed, and
 * the tests that must then fail (file below `tests/`, part of the test name); `rules` are the ledger
 * invariants that it protects. `npm run assure` removes the guards one by one.
 */
export const GUARDS = [
  ...ORDER_GUARDS,
  ...PAYMENT_GUARDS,
  ...REFUND_GUARDS,
  ...RENEWAL_GUARDS,
  ...DATABASE_GUARDS,
];
