'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';

interface CardCheckPromptProps {
  name: string;
  href: string | null;
  /** What waits for the check, where it is no message. */
  text?: string;
  onClose: () => void;
}

/** Why a message did not go out, and where the check is made that lets it. */
export function CardCheckPrompt({ name, href, text, onClose }: CardCheckPromptProps) {
  const t = useTranslations('chat.cardCheck');
  return (
    <Popup
      open
      onOpenChange={onClose}
      title={t('title')}
      body={<p>{text ?? t('text', { name })}</p>}
      closeLabel={t('close')}
      actions={[
        ...(href === null ? [] : [{ label: t('action'), href }]),
        { label: t('later'), tone: 'quiet' },
      ]}
    />
  );
}
