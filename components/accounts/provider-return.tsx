'use client';

import { UserCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { welcomeHref } from '#components/onboarding/welcome-href.ts';
import { Popup } from '#components/ui/popup.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { PROVIDER_LABELS, type ProviderName } from '#lib/accounts/identities/provider-names.ts';
import type { Locale } from '#lib/brands/schema.ts';
import { FormAlert } from './form-alert.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { CompletionForm } from './landings/completion-form.tsx';
import { useProviderReturn } from './use-provider-return.ts';

interface ProviderReturnProps {
  provider: ProviderName;
  prefix: string;
  language: Locale;
  country: string;
}

/**
 * Landing of the redirect from a provider. The code is exchanged once; then the missing data is asked for, or the
 * session begins.
 */
export function ProviderReturn({ provider, prefix, language, country }: ProviderReturnProps) {
  const t = useTranslations('accounts.identity');
  const errors = useErrorMessages();
  const state = useProviderReturn(provider, prefix, language);
  if (state.kind === 'failed') {
    return (
      <div className="grid gap-2">
        <FormAlert>{errors(state.code)}</FormAlert>
        <ProviderButtons providers={[provider]} language={language} entry="login" />
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
        {t('checking', { provider: PROVIDER_LABELS[provider] })}
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
                provider: PROVIDER_LABELS[provider],
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
