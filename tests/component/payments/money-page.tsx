import type { queries } from '@testing-library/react';
import { screen, within, type BoundFunctions } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MoneyPage } from '#components/profile/money/money-page.tsx';
import { textOf } from '#tests/component/support/element.ts';
import {
  renderMember,
  type MemberOptions,
  type MemberPage,
} from '#tests/component/support/render-member.tsx';
import type { TestBrand } from './offers.ts';
import './popup-layer.ts';
import { ORDER_PAUSE_DAYS, SPENDING_CAPS } from '#lib/payments/limits.ts';

type Props = ComponentProps<typeof MoneyPage>;
type Subscription = NonNullable<Props['subscription']>;
type Line = Props['orders'][number];
type StoredCard = Props['cards'][number];

/** A moment that is the next day in the brand's country: it has begun in Rome, but not in UTC. */
export const UNTIL = new Date('2026-12-05T23:30:00Z');
export const TRACKER = 'tracker-1';

export function subscription(change: Partial<Subscription> = {}): Subscription {
  return {
    planName: 'Un mese',
    nextProductId: 'sub_1m',
    priceMinor: 2_490,
    currency: 'EUR',
    periodEnd: UNTIL,
    paidUntil: UNTIL,
    nextChargeAt: UNTIL,
    isPastDue: false,
    nextPlanName: null,
    lastFour: '1111',
    ...change,
  };
}

export function orderLine(orderId: string, change: Partial<Line> = {}): Line {
  return {
    orderId,
    chargeId: `charge-${orderId}`,
    planName: orderId,
    isRenewal: false,
    amountMinor: 990,
    currency: 'EUR',
    at: new Date('2026-11-21T10:00:00Z'),
    refundedMinor: 0,
    returningMinor: 0,
    creditNotes: [],
    rights: { withdrawUntil: null, guaranteeUntil: null },
    ...change,
  };
}

export function storedCard(cardToken: string, change: Partial<StoredCard> = {}): StoredCard {
  return {
    cardToken,
    cardBrand: 'visa',
    lastFour: '1111',
    expiresOn: '03/2030',
    isExpired: false,
    isDefault: false,
    isForOrders: true,
    isForRenewal: false,
    ...change,
  };
}

export function limits(change: Partial<Props['limits']['saved']> = {}): Props['limits']['saved'] {
  return {
    currency: 'EUR',
    capMinor: null,
    spentMinor: 0,
    nextCapMinor: null,
    nextCapAt: null,
    coolingOffUntil: null,
    ...change,
  };
}

export const PLANS: Props['plans'] = [
  { productId: 'sub_1m', planName: 'Un mese', priceMinor: 2_490, currency: 'EUR', periodMonths: 1 },
  {
    productId: 'sub_3m',
    planName: 'Tre mesi',
    priceMinor: 5_990,
    currency: 'EUR',
    periodMonths: 3,
  },
];

type Part = 'subscription' | 'orders' | 'ledger' | 'limits';

export interface OpenMoney extends MemberPage {
  /** A part of the page, found by its title. */
  readonly part: (name: Part) => BoundFunctions<typeof queries>;
  readonly textOfPart: (name: Part) => string;
  readonly press: (name: string | RegExp) => Promise<void>;
}

type MoneyCase = Partial<Props> & Pick<MemberOptions, 'user'> & { readonly brand?: TestBrand };

/** The page of a member's subscription, orders, stored cards and spending limits. */
export function openMoney({ brand = 'dolcevita', user, ...change }: MoneyCase = {}): OpenMoney {
  const props: Props = {
    credits: null,
    subscription: null,
    plans: [],
    cards: [],
    orders: [],
    waiting: [],
    tries: [],
    ledger: { first: [], pageSize: 20 },
    limits: { saved: limits(), caps: SPENDING_CAPS, pauses: ORDER_PAUSE_DAYS },
    trackerId: TRACKER,
    timeZone: 'Europe/Rome',
    prefix: '/x',
    ...change,
  };
  const page = renderMember(<MoneyPage {...props} />, {
    brand,
    path: '/x/profile/money',
    ...(user && { user }),
  });
  const region = (name: Part) =>
    screen.getByRole('region', { name: page.say(`money.${name}.title`) });
  return {
    ...page,
    part: (name) => within(region(name)),
    textOfPart: (name) => textOf(region(name)),
    press: (name) => page.user.click(screen.getByRole('button', { name })),
  };
}
