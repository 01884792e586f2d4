'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { PassingTip } from '#components/ui/passing-tip.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';

/** Sends the mail with the confirmation link again. */
export function ResendConfirmation() {
  const t = useTranslations('security.address');
  const errors = useErrorMessages();
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const forget = useCallback(() => {
    setNotice(undefined);
  }, []);
  const send = async (): Promise<void> => {
    setPending(true);
    try {
      const answer = await call('POST /api/users/resendConfirmation');
      setNotice({ tone: 'success', text: t(answer.confirmed_email ? 'already' : 'resent') });
    } catch (error) {
      const code = codeOf(error);
      setNotice({ tone: 'danger', text: errors(code) });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        onClick={() => {
          void send();
        }}
      >
        {t('resend')}
      </Button>
      <PassingTip open={notice !== undefined} onClose={forget} tone={notice?.tone ?? 'success'}>
        {notice?.text}
      </PassingTip>
    </div>
  );
}
