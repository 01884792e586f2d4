'use client';

import { useTranslations } from 'next-intl';
import { welcomeHref } from '#components/onboarding/welcome-href.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PlaceField } from './place-field.tsx';
import { SignupFrame } from './signup-frame.tsx';
import { useSignup } from './use-signup.ts';
import { PASSWORD_MIN_LENGTH } from '#lib/accounts/limits.ts';

interface SignupFormProps {
  /** Locale prefix of the page's links: empty or `/en`. */
  prefix: string;
  language: Locale;
  /** The country whose places the list offers. */
  country: string;
}

/** The long signup, which includes a password. */
export function SignupForm({ prefix, language, country }: SignupFormProps) {
  const t = useTranslations('accounts.signup');
  const onEntered = (): void => {
    window.location.assign(welcomeHref(prefix));
  };
  const opening = useSignup({ country, language, onEntered });
  const { values, change, faults } = opening;
  const login = (
    <p className="text-center text-sm text-ink-soft">
      {t('haveAccount')}{' '}
      <a href={`${prefix}/login`} className="font-semibold text-ink underline">
        {t('login')}
      </a>
    </p>
  );
  return (
    <SignupFrame prefix={prefix} language={language} opening={opening} otherwise={login}>
      <EmailField
        label={t('email')}
        error={faults.say('email')}
        value={values.email}
        onValue={(email) => {
          change({ email });
        }}
      />
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint', { passwordMin: PASSWORD_MIN_LENGTH })}
        error={faults.say('password')}
        value={values.password}
        onValue={(password) => {
          change({ password });
        }}
        autoComplete="new-password"
      />
      <div className="grid gap-5 desk:grid-cols-[11rem_1fr] desk:items-start">
        <BirthDateField
          value={values.birthDate}
          onPick={(birthDate) => {
            change({ birthDate });
          }}
          error={faults.say('birthDate')}
        />
        <PlaceField
          country={country}
          picked={values.place}
          onPick={(place) => {
            change({ place });
          }}
          error={faults.say('region')}
        />
      </div>
    </SignupFrame>
  );
}
