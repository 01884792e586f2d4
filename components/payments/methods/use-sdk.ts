'use client';

import { useEffect, useState } from 'react';
import { logFaults } from '#components/accounts/log-faults.ts';

const READY_WITHIN_MS = 15_000;

export type Sdk<Ready> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly ready: Ready }
  | { readonly state: 'failed' };

/**
 * A provider's script, loaded for a method's form. `load` must be the same function while nothing it depends
 * on changes; `subject` names the form in the log of failures.
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
    // A script that never answers counts as failed; if it loads later, it is used.
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
