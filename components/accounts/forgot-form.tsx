'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { call } from '#lib/http/client/call.ts';
import { isEmail } from './check-signup.ts';
import { FormAlert } from './form-alert.tsx';
import { FormNote } from './form-note.tsx';
import { useFaults } from './use-faults.ts';

const FIELDS = ['email'] as const;

export function ForgotForm({ prefix }: { prefix: string }) {
  const t = useTranslations('accounts.forgot');
  const [email, setEmail] = useState('');
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
      const body = { email: email.replace(/\s+/g, '') };
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
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t('email')} error={state === 'unknown' ? t('unknown') : faults.say('email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setState('open');
              if (isEmail(event.target.value)) faults.clear();
            }}
          />
        )}
      </Field>
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={state === 'pending'}>{t('submit')}</SubmitButton>
      <p className="text-center text-sm">{back}</p>
    </form>
  );
}
