'use client';

import useSWR from 'swr';
import type { DeskContracts } from '#lib/http/desk/contracts.ts';
import { codeOf } from '#lib/http/client/call.ts';
import { isQuiet } from './at-work.ts';
import { deskCall, type DeskAnswer } from './desk-call.ts';
import { useQuiet } from './use-quiet.ts';
import { deskErrorMessage } from './desk-errors.ts';

type Input<K extends keyof DeskContracts> = NonNullable<Parameters<typeof deskCall<K>>[1]>;

/**
 * What a call of the desk shows, read once: each look stands in the log, so nothing is read again unasked.
 * `again` reads it anew and keeps what is shown until then. With `everyMs`, for calls that are no look at
 * anybody, it is read anew by itself while somebody is at the page.
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
      // While there is a fault, only another try asks again.
      shouldRetryOnError: everyMs !== undefined,
      ...(everyMs !== undefined && {
        ...{ refreshInterval: everyMs, errorRetryInterval: everyMs, isPaused: isQuiet },
      }),
    },
  );
  const quiet = useQuiet();
  return {
    data,
    /** It would be read anew by itself, were somebody here. */
    resting: everyMs !== undefined && quiet,
    /** What went wrong, in words; null while nothing did. */
    errorMessage: error === undefined ? null : deskErrorMessage(codeOf(error)),
    reading: isValidating,
    again: (): void => {
      void mutate();
    },
  };
}
