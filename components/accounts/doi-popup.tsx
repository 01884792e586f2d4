'use client';

import { MailOpen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { PassingTip } from '#components/ui/passing-tip.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { call, CallError } from '#lib/http/client/call.ts';

interface DoiPopupProps {
  /** The address that waits for its confirmation. */
  email: string;
  defaultOpen?: boolean;
}

/** Double opt-in: where the mail went, and another one if it did not come. */
export function DoiPopup({ email, defaultOpen = true }: DoiPopupProps) {
  const t = useTranslations('accounts.doi');
  const errors = useTranslations('errors');
  const [open, setOpen] = useState(defaultOpen);
  const [state, setState] = useState<'waiting' | 'pending' | 'sent' | 'confirmed'>('waiting');
  const [fault, setFault] = useState<string>();

  const resend = async (): Promise<void> => {
    setState('pending');
    setFault(undefined);
    try {
      const answer = await call('POST /api/users/resendConfirmation');
      setState(answer.confirmed_email ? 'confirmed' : 'sent');
    } catch (error) {
      setFault(errors(error instanceof CallError ? error.code : 'unexpected'));
      setState('waiting');
    }
  };

  const tip = fault ?? (state === 'sent' || state === 'confirmed' ? t(state) : undefined);
  const clear = useCallback(() => {
    setFault(undefined);
    setState('waiting');
  }, []);

  return (
    <Popup
      open={open}
      onOpenChange={setOpen}
      title={t('title')}
      closeLabel={t('close')}
      picture={
        <MailOpen aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />
      }
      body={
        <>
          <p>
            {t.rich('text', {
              email,
              strong: (part) => <strong className="break-all text-ink">{part}</strong>,
            })}
          </p>
          <p>{t('patience')}</p>
        </>
      }
      actions={[
        { label: t('close'), tone: 'primary' },
        {
          label: t('resend'),
          tone: 'secondary',
          stays: true,
          pending: state === 'pending',
          onPress: () => {
            void resend();
          },
        },
      ]}
    >
      <PassingTip
        open={tip !== undefined}
        onClose={clear}
        tone={fault === undefined ? 'success' : 'danger'}
      >
        {tip}
      </PassingTip>
    </Popup>
  );
}
