'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { call } from '#lib/http/client/call.ts';
import { EmailField } from './email-field.tsx';
import { cleanEmail, isEmail } from './email.ts';
import { FormAlert } from './form-alert.tsx';
import { FormNote } from './form-note.tsx';
import { useTypedEmail } from './typed-email.ts';
import { useFaults } from './use-faults.ts';

const FIELDS = ['email'] as const;

/** Requests the mail for resetting a lost password. */
export function ForgotForm({ prefix }: { prefix: string }) {
  const t = useTranslations('accounts.forgot');
  const [email, setEmail] = useTypedEmail();
  const [state, setState] = useState<'open' | 'pending' | 'unknown' | 'sent'>('open');
  const faults = useFaults<'email'>(FIELDS);

  const send = async (): Promise<void> => {
    faults.clear();
    if (!isEmail(email)) {
      faults.setFaults({ email: 'email_malformed' });
      return;
    }
    setState('pending');
    try {
      const body = { email: cleanEmail(email) };
      const { result } = await call('POST /api/users/getTokenForReset', { body });
      setState(result === 'OK' ? 'sent' : 'unknown');
    } catch (error) {
      faults.take(error);
      setState('open');
    }
  };

  const back = (
    <a href={`${prefix}/login`} className="font-semibold text-ink underline">
      {t('back')}
    </a>
  );
  if (state === 'sent') {
    return (
      <FormNote title={t('sentTitle')}>
        <p>{t('sentText')}</p>
        <p>{back}</p>
      </FormNote>
    );
  }
  return (
    <ScriptForm onSend={send}>
      <EmailField
        label={t('email')}
        error={state === 'unknown' ? t('unknown') : faults.say('email')}
        value={email}
        onValue={(typed) => {
          setEmail(typed);
          setState('open');
          faults.clear();
        }}
      />
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={state === 'pending'}>{t('submit')}</SubmitButton>
      <p className="text-center text-sm">{back}</p>
    </ScriptForm>
  );
}
