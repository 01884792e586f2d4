'use client';

import { Gift } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';

interface GiftPopupProps {
  messages: number;
  prefix: string;
  onClose: () => void;
}

/** The flow's gift to a returning member: already added to their credits. */
export function GiftPopup({ messages, prefix, onClose }: GiftPopupProps) {
  const t = useTranslations('popups.gift');
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={t('close')}
      picture={<Gift aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent-ink" />}
      body={<p>{t('text', { messages })}</p>}
      actions={[
        { label: t('find'), href: `${prefix}/find` },
        { label: t('close'), tone: 'quiet' },
      ]}
    />
  );
}
