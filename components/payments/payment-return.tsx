'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ReturnRoute } from '#lib/payments/returns/return-table.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { PayResult } from './pay-result.tsx';
import { resultKey } from './order-result.ts';
import { useReturnedOrder } from './use-returned-order.ts';

const SLOW_AFTER_MS = 8_000;

interface PaymentReturnProps {
  route: ReturnRoute;
  /** The parameter that the provider added: never shown, and sent to the server once. */
  brought: string;
  orderId: string;
  prefix: string;
}

/** Content of the provider's return pages: asks for the state of the order, shows it, goes on. */
export function PaymentReturn({ route, brought, orderId, prefix }: PaymentReturnProps) {
  const t = useTranslations('payments');
  const result = useReturnedOrder({ route, brought, orderId, prefix });
  const [slow, setSlow] = useState(false);
  const waiting = result === null;
  const bought = result !== null && result.outcome === 'success' && !result.returned;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setSlow(true);
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting]);

  useEffect(() => {
    if (!bought) return;
    const timer = setTimeout(() => {
      // A full page load: level, credits and readable messages are read again from the server.
      location.replace(`${prefix}/chats`);
    }, route.toChatsMs);
    return () => {
      clearTimeout(timer);
    };
  }, [bought, prefix, route]);

  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 px-(--gutter) text-center">
      {result === null ? (
        <div role="status" className="grid max-w-prose justify-items-center gap-4">
          <Spinner className="size-8" />
          <h1 className="display text-2xl">{t('return.checking')}</h1>
          <p className="text-ink-soft">{slow ? t('return.slow') : t('return.hint')}</p>
        </div>
      ) : (
        <h1 className="sr-only">{t(`${resultKey(result)}.title`)}</h1>
      )}
      <PayResult
        result={result}
        prefix={prefix}
        onClose={() => {
          location.replace(`${prefix}/find`);
        }}
      />
    </div>
  );
}
