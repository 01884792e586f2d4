'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { HostedFieldsConfig } from '#lib/payments/hosted-fields-config.ts';
import type { Offer } from '#lib/payments/offer.ts';
import type { OrderNotice } from '#lib/payments/order-notice.ts';
import type { OfferedWay } from '#lib/payments/ways/ways.ts';
import { useMemberState } from '#components/notifications/member-state.tsx';
import { AddingCredits } from './adding-credits.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import { GuaranteeBox } from './guarantee-box.tsx';
import { MethodChooser } from './method-chooser.tsx';
import { Island } from './methods/island.tsx';
import { NoticeBox } from './notice-box.tsx';
import type { NextStep } from './outcome-actions.ts';
import { PayResult } from './pay-result.tsx';
import { RefusedBox } from './refused-box.tsx';
import { ThreeDsStep } from './three-ds/three-ds-step.tsx';
import { useOrder } from './use-order.ts';

interface CheckoutProps {
  offer: Offer;
  offerHash: string;
  badge: string | null;
  ways: readonly OfferedWay[];
  notice: OrderNotice | null;
  /** With these the card provider's script puts a bank's question on our page. */
  challenge: HostedFieldsConfig;
  country: string;
  timeZone: string;
  locale: string;
  prefix: string;
  hasPendingMessage: boolean;
  sendsPending: boolean;
}

/** Content of /purchase/pay. The page around it reads `offerFor`, `waysFor` and `hostedFieldsConfig`. */
export function Checkout(props: CheckoutProps) {
  const { offer, offerHash, ways, notice, prefix, locale, country } = props;
  const t = useTranslations('payments');
  const router = useRouter();
  const only = ways.length === 1 ? ways[0]?.method : undefined;
  const [method, setMethod] = useState(only);
  const chosen = ways.find((way) => way.method === method);
  /** Another card begins with an empty form. */
  const [form, setForm] = useState(0);
  const { state, order, recall, look, tell, reset } = useOrder();
  const { credits } = useMemberState();
  /** Credits when this page sent its order; one that was sent earlier has them already. */
  const [before, setBefore] = useState<number | null>(null);
  const { productId } = offer;
  const choices = { productId, offerHash, locale, country };
  const done = useCallback(() => {
    // A whole page: level and credits come fresh from the server.
    location.replace(`${prefix}/ok`);
  }, [prefix]);
  const paid = state.at === 'paid';
  const waits = before !== null && offer.credits + offer.bonusCredits > 0;

  useEffect(() => {
    if (paid && !waits) done();
  }, [paid, waits, done]);

  useEffect(() => {
    if (method === undefined) return;
    void recall({ productId, offerHash, method });
    // The browser shows the page as it was left when the buyer comes back from the bank by the back button.
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      reset();
      void recall({ productId, offerHash, method });
    };
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pageshow', back);
    };
  }, [productId, offerHash, method, recall, reset]);

  const step = (next: NextStep) => {
    reset();
    if (next === 'otherCard') setForm(form + 1);
    if (next === 'otherMethod') setMethod(only);
    // What the page says of tries that are left may have changed.
    router.refresh();
  };

  if (state.at === 'acting') {
    const { action, orderId } = state;
    return <ThreeDsStep {...{ action, orderId, locale }} fields={props.challenge} onTold={tell} />;
  }
  if (paid && waits) return <AddingCredits before={before} onDone={done} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-(--gutter) py-6 desk:py-10">
      <CheckoutHead offer={offer} badge={props.badge} prefix={prefix} />
      {!notice && offer.lines.guarantee !== undefined && (
        <GuaranteeBox words={offer.lines.guarantee} />
      )}
      {notice && <NoticeBox notice={notice} prefix={prefix} timeZone={props.timeZone} />}
      {!notice && ways.length === 0 && (
        <p className="rounded-card bg-sunken p-5">
          {t('form.noMethod')} <a href={`${prefix}/contactUs`}>{t('action.contact')}</a>
        </p>
      )}
      {!notice && <MethodChooser ways={ways} value={method} onPick={setMethod} />}
      {state.at === 'refused' && (
        <RefusedBox
          code={state.code}
          onLook={() => {
            void look();
          }}
          onReload={() => {
            reset();
            router.refresh();
          }}
        />
      )}
      {!notice && chosen && (
        <Island
          key={`${chosen.method}${String(form)}`}
          offered={chosen}
          form={{
            offer,
            hasPendingMessage: props.hasPendingMessage,
            sendsPending: props.sendsPending,
            submitting: state.at === 'submitting' || paid,
          }}
          choices={choices}
          onOrder={(terms, submit) => {
            setBefore(credits.totalCredits);
            void order({ ...choices, ...terms, method: chosen.method }, submit);
          }}
        />
      )}
      <PayResult
        told={state.at === 'told' ? state.told : null}
        onClose={reset}
        prefix={prefix}
        form={{ otherMethods: ways.length > 1, onStep: step }}
      />
    </div>
  );
}
