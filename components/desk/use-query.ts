'use client';

import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { DeskContracts } from '#lib/http/desk/contracts.ts';
import { isQuiet, onWork } from './at-work.ts';
import { deskCall, type DeskAnswer } from './desk-call.ts';
import { deskErrorMessage } from './desk-errors.ts';
import { useRetry } from './use-retry.ts';

const CHECK_INTERVAL_MS = 5_000;

/** Whether the operator has been inactive for a while, so that polling pauses. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (quiet) {
      return onWork(() => {
        setQuiet(false);
      });
    }
    const timer = setInterval(() => {
      setQuiet(isQuiet());
    }, CHECK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [quiet]);
  return quiet;
}

type Input<K extends keyof DeskContracts> = NonNullable<Parameters<typeof deskCall<K>>[1]>;

/**
 * The response of a desk call, loaded once: each access is logged, so nothing is reloaded automatically.
 * `again` reloads it and shows the old data until then. With `everyMs`, for calls that access no member's
 * data, it is polled while the operator is active.
 */
export function useQuery<K extends keyof DeskContracts>(
  key: K,
  input: Input<K> = {},
  everyMs?: number,
) {
  const { data, error, isValidating, mutate } = useSWR<DeskAnswer<K>, unknown>(
    [key, JSON.stringify(input)],
    () => deskCall(key, input),
    {
      revalidateOnFocus: everyMs !== undefined,
      revalidateOnReconnect: everyMs !== undefined,
      // After an error, a call that is not polled is repeated only by an explicit retry.
      shouldRetryOnError: false,
      ...(everyMs !== undefined && { refreshInterval: everyMs, isPaused: isQuiet }),
    },
  );
  const again = useCallback(() => void mutate(), [mutate]);
  useRetry(error, again, everyMs);
  const quiet = useQuiet();
  return {
    data,
    /** Polling is paused until the operator is active again. */
    resting: everyMs !== undefined && quiet,
    /** The error as text; null if there was none. */
    errorMessage: error === undefined ? null : deskErrorMessage(codeOf(error)),
    reading: isValidating,
    again,
  };
}
