'use client';

import { useTranslations } from 'next-intl';
import type { ProviderName } from '#lib/accounts/identities/provider-names.ts';
import { ProviderButton, type ProviderButtonProps } from './provider-button.tsx';

interface ProviderButtonsProps extends Pick<ProviderButtonProps, 'language' | 'entry'> {
  providers: readonly ProviderName[];
}

/** The logins with an account elsewhere, below a form. */
export function ProviderButtons({ providers, language, entry }: ProviderButtonsProps) {
  const t = useTranslations('accounts.identity');
  return (
    <div className="mt-6 grid gap-3">
      <p className="mb-2 flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line before:content-[''] after:h-px after:flex-1 after:bg-line after:content-['']">
        {t('or')}
      </p>
      {providers.map((provider) => (
        <ProviderButton key={provider} provider={provider} language={language} entry={entry} />
      ))}
    </div>
  );
}
