'use client';

import { useEffect, useMemo, useState } from 'react';
import { logFaults } from '#components/accounts/log-faults.ts';
import type { PaymentOption } from '#lib/payments/options/payment-options.ts';

/** The check whether the device supports a wallet; undefined for methods that work in every browser. */
function question(offered: PaymentOption): (() => Promise<boolean>) | undefined {
  if (offered.method === 'googlepay') {
    return async () => (await import('./google-pay-sdk.ts')).googlePayWorks(offered.details);
  }
  if (offered.method === 'applepay') {
    return async () => (await import('./apple-pay-session.ts')).applePayWorks(offered.details);
  }
  return undefined;
}

async function works(offered: PaymentOption, ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch {
    logFaults(offered.method, { script: 'not_loaded' });
    return false;
  }
}

/**
 * The payment options that work on this device: a wallet is included once it has confirmed that. `checking`
 * until all have answered.
 */
export function useUsableOptions(offered: readonly PaymentOption[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(new Map());

  useEffect(() => {
    let left = false;
    for (const option of offered) {
      const ask = question(option);
      if (!ask) continue;
      void works(option, ask).then((answer) => {
        if (!left) setAnswers((known) => new Map([...known, [option.method, answer]]));
      });
    }
    return () => {
      left = true;
    };
  }, [offered]);

  return useMemo(
    () => ({
      options: offered.filter(
        (option) => question(option) === undefined || answers.get(option.method) === true,
      ),
      checking: offered.some(
        (option) => question(option) !== undefined && !answers.has(option.method),
      ),
    }),
    [offered, answers],
  );
}
