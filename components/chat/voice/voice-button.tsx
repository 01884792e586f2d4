'use client';

import { Mic } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { later } from '#components/ui/later.tsx';
import type { PhotoButtonProps } from '../photo/types.ts';

const VoicePanel = later(async () => (await import('./voice-panel.tsx')).VoicePanel);

/** Beside the field, in a thread of two members who match: records a voice message. */
export function VoiceButton(props: PhotoButtonProps) {
  const t = useTranslations('chat.voice');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('record')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
        icon={<Mic aria-hidden="true" strokeWidth={1.75} />}
      />
      {open && (
        <VoicePanel
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
