'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmailField } from '#components/accounts/email-field.tsx';
import { cleanEmail, isEmail } from '#components/accounts/email.ts';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { logFaults } from '#components/accounts/log-faults.ts';
import { useFaults, type Faults } from '#components/accounts/use-faults.ts';
import { Button } from '#components/ui/button.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { call } from '#lib/http/client/call.ts';

const FIELDS = ['newEmail'] as const;

interface ChangeEmailProps {
  email: string;
  /** Primary if no other action helps. */
  tone: 'primary' | 'secondary';
  onChanged: (changed: { email: string; deliverable: boolean }) => void;
}

/** Corrects an address that was mistyped at signup: another confirmation goes to the new one. */
export function ChangeEmail({ email, tone, onChanged }: ChangeEmailProps) {
  const t = useTranslations('popups.doi');
  const faults = useFaults<'newEmail'>(FIELDS);
  const [given, setGiven] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);

  const check = (text: string): Faults<'newEmail'> => {
    const clean = cleanEmail(text).toLowerCase();
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
      const body = { oldEmail: email, newEmail: cleanEmail(given) };
      const { user } = await call('POST /api/users/changeEmail', { body });
      onChanged({ email: user.email, deliverable: user.valid_email });
    } catch (error) {
      logFaults('changeEmail', faults.take(error));
    }
    setPending(false);
  };

  return (
    <ScriptForm className="grid gap-3" onSend={send}>
      <EmailField
        name="newEmail"
        label={t('newEmail')}
        error={faults.say('newEmail')}
        value={given}
        onValue={(typed) => {
          setGiven(typed);
          if (tried) faults.setFaults(check(typed));
        }}
      />
      <FormAlert>{faults.general}</FormAlert>
      <Button type="submit" variant={tone} wide pending={pending}>
        {t('save')}
      </Button>
    </ScriptForm>
  );
}
