'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScriptForm } from '#components/ui/script-form.tsx';
import { SubmitButton } from '#components/ui/submit-button.tsx';
import { rememberEntry } from '#components/popups/landing.ts';
import { usePopups } from '#components/popups/popup-context.ts';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { EmailField } from './email-field.tsx';
import { cleanEmail, isEmail } from './email.ts';
import { FormAlert } from './form-alert.tsx';
import { leftField } from './left-field.ts';
import { LoginLink } from './login-link.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { PasswordField } from './password-field.tsx';
import { useTypedEmail } from './typed-email.ts';
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
  /** Where to go after the login, a path of this site; the start page by default. */
  target?: string;
  /** Where the mailed link leads, if not to `target`. */
  mailedTarget?: string;
  /** Whether the browser offers passkeys as soon as the page is open. */
  offersPasskeys?: boolean;
}

/** Login by password or, without one, by a mailed link. */
export function LoginForm(props: LoginFormProps) {
  const { prefix, target, mailedTarget, offersPasskeys = false } = props;
  const t = useTranslations('accounts.login');
  const [email, setEmail] = useTypedEmail();
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const faults = useFaults<LoginField>(FIELDS);
  const popups = usePopups();
  const inside = target ?? `${prefix}/`;

  /** False when there are faults: they are shown and logged, and the first invalid field gets the focus. */
  const passes = (found: Faults<LoginField>, form: HTMLFormElement | null): boolean => {
    faults.clear();
    if (Object.keys(found).length === 0) return true;
    logFaults('login', found);
    faults.setFaults(found);
    form
      ?.querySelector<HTMLInputElement>(`[name="${found.email ? 'email' : 'password'}"]`)
      ?.focus();
    return false;
  };

  const enter = (): void => {
    window.location.assign(inside);
  };
  const refuse = (error: unknown): void => {
    logFaults('login', faults.take(error));
    if (codeOf(error) === 'account_disabled') popups.open({ kind: 'disabled', atLogin: true });
  };

  const send = async (form: HTMLFormElement): Promise<void> => {
    if (!passes(check(email, password), form)) return;
    setPending(true);
    try {
      const { giftedMessages } = await call('POST /api/users/authenticate', {
        body: { ...thisVisit(), email: cleanEmail(email), password },
      });
      rememberEntry(giftedMessages);
      enter();
    } catch (error) {
      refuse(error);
      setPending(false);
    }
  };

  return (
    <ScriptForm
      onSend={send}
      onBlur={(event) => {
        faults.noteLeft(leftField(event), check(email, password));
      }}
    >
      <EmailField
        label={t('email')}
        error={faults.say('email')}
        value={email}
        onValue={(typed) => {
          setEmail(typed);
          faults.forget(['email']);
        }}
        autoComplete="username webauthn"
      />
      <PasswordField
        name="password"
        label={t('password')}
        error={faults.say('password')}
        value={password}
        onValue={(value) => {
          setPassword(value);
          faults.forget(['password']);
        }}
        autoComplete="current-password"
      />
      <FormAlert>{faults.general}</FormAlert>
      <SubmitButton pending={pending}>{t('submit')}</SubmitButton>
      <PasskeyLogin autofill={offersPasskeys} onEntered={enter} onFault={refuse} />
      <LoginLink
        email={cleanEmail(email)}
        target={mailedTarget ?? inside}
        onCheck={(form) => passes(isEmail(email) ? {} : { email: 'email_malformed' }, form)}
      />
      <div className="grid gap-2 text-center text-sm text-ink-soft [&_a]:font-semibold [&_a]:text-ink [&_a]:underline">
        <p>
          <a href={`${prefix}/forgotPassword`}>{t('forgot')}</a>
        </p>
        <p>
          {t('noAccount')} <a href={`${prefix}/signup`}>{t('signup')}</a>
        </p>
      </div>
    </ScriptForm>
  );
}
