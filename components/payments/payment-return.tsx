'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { call, codeOf } from '#lib/http/client/call.ts';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { PayResult } from './pay-result.tsx';

const TO_CHATS_AFTER_MS = 3_000;

interface PaymentReturnProps {
  redirectResult: string;
  orderId: string;
  prefix: string;
}

/** Content of /adyen/paymentCheck: asks the server what became of the order, shows it, goes on. */
export function PaymentReturn({ redirectResult, orderId, prefix }: PaymentReturnProps) {
  const t = useTranslations('payments.return');
  const tell = useTranslations('payments.outcome');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    call('POST /api/orders/adyen/checkTransactionStatus', {
      body: {
        domain: location.hostname,
        ...(redirectResult === '' ? {} : { redirectResult }),
        ...(orderId === '' ? {} : { orderId }),
      },
    }).then(
      ({ result, message }) => {
        if (result) setOutcome(message);
        else location.replace(`${prefix}/find`);
      },
      (error: unknown) => {
        // Nobody can say from here: the notification will settle it.
        setOutcome(codeOf(error) === 'offline' ? 'open' : 'generic');
      },
    );
  }, [redirectResult, orderId, prefix]);

  useEffect(() => {
    if (outcome !== 'success') return;
    const timer = setTimeout(() => {
      // A whole page: level, credits and readable messages come fresh from the server.
      location.replace(`${prefix}/chats`);
    }, TO_CHATS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome, prefix]);

  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 px-(--gutter) text-center">
      {outcome === null ? (
        <div role="status" className="grid justify-items-center gap-4">
          <Spinner className="size-8" />
          <h1 className="display text-2xl">{t('checking')}</h1>
          <p className="text-ink-soft">{t('hint')}</p>
        </div>
      ) : (
        <h1 className="sr-only">{tell(`${outcome}.title`)}</h1>
      )}
      <PayResult
        outcome={outcome}
        onClose={() => {
          location.replace(`${prefix}/find`);
        }}
        prefix={prefix}
        standing="return_page"
      />
    </div>
  );
}
