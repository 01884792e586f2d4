'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { call } from '#lib/http/client/call.ts';
import { loadScript } from '#components/ui/load-script.ts';
import type { HostedFieldsConfig } from '#lib/payments/options/hosted-fields-config.ts';
import type { ThreeDsOf } from '#lib/payments/attempts/three-ds.ts';
import type { OrderResult } from '../order-result.ts';

interface NativeChallengeProps {
  action: ThreeDsOf<'native'>;
  orderId: string;
  config: HostedFieldsConfig;
  locale: string;
  onResult: (result: OrderResult) => void;
}

/** The 3-D Secure challenge inside our page, shown by the card provider's script. */
export function NativeChallenge({
  action,
  orderId,
  config,
  locale,
  onResult,
}: NativeChallengeProps) {
  const t = useTranslations('payments.form');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const home = place.current;
    if (!home) return;
    const gone = new AbortController();
    const ask = async () => {
      const { authenticate } = await loadScript(() => import('./adyen-challenge.ts'));
      const threeDSResult = await authenticate(home, { action, config, locale });
      if (gone.signal.aborted) return;
      const { message, data } = await call('POST /api/orders/adyen/checkTransactionStatus', {
        body: { orderId, threeDSResult, domain: location.hostname },
      });
      onResult({ outcome: message, kind: data.kind, returned: data.returned });
    };
    ask().catch(() => {
      // It is unknown here whether the bank accepted the answer: the order's state is asked for, and it is
      // never charged again.
      if (!gone.signal.aborted) onResult({ outcome: 'open', kind: null, returned: false });
    });
    return () => {
      gone.abort();
    };
  }, [action, orderId, config, locale, onResult]);
  return (
    <section
      aria-label={t('confirming')}
      className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(25rem,1fr)] justify-items-center gap-4 overflow-y-auto bg-surface py-4"
    >
      <p className="display px-4 text-center text-xl">{t('confirming')}</p>
      <div ref={place} className="h-full max-h-[40rem] w-full max-w-lg" />
    </section>
  );
}
