'use client';

import { MailCheck, MailOpen, MailWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { tellKpi } from '#components/tracking/tell-kpi.ts';
import { Popup } from '#components/ui/popup.tsx';
import { ChangeEmail } from './change-email.tsx';
import { Resend } from './resend.tsx';

interface DoiPopupProps {
  /** The address that waits for its confirmation. */
  email: string;
  /** False once mail to it has come back. */
  deliverable: boolean;
  onClose: () => void;
}

const FACES = {
  valid: MailOpen,
  invalid: MailWarning,
  confirmed: MailCheck,
  changed: MailCheck,
} as const;

/**
 * Double opt-in: where the mail went, another one if it did not come, another address if this one was the
 * fault. An address that takes no mail begins with the change; a change that worked ends with its own word.
 */
export function DoiPopup({ email, deliverable, onClose }: DoiPopupProps) {
  const t = useTranslations('popups.doi');
  const [face, setFace] = useState<keyof typeof FACES>(deliverable ? 'valid' : 'invalid');
  const [address, setAddress] = useState(email);
  const [changing, setChanging] = useState(!deliverable);
  const Icon = FACES[face];
  const settled = face === 'confirmed' || face === 'changed';
  useEffect(() => {
    tellKpi('doi_popup', { value: deliverable ? 'valid' : 'invalid' });
  }, [deliverable]);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (settled) told.current?.focus();
  }, [settled]);

  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t(`${face}.title`)}
      closeLabel={t('close')}
      picture={<Icon aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />}
      body={
        <>
          <p ref={told} tabIndex={-1} className="outline-none">
            {t.rich(`${face}.text`, {
              email: address,
              strong: (part) => <strong className="wrap-anywhere text-ink">{part}</strong>,
            })}
          </p>
          {face !== 'confirmed' && <p>{t('patience')}</p>}
        </>
      }
      actions={[{ label: t(settled ? 'done' : 'close'), tone: settled ? 'primary' : 'quiet' }]}
    >
      {!settled && changing && (
        <ChangeEmail
          email={email}
          tone={face === 'invalid' ? 'primary' : 'secondary'}
          onChanged={(changed) => {
            setAddress(changed.email);
            setFace(changed.deliverable ? 'changed' : 'invalid');
          }}
        />
      )}
      {!settled && (
        <div className="grid gap-2.5">
          {face === 'valid' && (
            <Resend
              onConfirmed={() => {
                setFace('confirmed');
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
