'use client';

import { useEffect, useState } from 'react';
import { isTransient } from '#lib/http/client/call-error.ts';
import { RetryTimer } from '#lib/realtime/client/retry-timer.ts';

/** Runs a fetch in the background and repeats it, after growing delays, while it fails for a passing cause. */
export function useRetried(fetch: () => Promise<void>): () => void {
  const [retry] = useState(() => new RetryTimer());
  const run = (): void => {
    fetch().then(
      () => {
        retry.stop();
      },
      (error: unknown) => {
        if (isTransient(error)) retry.schedule(run);
      },
    );
  };
  useEffect(
    () => () => {
      retry.stop();
    },
    [retry],
  );
  return run;
}
