'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import type { GooglePayWay } from '#lib/payments/ways/google-pay-way.ts';
import { device } from '../device.ts';
import type { MethodIslandProps } from '../method-island.ts';
import { OrderForm } from '../order-form.tsx';
import { askGooglePay } from './google-pay-sdk.ts';
import { SheetLead } from './sheet-lead.tsx';
import { useSheet } from './use-sheet.ts';

/** Google Pay: our order button opens its sheet, and the card chosen there is charged. */
export function GooglePay({ form, way, choices, onOrder }: MethodIslandProps<GooglePayWay>) {
  const { productId, offerHash, country, locale } = choices;
  const t = useTranslations('checkout.google');
  const { ended, opener } = useSheet('google_pay');

  return (
    <OrderForm
      {...form}
      ready
      underWay={t('window')}
      onSend={(terms) => {
        const sheet = opener(() => askGooglePay(way, form.offer));
        onOrder(terms, async (key) => {
          const token = await sheet();
          if (token === null) return null;
          const { descriptor } = form.offer;
          return call('POST /api/orders/googlePay/paymentData', {
            body: {
              request: {
                ...device(locale),
                ...terms,
                ...{ country, offerHash, descriptor, acceptOrder: true },
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
        words={{ lead: t('lead'), canceled: t('canceled'), failed: t('failed') }}
      />
    </OrderForm>
  );
}
