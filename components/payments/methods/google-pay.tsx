'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import type { GooglePayDetails } from '#lib/payments/options/google-pay-details.ts';
import { device } from '../device.ts';
import type { MethodIslandProps } from '../method-island.ts';
import { OrderForm } from '../order-form.tsx';
import { askGooglePay } from './google-pay-sdk.ts';
import { SheetLead } from './sheet-lead.tsx';
import { useSheet } from './use-sheet.ts';

/** Google Pay: our order button opens its sheet, and the card chosen there is charged. */
export function GooglePay({
  form,
  details,
  choices,
  onOrder,
}: MethodIslandProps<GooglePayDetails>) {
  const { productId, offerHash, country, locale } = choices;
  const t = useTranslations('checkout.google');
  const { ended, opener } = useSheet('google_pay');

  return (
    <OrderForm
      {...form}
      ready
      pendingLabel={t('window')}
      onSend={(terms) => {
        const sheet = opener(() => askGooglePay(details, form.offer));
        onOrder(terms, async (key) => {
          const token = await sheet();
          if (token === null) return null;
          const { descriptor } = form.offer;
          return call('POST /api/orders/googlePay/paymentData', {
            body: {
              request: {
                ...device(locale),
                ...terms,
                country,
                offerHash,
                descriptor,
                acceptOrder: true,
                plan: { productId },
                idempotencyKey: key,
              },
              response: { paymentMethodData: { tokenizationData: { token } } },
            },
          });
        });
      }}
    >
      <SheetLead
        ended={ended}
        labels={{ lead: t('lead'), canceled: t('canceled'), failed: t('failed') }}
      />
    </OrderForm>
  );
}
