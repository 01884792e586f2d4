'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { call } from '#lib/http/client/call.ts';
import type { HostedCardDetails } from '#lib/payments/options/card-details.ts';
import { CardIcons } from '#components/brand/card-icons.tsx';
import type { MethodIslandProps, TermsGiven } from '../method-island.ts';
import { orderBody } from '../order-body.ts';
import { OrderForm } from '../order-form.tsx';

const STEPS = ['order', 'type', 'back'] as const;

/** A card that is typed on the provider's own page: our order button leads there. */
export function HostedCard({ onOrder, details, ...order }: MethodIslandProps<HostedCardDetails>) {
  const { provider, name } = details;
  const t = useTranslations('checkout.hosted');
  const tForm = useTranslations('payments.form');

  const send = (terms: TermsGiven) => {
    onOrder(terms, (key) =>
      call(`POST /api/orders/${provider}/tryCharge`, { body: orderBody(order, terms, key) }),
    );
  };

  return (
    <OrderForm {...order.form} ready onSend={send}>
      <section aria-labelledby="hosted-card" className="grid gap-4 rounded-card bg-sunken p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="hosted-card" className="font-ui font-semibold">
            {t('title', { provider: name })}
          </h2>
          <CardIcons label={tForm('networks')} />
        </div>
        <ol className="grid list-decimal gap-2 ps-5">
          {STEPS.map((step) => (
            <li key={step}>{t(step, { provider: name })}</li>
          ))}
        </ol>
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Lock aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {t('sealed', { provider: name })}
        </p>
      </section>
    </OrderForm>
  );
}
