'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';
import type { Offer } from '#lib/payments/offers/offer.ts';
import type { OrderNotice } from '#lib/payments/orders/order-notice.ts';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';
import { trackKpi } from '#components/tracking/track-kpi.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { AddingCredits } from './adding-credits.tsx';
import { GuaranteeBox } from './guarantee-box.tsx';
import { MethodChooser } from './method-chooser.tsx';
import { Island } from './methods/island.tsx';
import { NoticeBox } from './notice-box.tsx';
import { IslandToCome } from './methods/island-to-come.tsx';
import { useUsableOptions } from './methods/use-usable-options.ts';
import { NoMethod } from './no-method.tsx';
import type { NextStep } from './outcome-actions.ts';
import { PayResult } from './pay-result.tsx';
import { RefusedBox } from './refused-box.tsx';
import { ThreeDsStep } from './three-ds/three-ds-step.tsx';
import { useOrder } from './use-order.ts';
import { proposedOption, optionKey } from './option-key.ts';

interface CheckoutProps {
  offer: Offer;
  offerHash: string;
  /** Heading with what is being paid for. */
  head: ReactNode;
  options: readonly PaymentOption[];
  notice: OrderNotice | null;
  /** Configuration with which the card provider's script shows a 3-D Secure challenge on our page. */
  challenge: HostedFieldsConfig;
  country: string;
  timeZone: string;
  locale: string;
  prefix: string;
  hasPendingMessage: boolean;
  sendsPending: boolean;
}

/** Content of the pages that order: /purchase/pay and the card check. The page around it reads `orderProps`. */
export function Checkout(props: CheckoutProps) {
  const { offer, offerHash, notice, prefix, locale, country } = props;
  const { options: offered } = props;
  const { options, checking } = useUsableOptions(offered);
  const router = useRouter();
  // A reload would lose the card being typed in, or the result of an order that was sent.
  useHoldReload(true);
  /** Undefined until the buyer picks one; null when they want another one than before. */
  const [wanted, setWanted] = useState<string | null>();
  const proposed = proposedOption(options, checking);
  const picked = wanted === undefined ? proposed && optionKey(proposed) : (wanted ?? undefined);
  const chosen = options.find((option) => optionKey(option) === picked);
  /** Key of the form: another card starts with an empty one. */
  const [form, setForm] = useState(0);
  const { state, order, recall, showNewest, showResult, reset } = useOrder();
  const { credits } = useMemberState();
  /** Credits when this page sent its order; an order sent earlier has been credited already. */
  const [before, setBefore] = useState<number | null>(null);
  const { productId } = offer;
  const choices = { productId, offerHash, locale, country };
  const done = useCallback(() => {
    // A full page load: level and credits are read again from the server.
    location.replace(`${prefix}/ok`);
  }, [prefix]);
  const paid = state.at === 'paid';
  const awaitsCredits = before !== null && offer.credits + offer.bonusCredits > 0;

  useEffect(() => {
    trackKpi('initiate_checkout', { value: productId });
  }, [productId]);

  useEffect(() => {
    if (paid && !awaitsCredits) done();
  }, [paid, awaitsCredits, done]);

  useEffect(() => {
    const recallAny = () => {
      for (const option of offered)
        void recall({ productId, offerHash, method: optionKey(option) });
    };
    recallAny();
    // When the buyer returns from the bank with the back button, the browser restores the page as it was
    // left.
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      reset();
      recallAny();
    };
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pageshow', back);
    };
  }, [productId, offerHash, offered, recall, reset]);

  const step = (next: NextStep) => {
    reset();
    if (next === 'otherCard') {
      setWanted('credit_card');
      setForm(form + 1);
    }
    if (next === 'otherMethod' && options.length > 1) setWanted(null);
    // The number of remaining attempts on the page may have changed.
    router.refresh();
  };

  if (state.at === 'acting') {
    const { action, orderId } = state;
    return (
      <ThreeDsStep
        action={action}
        orderId={orderId}
        locale={locale}
        fields={props.challenge}
        onResult={showResult}
      />
    );
  }
  if (paid && awaitsCredits) return <AddingCredits before={before} onDone={done} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-(--gutter) py-6 desk:py-10">
      {props.head}
      {notice && <NoticeBox notice={notice} prefix={prefix} timeZone={props.timeZone} />}
      {!notice && options.length === 0 && checking && <IslandToCome />}
      {!notice && options.length === 0 && !checking && (
        <NoMethod offered={offered} prefix={prefix} />
      )}
      {!notice && (
        <MethodChooser options={options} more={checking} value={picked} onPick={setWanted} />
      )}
      {state.at === 'refused' && (
        <RefusedBox
          code={state.code}
          onShowStatus={() => {
            void showNewest();
          }}
          onReload={() => {
            reset();
            router.refresh();
          }}
        />
      )}
      {!notice && chosen && (
        <Island
          key={`${optionKey(chosen)}${String(form)}`}
          offered={chosen}
          form={{
            offer,
            prefix,
            hasPendingMessage: props.hasPendingMessage,
            sendsPending: props.sendsPending,
            submitting: state.at === 'submitting' || paid,
          }}
          choices={choices}
          onOrder={(terms, submit) => {
            setBefore(credits.totalCredits);
            void order({ ...choices, ...terms, method: optionKey(chosen) }, submit);
          }}
        />
      )}
      {!notice && offer.lines.guarantee !== undefined && (
        <GuaranteeBox text={offer.lines.guarantee} />
      )}
      <PayResult
        result={state.at === 'result' ? state.result : null}
        onClose={reset}
        prefix={prefix}
        form={{ otherMethods: options.length > 1, onStep: step }}
      />
    </div>
  );
}
