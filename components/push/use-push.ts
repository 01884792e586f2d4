'use client';

import { useEffect, useState } from 'react';
import { codeOf } from '#lib/http/client/call-error.ts';
import { readPush, startPush, stopPush } from './browser-push.ts';
import type { PushState } from './push-support.ts';

interface PushOf {
  trackerId: string;
  pushKey: string;
  brand: string;
}

/** Push in this browser; null until its state was read. */
export function usePush({ trackerId, pushKey, brand }: PushOf) {
  const [state, setState] = useState<PushState | null>(null);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    readPush(trackerId).then(
      (found) => {
        if (!left) setState(found);
      },
      () => {
        if (!left) setState('unsupported');
      },
    );
    return () => {
      left = true;
    };
  }, [trackerId]);
  const change = async (work: () => Promise<PushState>) => {
    setPending(true);
    setFault(null);
    try {
      setState(await work());
    } catch (error) {
      const code = codeOf(error);
      // A browser that refuses to subscribe throws an error of its own.
      setFault(code === 'unexpected' ? 'push_token_refused' : code);
    } finally {
      setPending(false);
    }
  };
  return {
    state,
    pending,
    fault,
    start: () => void change(() => startPush(trackerId, pushKey, brand)),
    stop: () => void change(() => stopPush(trackerId)),
  };
}
