'use client';

import { useEffect, useState } from 'react';
import { logFaults } from '#components/accounts/log-faults.ts';

const READY_WITHIN_MS = 15_000;

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
    const fail = () => {
      if (left) return;
      setSdk({ state: 'failed' });
      logFaults(subject, { script: 'not_loaded' });
    };
    // One that never answers is no better than one that fails; should it come later, it is taken.
    const timer = setTimeout(fail, READY_WITHIN_MS);
    load()
      .then((ready) => {
        if (!left) setSdk({ state: 'ready', ready });
      }, fail)
      .finally(() => {
        clearTimeout(timer);
      });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [subject, load]);
  return sdk;
}
