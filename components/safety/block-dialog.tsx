'use client';

import { useTranslations } from 'next-intl';
import { Popup } from '#components/ui/popup.tsx';
import type { SafetyPeer } from './types.ts';
import { useBlock } from './use-block.ts';

interface BlockDialogProps {
  peer: SafetyPeer;
  onClose: () => void;
  onBlocked?: (() => void) | undefined;
}

/** Explains what a block does, before it is confirmed. */
export function BlockDialog({ peer, onClose, onBlocked }: BlockDialogProps) {
  const t = useTranslations('safety.block');
  const { pending, block } = useBlock(peer);
  const name = peer.screenName;
  const confirm = async (): Promise<void> => {
    if (!(await block())) return;
    onClose();
    onBlocked?.();
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
