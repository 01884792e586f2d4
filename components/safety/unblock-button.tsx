'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { SafetyPeer } from './types.ts';
import { useBlock } from './use-block.ts';

interface UnblockButtonProps {
  peer: SafetyPeer;
  onUnblocked?: () => void;
}

/** Takes a block back; it names whom it is about only to those who hear the page. */
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
