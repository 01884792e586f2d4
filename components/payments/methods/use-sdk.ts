'use client';

import { useEffect, useState } from 'react';
import { logFaults } from '#components/accounts/log-faults.ts';

export type Sdk<Ready> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly ready: Ready }
  | { readonly state: 'failed' };

/**
 * A provider's script as a method's form needs it. `load` must be the same function while nothing it
 * depends on changes; `subject` names the form in the log of failures.
 */
export function useSdk<Ready>(subject: string, load: () => Promise<Ready>): Sdk<Ready> {
  const [sdk, setSdk] = useState<Sdk<Ready>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    load().then(
      (ready) => {
        if (!left) setSdk({ state: 'ready', ready });
      },
      () => {
        if (left) return;
        setSdk({ state: 'failed' });
        logFaults(subject, { script: 'not_loaded' });
      },
    );
    return () => {
      left = true;
    };
  }, [subject, load]);
  return sdk;
}
