'use client';

import { useEffect, useMemo, useState } from 'react';
import { logFaults } from '#components/accounts/log-faults.ts';
import type { OfferedWay } from '#lib/payments/ways/ways.ts';

/** Asks the device about a wallet; undefined for what works in every browser. */
function question(offered: OfferedWay): (() => Promise<boolean>) | undefined {
  if (offered.method === 'googlepay') {
    return async () => (await import('./google-pay-sdk.ts')).googlePayWorks(offered.way);
  }
  if (offered.method === 'applepay') {
    return async () => (await import('./apple-pay-session.ts')).applePayWorks(offered.way);
  }
  return undefined;
}

async function works(offered: OfferedWay, ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch {
    logFaults(offered.method, { script: 'not_loaded' });
    return false;
  }
}

/**
 * The ways to pay that this device can go: a wallet is there once it has said that it can. `checking` until
 * all have answered.
 */
export function useUsableWays(offered: readonly OfferedWay[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, boolean>>(new Map());

  useEffect(() => {
    let left = false;
    for (const way of offered) {
      const ask = question(way);
      if (!ask) continue;
      void works(way, ask).then((answer) => {
        if (!left) setAnswers((known) => new Map([...known, [way.method, answer]]));
      });
    }
    return () => {
      left = true;
    };
  }, [offered]);

  return useMemo(
    () => ({
      ways: offered.filter(
        (way) => question(way) === undefined || answers.get(way.method) === true,
      ),
      checking: offered.some((way) => question(way) !== undefined && !answers.has(way.method)),
    }),
    [offered, answers],
  );
}
