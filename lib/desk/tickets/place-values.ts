import type { Brand, Locale } from '../../brands/schema.ts';
import type { CreditBucket } from '../../db/generated/enums.ts';
import { formatMoney } from '../../kernel/money.ts';
import { ownSubscription } from '../../payments/own/own-subscription.ts';
import { longDate } from '../../text/long-date.ts';
import { REGIONAL } from '../../text/regional.ts';
import type { PlaceValues } from '../plain/fill-answer.ts';

type Asked = {
  readonly brand: Brand;
  /** Of the ticket: the values are part of a reply in this language. */
  readonly locale: Locale;
  readonly reference: string;
  readonly agent: string;
  readonly now: Date;
};

type Known = {
  readonly memberId: string;
  readonly name: string;
  readonly credits: Readonly<Record<CreditBucket, number>>;
  /** The newest order. */
  readonly order?: {
    readonly publicId: string;
    readonly amountMinor: number;
    readonly currency: string;
    readonly orderConfirmedAt: Date;
  };
};

function valuesOfOrder({ locale, brand }: Asked, order: NonNullable<Known['order']>): PlaceValues {
  const { publicId, amountMinor, currency, orderConfirmedAt } = order;
  return {
    order: publicId,
    orderDate: longDate(orderConfirmedAt, brand.timezone, locale),
    amount: formatMoney(amountMinor, currency, REGIONAL[locale]),
  };
}

/** Of the plan that runs; the name is that of the member's flow. */
async function valuesOfPlan({ locale, brand, now }: Asked, memberId: string): Promise<PlaceValues> {
  const subscription = await ownSubscription(memberId, locale, now);
  if (subscription === null) return {};
  const { planName, periodEnd } = subscription;
  return { plan: planName, renewal: longDate(periodEnd, brand.timezone, locale) };
}

/** What the placeholders of canned replies to a ticket stand for, as its sender reads it; `known` of a member. */
export async function placeValues(asked: Asked, known?: Known): Promise<PlaceValues> {
  const { reference: number, brand, agent } = asked;
  const ofTicket = { number, brand: brand.name, agent };
  if (!known) return ofTicket;
  const { free, subscription, bought } = known.credits;
  return {
    ...ofTicket,
    name: known.name,
    credits: String(free + subscription + bought),
    ...(known.order && valuesOfOrder(asked, known.order)),
    ...(await valuesOfPlan(asked, known.memberId)),
  };
}
