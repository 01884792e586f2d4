'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';
import type { SafetyPeer } from './types.ts';
import { useUnmatch } from './use-unmatch.ts';

interface UnmatchDialogProps {
  peer: SafetyPeer;
  onClose: () => void;
  onUnmatched: () => void;
}

/** Says what the end of a match does, before it is confirmed. */
export function UnmatchDialog({ peer, onClose, onUnmatched }: UnmatchDialogProps) {
  const t = useTranslations('safety.unmatch');
  const { pending, unmatch } = useUnmatch(peer);
  const name = peer.screenName;
  const confirm = async (): Promise<void> => {
    if (!(await unmatch())) return;
    onClose();
    onUnmatched();
  };
  return (
    <Popup
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title={t('title', { name })}
      body={
        <>
          <p>{t('text')}</p>
          <p>{t('silent', { name })}</p>
        </>
      }
      closeLabel={t('cancel')}
      actions={[
        {
          label: t('confirm'),
          tone: 'danger',
          stays: true,
          pending,
          onPress: () => void confirm(),
        },
        { label: t('cancel'), tone: 'quiet' },
      ]}
    />
  );
}
