'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';

/** Above every page of a member whose address is not confirmed: that nobody sees them yet, and the mail again. */
export function UnconfirmedStrip() {
  const t = useTranslations('onboarding.unconfirmed');
  const errors = useErrorMessages();
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<string>();
  const send = async (): Promise<void> => {
    setPending(true);
    try {
      const { confirmed_email: confirmed, email } = await call(
        'POST /api/users/resendConfirmation',
      );
      setResult(confirmed ? t('already') : t('sent', { email }));
    } catch (error) {
      setResult(errors(codeOf(error)));
    } finally {
      setPending(false);
    }
  };
  return (
    <section aria-label={t('label')} className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) py-1.5">
        <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        <p aria-live="polite" className="min-w-0 flex-1 basis-48 font-ui text-sm break-words">
          {result ?? t('text')}
        </p>
        <Button
          variant="quiet"
          size="sm"
          pending={pending}
          onClick={() => {
            void send();
          }}
        >
          {t('again')}
        </Button>
      </div>
    </section>
  );
}
