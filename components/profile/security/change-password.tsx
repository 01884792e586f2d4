'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { PasswordField } from '#components/accounts/password-field.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { InlineSubmit } from './inline-submit.tsx';
import { PASSWORD_MIN_LENGTH } from '#lib/accounts/limits.ts';

const FIELDS = ['currentPassword', 'password'] as const;
type PasswordFields = (typeof FIELDS)[number];

interface ChangePasswordProps {
  /** For the browser's password manager. */
  email: string;
  onChanged: () => void;
}

/** The current password once and the new one once, since it can be shown; all other sessions are logged out. */
export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const t = useTranslations('security.password');
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [pending, setPending] = useState(false);
  const faults = useFaults<PasswordFields>(FIELDS);

  /** The error of a field no longer applies once the field is edited. */
  const forget = (field: PasswordFields): void => {
    const { [field]: _, ...others } = faults.faults;
    faults.setFaults(others);
  };
  const save = async (): Promise<void> => {
    faults.clear();
    if (current === '' || [...next].length < PASSWORD_MIN_LENGTH) {
      faults.setFaults({
        ...(current === '' ? { currentPassword: 'password_missing' } : {}),
        ...([...next].length < PASSWORD_MIN_LENGTH ? { password: 'password_weak' } : {}),
      });
      return;
    }
    setPending(true);
    try {
      await call('POST /api/users/setPassword', {
        body: { currentPassword: current, password: next },
      });
      setCurrent('');
      setNext('');
      showToast('success', { title: t('doneTitle'), description: t('doneText') });
      onChanged();
    } catch (error) {
      faults.take(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <ScriptForm onSend={save}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="currentPassword"
        label={t('current')}
        error={faults.say('currentPassword')}
        value={current}
        onValue={(value) => {
          setCurrent(value);
          forget('currentPassword');
        }}
        autoComplete="current-password"
      />
      <PasswordField
        name="password"
        label={t('next')}
        hint={t('hint', { passwordMin: PASSWORD_MIN_LENGTH })}
        error={faults.say('password')}
        value={next}
        onValue={(value) => {
          setNext(value);
          forget('password');
        }}
        autoComplete="new-password"
      />
      <FormAlert>{faults.general}</FormAlert>
      <InlineSubmit pending={pending}>{t('submit')}</InlineSubmit>
    </ScriptForm>
  );
}
