'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { call, CallError } from '#lib/http/client/call.ts';
import { useCountdown } from './use-countdown.ts';

const PAUSE_SECONDS = 60;

/** Another confirmation mail: what became of it stays to be read, and when the next one may be asked for. */
export function Resend({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('popups.doi');
  const errors = useTranslations('errors');
  const [state, setState] = useState<'idle' | 'pending' | 'sent'>('idle');
  const [fault, setFault] = useState<string>();
  const [left, start] = useCountdown('doi.resend');

  const resend = async (): Promise<void> => {
    setState('pending');
    setFault(undefined);
    try {
      const answer = await call('POST /api/users/resendConfirmation');
      if (answer.confirmed_email) {
        onConfirmed();
        return;
      }
      start(PAUSE_SECONDS);
      setState('sent');
    } catch (error) {
      const refused = error instanceof CallError ? error : undefined;
      const wait = refused?.params['retryAfter'];
      if (typeof wait === 'number') start(wait);
      setFault(errors(refused?.code ?? 'unexpected'));
      setState('idle');
    }
  };

  const clock = `${String(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <Button
        wide
        variant="primary"
        pending={state === 'pending'}
        disabled={left > 0}
        onClick={() => {
          void resend();
        }}
      >
        {left > 0 ? (
          <span className="tabular">{t('again', { time: clock })}</span>
        ) : (
          t(state === 'sent' ? 'resendAgain' : 'resend')
        )}
      </Button>
      <p role="status" className="text-center text-sm text-ink-soft empty:hidden">
        {fault ?? (state === 'sent' ? t('sent') : '')}
      </p>
    </>
  );
}
