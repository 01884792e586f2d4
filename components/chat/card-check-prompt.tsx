'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';

interface CardCheckPromptProps {
  name: string;
  href: string | null;
  onClose: () => void;
}

/** Why a message did not go out, and where the check is made that lets it. */
export function CardCheckPrompt({ name, href, onClose }: CardCheckPromptProps) {
  const t = useTranslations('chat.cardCheck');
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t('title')}
      body={<p>{t('text', { name })}</p>}
      closeLabel={t('close')}
      actions={[
        ...(href === null ? [] : [{ label: t('action'), href }]),
        { label: t('later'), tone: 'quiet' },
      ]}
    />
  );
}
