'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';

/** For members who signed up through Google only: a password is set by the link of the reset mail. */
export function FirstPassword({ email }: { email: string }) {
  const t = useTranslations('security.password');
  const errors = useErrorMessages();
  const [state, setState] = useState<'open' | 'pending' | 'sent'>('open');
  const [fault, setFault] = useState<string>();
  const send = async (): Promise<void> => {
    setState('pending');
    setFault(undefined);
    try {
      await call('POST /api/users/getTokenForReset', { body: { email } });
      setState('sent');
    } catch (error) {
      setFault(errors(codeOf(error)));
      setState('open');
    }
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('none')}</p>
      <FormAlert>{fault}</FormAlert>
      <p role="status">{state === 'sent' && t('mailed', { email })}</p>
      {state !== 'sent' && (
        <Button
          variant="secondary"
          pending={state === 'pending'}
          onClick={() => {
            void send();
          }}
        >
          {t('mail')}
        </Button>
      )}
    </div>
  );
}
