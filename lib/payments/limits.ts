import { DAY, HOUR, MINUTE, SECOND } from '../kernel/clock.ts';

/** Days after a purchase in which it can be withdrawn from (Directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14;
/** Days after the first purchase in which its full price is refunded on request. */
export const GUARANTEE_DAYS = 14;
/** Price of the cheapest plan, in cents. */
export const PLAN_MIN_PRICE = 100;
/** A price this many times as high or as low as the one before is published only if it is confirmed. */
export const UNUSUAL_PRICE_FACTOR = 3;
/** How long the former price of a reduced plan may be shown (Directive 98/6/EC, art. 6a). */
export const FORMER_PRICE_MS = 30 * DAY;

/** How long an order waits for its payment. */
export const ORDER_OPEN_MS = HOUR;
/** How long a buyer has for the bank's page. */
export const BANK_PAGE_MS = HOUR;
/** After this many failed attempts by one method within an hour, it is refused without asking a provider. */
export const FAILED_CARDS_PER_HOUR = 6;

/** How long a card that its bank declined is refused without asking again. */
export const DECLINED_CARD_WAIT_MS = DAY;

/** Days for which an entry of the list of refused payers is valid, from its last decision (docs/retention.md). */
export const PAYMENT_BLOCK_DAYS = 365;

/** Monthly spending limits that a member can choose, in cents. */
export const SPENDING_CAPS = [2_000, 5_000, 10_000, 20_000, 50_000] as const;
/** A higher spending limit, or none, applies after this time for reflection; a lower one at once. */
export const RAISED_CAP_AFTER_MS = DAY;
/** Days for which a member can pause orders. */
export const ORDER_PAUSE_DAYS = [1, 7, 30] as const;

/** Days after the first charge of a renewal when it is tried again. */
export const RENEWAL_RETRY_DAYS = [1, 3, 5, 7] as const;
/** Days for which an unpaid renewal gives access. */
export const RENEWAL_GRACE_DAYS = 3;
/** Hour of the brand's day at which a charge is tried again. */
export const RENEWAL_RETRY_HOUR = 10;

/** Signed notifications of a provider within a minute, for each address of its servers. */
export const SIGNED_WEBHOOKS_PER_MINUTE = 600;
/** Unsigned notifications within a minute for each address: each causes a look-up. */
export const UNSIGNED_WEBHOOKS_PER_MINUTE = 120;

/** A declaration whose mailed link is not used within this time is handed to customer care. */
export const DECLARATION_LINK_MS = DAY;
/** Longer than any provider takes for a refund: from then on customer care looks at it. */
export const REFUND_SETTLES_MS = 10 * DAY;

/** Renewals that are charged at the same time, beside the payments of members. */
export const RENEWALS_AT_ONCE = 5;

/** A product id as used in URLs and flows. */
export const PRODUCT_ID = /^[a-z0-9_]{3,40}$/;

/** Delays after the first, second … check of an attempt without a result; the last one repeats. */
export const ATTEMPT_SYNC_DELAYS_MS = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  6 * HOUR,
  DAY,
];
/** If no answer about an attempt has arrived by then, the provider is asked. */
export const ATTEMPT_FIRST_SYNC_MS = MINUTE;
/** A submitted refund is asked about for the first time after this time. */
export const REFUND_FIRST_SYNC_MS = 5 * MINUTE;
/** Delays after the first, second … inquiry about a pending refund; the last one repeats. */
export const REFUND_SYNC_DELAYS_MS = [HOUR, 6 * HOUR, DAY];
/** How long the order of a renewal is open: longer than all retries take. */
export const RENEWAL_OPEN_MS = 10 * DAY;
/** Access is extended this long before the charge, so that no member loses access while it is made. */
export const RENEWAL_LEAD_MS = HOUR;
/** Longer than any answer takes; money that arrives later for a closed intent is refunded. */
export const UNDECIDED_ATTEMPT_MS = HOUR;
/** A declaration left unfinished by a crashed process is processed again after this time. */
export const DECLARATION_RETRY_MS = MINUTE;
/** How long after a purchase its result is shown. */
export const RESULT_SHOWN_MS = 15 * MINUTE;
/** How long the token of an order by stored card works. */
export const ORDER_TOKEN_MS = 10 * MINUTE;
/** Older failures are not shown: members do not ask about them. */
export const FAILED_TRIES_SHOWN_MS = 30 * DAY;
/** Failures that a member is shown at most. */
export const FAILED_TRIES_SHOWN = 20;
/** An unmatched event of a provider is processed again after this time, then after twice as long, up to a day. */
export const PROVIDER_EVENT_RETRY_MS = 5 * SECOND;
/** An event of a provider that was processed this often without a match is left to customer care. */
export const PROVIDER_EVENT_ATTEMPTS = 20;
/** How long a provider may take for an answer. */
export const PROVIDER_ANSWERS_WITHIN_MS = 10 * SECOND;
/** The process that draws a receipt is killed after this time. */
export const RECEIPT_DRAWN_WITHIN_MS = 15 * SECOND;
/** Hour of the night at which the invariants of the ledger are checked. */
export const LEDGER_CHECK_HOUR_UTC = 2;
