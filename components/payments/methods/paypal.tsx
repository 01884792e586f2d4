'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { call } from '#lib/http/client/call.ts';
import type { PaypalDetails } from '#lib/payments/options/paypal-details.ts';
import type { MethodIslandProps, TermsGiven } from '../method-island.ts';
import { orderBody } from '../order-body.ts';
import { OrderForm } from '../order-form.tsx';
import { askApproval, type BeginApproval } from './paypal-approval.ts';
import { startPaypal } from './paypal-sdk.ts';
import { useSdk } from './use-sdk.ts';

/**
 * PayPal: our order button opens its window, in which the buyer approves. If no window can be opened, the
 * whole page goes there.
 */
export function Paypal({ form, details, choices, onOrder }: MethodIslandProps<PaypalDetails>) {
  const { locale } = choices;
  const t = useTranslations('checkout.paypal');
  const { scriptUrl, clientId } = details;
  const load = useCallback(
    () => startPaypal({ scriptUrl, clientId }, locale),
    [scriptUrl, clientId, locale],
  );
  const sdk = useSdk('paypal_button', load);

  const begin =
    (terms: TermsGiven, idempotencyKey: string): BeginApproval =>
    () =>
      call('POST /api/orders/client/paypal/createOrder', {
        body: orderBody({ choices, form }, terms, idempotencyKey),
      });

  return (
    <OrderForm
      {...form}
      ready={sdk.state !== 'loading'}
      pendingLabel={t('window')}
      onSend={(terms) => {
        onOrder(terms, (key) => {
          const beginThis = begin(terms, key);
          return sdk.state === 'ready' ? askApproval(sdk.ready, beginThis) : beginThis();
        });
      }}
    >
      <p role={sdk.state === 'failed' ? 'alert' : undefined} className="rounded-card bg-sunken p-4">
        {sdk.state === 'failed' ? t('failed') : t('lead')}
      </p>
    </OrderForm>
  );
}
