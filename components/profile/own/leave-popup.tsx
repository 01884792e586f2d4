'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';

interface LeavePopupProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a page with unsaved changes is left. */
export function LeavePopup({ open, onStay, onLeave }: LeavePopupProps) {
  const t = useTranslations('account.leave');
  return (
    <Popup
      open={open}
      onOpenChange={(next) => {
        if (!next) onStay();
      }}
      title={t('title')}
      body={<p>{t('text')}</p>}
      closeLabel={t('stay')}
      actions={[
        { label: t('stay'), tone: 'primary' },
        { label: t('leave'), tone: 'quiet', stays: true, onPress: onLeave },
      ]}
    />
  );
}
