'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { FormAlert } from './form-alert.tsx';
import { FormNote } from './form-note.tsx';
import { PasswordField } from './password-field.tsx';
import { ResetExpired } from './reset-expired.tsx';
import { useFaults } from './use-faults.ts';
import { PASSWORD_MIN_LENGTH } from '#lib/accounts/limits.ts';

const FIELDS = ['password'] as const;

interface ResetFormProps {
  prefix: string;
  /** Token of the mailed link; only the button below consumes it. */
  token: string;
}

/** Sets a new password with a mailed link. */
export function ResetForm({ prefix, token }: ResetFormProps) {
  const t = useTranslations('accounts.reset');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [differ, setDiffer] = useState(false);
  const [state, setState] = useState<'open' | 'pending' | 'done' | 'expired'>('open');
  const faults = useFaults<'password'>(FIELDS);

  const send = async (): Promise<void> => {
    faults.clear();
    setDiffer(password !== again);
    if (password === '') faults.setFaults({ password: 'password_missing' });
    else if ([...password].length < PASSWORD_MIN_LENGTH)
      faults.setFaults({ password: 'password_weak' });
    else if (password === again) {
      setState('pending');
      try {
        await call('POST /api/users/changePassword', { body: { token, password } });
        setState('done');
      } catch (error) {
        faults.take(error);
        setState(codeOf(error) === 'token_expired' ? 'expired' : 'open');
      }
    }
  };

  if (state === 'expired') return <ResetExpired prefix={prefix} />;
  if (state === 'done') {
    return (
      <FormNote title={t('doneTitle')}>
        <p>{t('doneText')}</p>
        <p>
          <a href={`${prefix}/`}>{t('home')}</a>
        </p>
      </FormNote>
    );
  }
  return (
    <ScriptForm onSend={send}>
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint', { passwordMin: PASSWORD_MIN_LENGTH })}
        error={faults.say('password')}
        value={password}
        onValue={(value) => {
          setPassword(value);
          setDiffer(false);
          faults.forget(FIELDS);
        }}
        autoComplete="new-password"
      />
      <PasswordField
        name="again"
        label={t('again')}
        error={differ ? t('differ') : undefined}
        value={again}
        onValue={(value) => {
          setAgain(value);
          setDiffer(false);
        }}
        autoComplete="new-password"
      />
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={state === 'pending'}>{t('submit')}</SubmitButton>
    </ScriptForm>
  );
}
