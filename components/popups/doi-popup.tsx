'use client';

import { MailCheck, MailOpen, MailWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { trackKpi } from '#components/tracking/track-kpi.ts';
import { Popup } from '#components/ui/popup.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Resend } from './resend.tsx';
import { CHANGE_EMAIL_MS } from '#lib/accounts/limits.ts';
import { HOUR } from '#lib/kernel/clock.ts';

interface DoiPopupProps {
  /** The address that is not confirmed yet. */
  email: string;
  /** False once a mail to it has bounced. */
  deliverable: boolean;
  onClose: () => void;
}

const ICONS = {
  valid: MailOpen,
  invalid: MailWarning,
  confirmed: MailCheck,
  changed: MailCheck,
} as const;

/**
 * Double opt-in: says where the mail went, sends another one if it did not arrive, or corrects the address.
 * An undeliverable address starts with the correction; a successful change ends with a confirmation.
 */
export function DoiPopup({ email, deliverable, onClose }: DoiPopupProps) {
  const t = useTranslations('popups.doi');
  const [stage, setStage] = useState<keyof typeof ICONS>(deliverable ? 'valid' : 'invalid');
  const [address, setAddress] = useState(email);
  const [changing, setChanging] = useState(!deliverable);
  const Icon = ICONS[stage];
  const settled = stage === 'confirmed' || stage === 'changed';
  useEffect(() => {
    trackKpi('doi_popup', { value: deliverable ? 'valid' : 'invalid' });
  }, [deliverable]);
  const messageRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (settled) messageRef.current?.focus();
  }, [settled]);

  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t(`${stage}.title`)}
      closeLabel={t('close')}
      picture={<Icon aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />}
      body={
        <>
          <p ref={messageRef} tabIndex={-1} className="outline-none">
            {t.rich(`${stage}.text`, {
              email: address,
              changeEmailHours: CHANGE_EMAIL_MS / HOUR,
              strong: (part) => <strong className="wrap-anywhere text-ink">{part}</strong>,
            })}
          </p>
          {stage !== 'confirmed' && <p>{t('patience')}</p>}
        </>
      }
      actions={[{ label: t(settled ? 'done' : 'close'), tone: settled ? 'primary' : 'quiet' }]}
    >
      {!settled && changing && (
        <ChangeEmail
          email={email}
          tone={stage === 'invalid' ? 'primary' : 'secondary'}
          onChanged={(changed) => {
            setAddress(changed.email);
            setStage(changed.deliverable ? 'changed' : 'invalid');
          }}
        />
      )}
      {!settled && (
        <div className="grid gap-2.5">
          {stage === 'valid' && (
            <Resend
              onConfirmed={() => {
                setStage('confirmed');
              }}
            />
          )}
          {!changing && (
            <button
              type="button"
              className="min-h-11 justify-self-center font-ui text-sm font-semibold underline underline-offset-4"
              onClick={() => {
                setChanging(true);
              }}
            >
              {t('change')}
            </button>
          )}
        </div>
      )}
    </Popup>
  );
}
