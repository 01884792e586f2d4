'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { SafetyPeer } from './types.ts';
import { useBlock } from './use-block.ts';

interface UnblockButtonProps {
  peer: SafetyPeer;
  onUnblocked?: () => void;
}

/** Removes a block; the profile's name is part of its label for screen readers only. */
export function UnblockButton({ peer, onUnblocked }: UnblockButtonProps) {
  const t = useTranslations('safety.unblock');
  const { pending, unblock } = useBlock(peer);
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      aria-label={t('spoken', { name: peer.screenName })}
      onClick={() => {
        void unblock().then((done) => {
          if (done) onUnblocked?.();
        });
      }}
    >
      {t('short')}
    </Button>
  );
}
