'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { HostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';
import type { Offer } from '#lib/payments/offer.ts';
import { Button } from '#components/ui/button.tsx';
import { CardForm } from './card-form.tsx';
import { MethodChooser, type PayMethod } from './method-chooser.tsx';
import { PayResult } from './pay-result.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { useCharge } from './use-charge.ts';

interface CheckoutProps {
  offer: Offer;
  offerHash: string;
  methods: readonly PayMethod[];
  fields: HostedFieldsConfig;
  country: string;
  locale: string;
  prefix: string;
  hasPendingMessage: boolean;
  sendsPending: boolean;
}

/** Content of /purchase/pay. The page around it reads `offerFor`, `shopFor` and `hostedFieldsConfig`. */
export function Checkout(props: CheckoutProps) {
  const { offer, offerHash, methods, prefix, locale } = props;
  const t = useTranslations('payments');
  const errors = useTranslations('errors');
  const router = useRouter();
  const [method, setMethod] = useState<PayMethod | undefined>(
    methods.length === 1 ? methods[0] : undefined,
  );
  const { state, charge, reset } = useCharge();
  const paid = state.at === 'paid';

  useEffect(() => {
    // A whole page: level and credits come fresh from the server.
    if (paid) location.replace(`${prefix}/ok`);
  }, [paid, prefix]);

  if (state.at === 'redirecting') return <RedirectForm action={state.action} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-(--gutter) py-6 desk:py-10">
      <a
        href={`${prefix}/vip_plan/cred`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {t('form.back')}
      </a>
      <h1 className="display text-3xl">
        {offer.kind === 'card_check' ? t('form.titleCheck') : t('form.title')}
      </h1>
      <MethodChooser methods={methods} value={method} onPick={setMethod} />
      {state.at === 'refused' && (
        <div
          role="alert"
          className="grid gap-3 rounded-card bg-danger-soft p-4 text-on-danger-soft"
        >
          <p>{errors.has(state.code) ? errors(state.code) : t('outcome.generic.text')}</p>
          {state.code === 'offer_changed' && (
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              onClick={() => {
                reset();
                router.refresh();
              }}
            >
              {t('return.again')}
            </Button>
          )}
        </div>
      )}
      {method === 'credit_card' && (
        <CardForm
          offer={offer}
          fields={props.fields}
          locale={locale}
          hasPendingMessage={props.hasPendingMessage}
          sendsPending={props.sendsPending}
          submitting={state.at === 'submitting' || paid}
          onSubmit={(values, seal) => {
            const { productId, descriptor } = offer;
            const order = { ...values, productId, descriptor, offerHash, locale };
            void charge({ ...order, country: props.country }, seal);
          }}
        />
      )}
      <PayResult
        outcome={state.at === 'told' ? state.outcome : null}
        onClose={reset}
        prefix={prefix}
      />
    </div>
  );
}
