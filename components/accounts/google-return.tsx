'use client';

import { UserCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { welcomeHref } from '#components/onboarding/welcome-href.ts';
import { Popup } from '#components/ui/popup.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { FormAlert } from './form-alert.tsx';
import { GoogleButton } from './google-button.tsx';
import { CompletionForm } from './landings/completion-form.tsx';
import { useGoogleReturn } from './use-google-return.ts';

interface GoogleReturnProps {
  prefix: string;
  language: Locale;
  country: string;
}

/**
 * Landing of the redirect from Google. The code is exchanged once; then the missing data is asked for, or the
 * session begins.
 */
export function GoogleReturn({ prefix, language, country }: GoogleReturnProps) {
  const t = useTranslations('accounts.google');
  const errors = useErrorMessages();
  const state = useGoogleReturn(prefix, language);
  if (state.kind === 'failed') {
    return (
      <div className="grid gap-2">
        <FormAlert>{errors(state.code)}</FormAlert>
        <GoogleButton language={language} entry="login" />
        <p className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm [&_a]:font-semibold [&_a]:text-ink [&_a]:underline">
          <a href={`${prefix}/login`}>{t('byPassword')}</a>
          <a href={`${prefix}/signup`}>{t('newProfile')}</a>
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t('checking')}
      </p>
      {state.kind === 'pending' && (
        <Popup
          open
          blocking
          onOpenChange={() => undefined}
          title={t('restTitle')}
          closeLabel={t('restTitle')}
          picture={
            <UserCheck aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />
          }
          body={
            <p>
              {t.rich('restText', {
                email: state.email,
                strong: (part) => <strong className="break-all text-ink">{part}</strong>,
              })}
            </p>
          }
          actions={[{ label: t('leave'), tone: 'quiet', href: `${prefix}/` }]}
        >
          <CompletionForm
            prefix={prefix}
            language={language}
            country={country}
            invited={{ token: state.token }}
            onEntered={() => {
              window.location.replace(welcomeHref(prefix, `${prefix}/find${state.query}`));
            }}
          />
        </Popup>
      )}
    </>
  );
}
