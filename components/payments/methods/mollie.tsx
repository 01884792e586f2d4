'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import type { MollieDetails } from '#lib/payments/options/mollie-details.ts';
import type { MethodIslandProps } from '../method-island.ts';
import { orderBody } from '../order-body.ts';
import { OrderForm } from '../order-form.tsx';

/** Mollie: our order button creates the payment, and the browser goes to Mollie's page to pay it. */
export function Mollie({ onOrder, ...order }: MethodIslandProps<MollieDetails>) {
  const t = useTranslations('checkout.mollie');
  return (
    <OrderForm
      {...order.form}
      ready
      pendingLabel={t('leaving')}
      onSend={(terms) => {
        onOrder(terms, (key) =>
          call('POST /api/orders/mollie/createPayment', { body: orderBody(order, terms, key) }),
        );
      }}
    >
      <p className="rounded-card bg-sunken p-4">{t('lead')}</p>
    </OrderForm>
  );
}
