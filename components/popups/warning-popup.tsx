'use client';

import { MessageSquareWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRequest } from '#components/requests/use-request.ts';
import type { Warning } from '#components/safety/warning.ts';
import { WarningText } from '#components/safety/warning-text.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { call } from '#lib/http/client/call.ts';

interface WarningPopupProps {
  warning: Warning;
  prefix: string;
  onClose: () => void;
}

/**
 * What should not happen again, why, and how to object. It appears again with the next visit until the member
 * has confirmed reading it.
 */
export function WarningPopup({ warning, prefix, onClose }: WarningPopupProps) {
  const t = useTranslations('popups.warning');
  const { pending, run } = useRequest();
  const params = { id: warning.id };
  const read = () => call('POST /api/users/warnings/{id}/read', { params });
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={t('later')}
      picture={
        <MessageSquareWarning
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-10 text-accent-ink"
        />
      }
      body={
        <>
          <p>{t('text')}</p>
          <WarningText warning={warning} />
          <p className="text-sm">
            {t('how')} {t('stored')}
          </p>
        </>
      }
      actions={[
        {
          label: t('read'),
          pending,
          stays: true,
          onPress: () => {
            void run(read).then((done) => {
              if (done) onClose();
            });
          },
        },
        {
          label: t('object'),
          href: `${prefix}/contactUs`,
          tone: 'quiet',
          // A member who objects has read it; if this call fails, it is shown once more.
          onPress: () => void read().catch(() => undefined),
        },
      ]}
    />
  );
}
