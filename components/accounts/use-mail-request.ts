'use client';

import { useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { useCountdown } from '#components/popups/use-countdown.ts';
import { CallError } from '#lib/http/client/call-error.ts';

const PAUSE_SECONDS = 60;

/**
 * A mail that the visitor can request: the state of the request, the text of a refusal, and how long until
 * the next request is accepted. `ask` resolves to whether a mail was sent.
 */
export function useMailRequest(key: string, ask: () => Promise<boolean>) {
  const errors = useErrorMessages();
  const [state, setState] = useState<'idle' | 'pending' | 'sent' | 'unsent'>('idle');
  const [fault, setFault] = useState<string>();
  const [left, start] = useCountdown(key);

  const requestMail = async (): Promise<void> => {
    setState('pending');
    setFault(undefined);
    try {
      const sent = await ask();
      if (sent) start(PAUSE_SECONDS);
      setState(sent ? 'sent' : 'unsent');
    } catch (error) {
      const refused = error instanceof CallError ? error : undefined;
      const wait = refused?.params['retryAfter'];
      if (typeof wait === 'number') start(wait);
      setFault(errors(refused?.code ?? 'unexpected'));
      setState('idle');
    }
  };
  const clock = `${String(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`;
  return { state, fault, left, clock, requestMail };
}
