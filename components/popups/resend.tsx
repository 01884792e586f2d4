'use client';

import { useTranslations } from 'next-intl';
import { useMailRequest } from '#components/accounts/use-mail-request.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';

/** Sends another confirmation mail: shows what became of it, and when the next one can be requested. */
export function Resend({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('popups.doi');
  const { state, fault, left, clock, requestMail } = useMailRequest('doi.resend', async () => {
    const { confirmed_email: confirmed } = await call('POST /api/users/resendConfirmation');
    if (confirmed) onConfirmed();
    return !confirmed;
  });
  return (
    <>
      <Button
        wide
        variant="primary"
        pending={state === 'pending'}
        disabled={left > 0}
        onClick={() => {
          void requestMail();
        }}
      >
        {left > 0 ? (
          <span className="tabular">{t('again', { time: clock })}</span>
        ) : (
          t(state === 'sent' ? 'resendAgain' : 'resend')
        )}
      </Button>
      <p role="status" className="text-center text-sm text-ink-soft empty:hidden">
        {fault ?? (state === 'sent' ? t('sent') : '')}
      </p>
    </>
  );
}
