'use client';

import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { ApplePayDetails } from '#lib/payments/options/apple-pay-details.ts';
import { device } from '../device.ts';
import type { MethodIslandProps } from '../method-island.ts';
import { OrderForm } from '../order-form.tsx';
import { askApplePay } from './apple-pay-session.ts';
import { SheetLead } from './sheet-lead.tsx';
import { useSheet } from './use-sheet.ts';

/** Apple Pay: our order button opens its sheet, which closes only with our server's result. */
export function ApplePay({ form, details, choices, onOrder }: MethodIslandProps<ApplePayDetails>) {
  const { productId, offerHash, country, locale } = choices;
  const { descriptor } = form.offer;
  const t = useTranslations('checkout.apple');
  const { ended, opener } = useSheet('apple_pay');

  const validate = (validationURL: string) =>
    call('POST /api/orders/applePay/startSession', {
      body: { ...device(locale), country, descriptor, validationURL },
    });

  return (
    <OrderForm
      {...form}
      ready
      pendingLabel={t('window')}
      onSend={(terms) => {
        const sheet = opener(() => askApplePay(details, form.offer, validate));
        let lost = false;
        onOrder(terms, async (key) => {
          const authorized = await sheet();
          if (!authorized) return null;
          const { token, complete } = authorized;
          try {
            const answer = await call('POST /api/orders/applePay/authorize', {
              body: {
                ...device(locale),
                ...terms,
                country,
                offerHash,
                descriptor,
                token,
                acceptOrder: true,
                plan: { productId },
                idempotencyKey: key,
              },
            });
            complete(answer.status !== 'ko');
            return answer;
          } catch (error) {
            // A lost answer is requested once more, and the sheet stays open for it.
            if (lost || codeOf(error) !== 'offline') complete(false);
            lost = true;
            throw error;
          }
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
