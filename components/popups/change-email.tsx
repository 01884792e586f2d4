'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isEmail } from '#components/accounts/check-signup.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { logFaults } from '#components/accounts/log-faults.ts';
import { useFaults, type Faults } from '#components/accounts/use-faults.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { call } from '#lib/http/client/call.ts';

const FIELDS = ['newEmail'] as const;

interface ChangeEmailProps {
  email: string;
  /** Primary where nothing else helps. */
  tone: 'primary' | 'secondary';
  onChanged: (changed: { email: string; deliverable: boolean }) => void;
}

/** The address typed wrong at signup, set right: another confirmation goes to the new one. */
export function ChangeEmail({ email, tone, onChanged }: ChangeEmailProps) {
  const t = useTranslations('popups.doi');
  const faults = useFaults<'newEmail'>(FIELDS);
  const [given, setGiven] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);

  const check = (text: string): Faults<'newEmail'> => {
    const clean = text.replace(/\s+/g, '').toLowerCase();
    if (!isEmail(text)) return { newEmail: 'email_malformed' };
    return clean === email.toLowerCase() ? { newEmail: 'same_email' } : {};
  };
  const refuse = (found: Faults<'newEmail'>): void => {
    logFaults('changeEmail', found);
    faults.setFaults(found);
  };

  const send = async (): Promise<void> => {
    setTried(true);
    faults.clear();
    const found = check(given);
    if (found.newEmail !== undefined) {
      refuse(found);
      return;
    }
    setPending(true);
    try {
      const body = { oldEmail: email, newEmail: given.replace(/\s+/g, '') };
      const { user } = await call('POST /api/users/changeEmail', { body });
      onChanged({ email: user.email, deliverable: user.valid_email });
    } catch (error) {
      logFaults('changeEmail', faults.take(error));
    }
    setPending(false);
  };

  return (
    <form
      method="post"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t('newEmail')} error={faults.say('newEmail')}>
        {(control) => (
          <Input
            {...control}
            name="newEmail"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={given}
            onChange={(event) => {
              setGiven(event.target.value);
              if (tried) faults.setFaults(check(event.target.value));
            }}
          />
        )}
      </Field>
      <FormAlert>{faults.general}</FormAlert>
      <Button type="submit" variant={tone} wide pending={pending}>
        {t('save')}
      </Button>
    </form>
  );
}
