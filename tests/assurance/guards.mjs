import { DATABASE_GUARDS } from './guards/database.mjs';
import { REFUND_GUARDS } from './guards/refunded.mjs';
import { ORDER_GUARDS } from './guards/orders.mjs';
import { PAYMENT_GUARDS } from './guards/payments.mjs';
import { RENEWAL_GUARDS } from './guards/renewals.mjs';

/**
 * What the money relies on: a guard's exact text, what stands there when it is taken out, and the tests (file
 * below tests/, part of the name) that have to fail then; `rules` are those of the books that it keeps. `npm run assure` takes them out one by one.
 */
export const GUARDS = [
  ...ORDER_GUARDS,
  ...PAYMENT_GUARDS,
  ...REFUND_GUARDS,
  ...RENEWAL_GUARDS,
  ...DATABASE_GUARDS,
];
