'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { GoogleLogo } from '#components/accounts/google-logo.tsx';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';

interface GoogleLinkProps {
  since: Date;
  hasPassword: boolean;
  timeZone: string;
  onUnlinked: () => void;
}

/** The linked Google account, and a button to unlink it if there is a password to log in with. */
export function GoogleLink({ since, hasPassword, timeZone, onUnlinked }: GoogleLinkProps) {
  const t = useTranslations('security.google');
  const format = useFormatter();
  const { pending, run } = useRequest();
  const unlink = async (): Promise<void> => {
    await call('DELETE /api/users/auth/google');
    showToast('success', { title: t('done'), description: t('doneText') });
    onUnlinked();
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex items-center gap-3">
        <GoogleLogo />
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
          {t('unlink')}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{t('first')}</p>
      )}
    </div>
  );
}
