'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { PasswordField } from '#components/accounts/password-field.tsx';
import { useFaults } from '#components/accounts/use-faults.ts';
import { askForPasskey, isCancelled, isHeld } from '#components/accounts/webauthn.ts';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import { call } from '#lib/http/client/call.ts';
import { InlineSubmit } from './inline-submit.tsx';
import type { PasskeyLine } from './types.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '#lib/accounts/limits.ts';

const FIELDS = ['password'] as const;

async function addPasskey(name: string, password: string): Promise<PasskeyLine[]> {
  const optionsJSON = await call('POST /api/users/passkeys/options', { body: { password } });
  const credential = await askForPasskey(({ startRegistration }) =>
    startRegistration({ optionsJSON }),
  );
  return call('POST /api/users/passkeys', { body: { name, credential } });
}

interface AddPasskeyProps {
  /** For the browser's password manager. */
  email: string;
  onAdded: (passkeys: PasskeyLine[]) => void;
}

/** The name of the new passkey and the current password, then the browser's own dialog. */
export function AddPasskey({ email, onAdded }: AddPasskeyProps) {
  const t = useTranslations('security.passkeys');
  const supported = useHydrated() && 'PublicKeyCredential' in window;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [held, setHeld] = useState(false);
  const faults = useFaults<(typeof FIELDS)[number]>(FIELDS);

  const save = async (): Promise<void> => {
    faults.clear();
    setHeld(false);
    setPending(true);
    try {
      const named = name.trim();
      onAdded(await addPasskey(named === '' ? t('unnamed') : named, password));
      setName('');
      setPassword('');
      showToast('success', { title: t('added'), description: t('addedText') });
    } catch (error) {
      if (isHeld(error)) setHeld(true);
      else if (!isCancelled(error)) faults.take(error);
    } finally {
      setPending(false);
    }
  };
  if (!supported) return <p className="text-sm text-ink-soft">{t('unsupported')}</p>;
  return (
    <ScriptForm onSend={save}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label={t('name')} hint={t('nameHint')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label={t('password')}
        error={faults.say('password')}
        value={password}
        onValue={(value) => {
          setPassword(value);
          faults.clear();
        }}
        autoComplete="current-password"
      />
      <FormAlert>{held ? t('held') : faults.general}</FormAlert>
      <InlineSubmit pending={pending}>{t('add')}</InlineSubmit>
    </ScriptForm>
  );
}
