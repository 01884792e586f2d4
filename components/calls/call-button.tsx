'use client';

import { Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '#components/ui/icon-button.tsx';
import { requestCall, type CalledPeer } from './call-requests.ts';

/** In the head of a thread of two members who match: calls the peer. */
export function CallButton({ peer }: { peer: CalledPeer }) {
  const t = useTranslations('calls');
  return (
    <IconButton
      label={t('start', { name: peer.screenName })}
      aria-haspopup="dialog"
      onClick={() => {
        requestCall(peer);
      }}
      icon={<Phone aria-hidden="true" strokeWidth={1.75} />}
    />
  );
}
