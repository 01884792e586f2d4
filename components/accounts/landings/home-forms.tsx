'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { ForgotForm } from '../forgot-form.tsx';
import { LoginForm } from '../login-form.tsx';
import { SignupForm } from '../signup-form.tsx';

const FORMS = ['registration', 'login', 'forgot'] as const;
type HomeForm = (typeof FORMS)[number];

/** The form that a landing opens with: `form` in its address, else the registration. */
function askedFor(search: string): HomeForm {
  const asked = new URLSearchParams(search).get('form');
  return FORMS.find((form) => form === asked) ?? 'registration';
}

interface HomeFormsProps {
  prefix: string;
  language: Locale;
  country: string;
  /** Login by another provider, below whichever form is shown. */
  children?: ReactNode;
}

/** Registration, login and lost password in one place: a landing has no other page to link to. */
export function HomeForms({ prefix, language, country, children }: HomeFormsProps) {
  const t = useTranslations('accounts.landing');
  const hydrated = useHydrated();
  const first = hydrated ? askedFor(window.location.search) : 'registration';
  const forms: Readonly<Record<HomeForm, ReactNode>> = {
    registration: <SignupForm prefix={prefix} language={language} country={country} />,
    login: <LoginForm prefix={prefix} />,
    forgot: <ForgotForm prefix={prefix} />,
  };
  return (
    <>
      <Tabs
        key={first}
        label={t('forms')}
        defaultValue={first}
        tabs={FORMS.map((form) => ({ value: form, label: t(form), content: forms[form] }))}
      />
      {children}
    </>
  );
}
