import { DAY, HOUR } from '../kernel/clock.ts';

/** Days after a purchase in which it can be withdrawn from (Directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14;
/** Days after the first purchase in which its full price is refunded on request. */
export const GUARANTEE_DAYS = 14;
/** Price of the cheapest plan, in cents. */
export const PLAN_MIN_PRICE = 100;
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
