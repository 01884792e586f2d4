'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { AppleLogo } from '#components/accounts/apple-logo.tsx';
import { GoogleLogo } from '#components/accounts/google-logo.tsx';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { PROVIDER_LABELS, type ProviderName } from '#lib/accounts/identities/provider-names.ts';
import { call } from '#lib/http/client/call.ts';

interface ProviderLinkProps {
  provider: ProviderName;
  since: Date;
  hasPassword: boolean;
  timeZone: string;
  onUnlinked: () => void;
}

/** The linked account of a provider, and a button to unlink it if there is a password to log in with. */
export function ProviderLink({
  provider,
  since,
  hasPassword,
  timeZone,
  onUnlinked,
}: ProviderLinkProps) {
  const t = useTranslations('security.identity');
  const label = { provider: PROVIDER_LABELS[provider] };
  const format = useFormatter();
  const { pending, run } = useRequest();
  const unlink = async (): Promise<void> => {
    await call(`DELETE /api/users/auth/${provider}`);
    showToast('success', { title: t('done', label), description: t('doneText') });
    onUnlinked();
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex items-center gap-3">
        {provider === 'apple' ? <AppleLogo /> : <GoogleLogo />}
        {t('since', { day: format.dateTime(since, { dateStyle: 'long', timeZone }) })}
      </p>
      {hasPassword ? (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => {
            void run(unlink);
          }}
        >
          {t('unlink', label)}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{t('first')}</p>
      )}
    </div>
  );
}
