'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { rememberEntry } from '#components/popups/landing.ts';
import { usePopups } from '#components/popups/popup-context.ts';
import { call, CallError } from '#lib/http/client/call.ts';
import { isEmail } from './check-signup.ts';
import { FormAlert } from './form-alert.tsx';
import { PasswordField } from './password-field.tsx';
import { useFaults, type Faults } from './use-faults.ts';
import { logFaults } from './log-faults.ts';
import { thisVisit } from './visit-memory.ts';

const FIELDS = ['email', 'password'] as const;
type LoginField = (typeof FIELDS)[number];

function check(email: string, password: string): Faults<LoginField> {
  return {
    ...(isEmail(email) ? {} : { email: 'email_malformed' }),
    ...(password === '' ? { password: 'password_missing' } : {}),
  };
}

interface LoginFormProps {
  prefix: string;
  /** Where to go once inside, a path of this site; the start page unless said. */
  target?: string;
}

export function LoginForm({ prefix, target }: LoginFormProps) {
  const t = useTranslations('accounts.login');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const faults = useFaults<LoginField>(FIELDS);
  const popups = usePopups();

  const recheck = (nextEmail: string, nextPassword: string): void => {
    setEmail(nextEmail);
    setPassword(nextPassword);
    if (tried) faults.setFaults(check(nextEmail, nextPassword));
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    setTried(true);
    faults.clear();
    const found = check(email, password);
    if (Object.keys(found).length > 0) {
      logFaults('login', found);
      faults.setFaults(found);
      form
        .querySelector<HTMLInputElement>(`[name="${found.email ? 'email' : 'password'}"]`)
        ?.focus();
      return;
    }
    setPending(true);
    try {
      const { giftedMessages } = await call('POST /api/users/authenticate', {
        body: { ...thisVisit(), email: email.replace(/\s+/g, ''), password },
      });
      rememberEntry(giftedMessages);
      window.location.assign(target ?? `${prefix}/`);
    } catch (error) {
      logFaults('login', faults.take(error));
      if (error instanceof CallError && error.code === 'account_disabled') {
        popups.open({ kind: 'disabled' });
      }
      setPending(false);
    }
  };

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Field label={t('email')} error={faults.say('email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => {
              recheck(event.target.value, password);
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
          recheck(email, value);
        }}
        autoComplete="current-password"
        labels={{ show: t('showPassword'), hide: t('hidePassword') }}
      />
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={pending}>{t('submit')}</SubmitButton>
      <div className="grid gap-2 text-center text-sm text-ink-soft [&_a]:font-semibold [&_a]:text-ink [&_a]:underline">
        <p>
          <a href={`${prefix}/forgotPassword`}>{t('forgot')}</a>
        </p>
        <p>
          {t('noAccount')} <a href={`${prefix}/signup`}>{t('signup')}</a>
        </p>
      </div>
    </form>
  );
}
