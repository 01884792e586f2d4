'use client';

import { useTranslations } from 'next-intl';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { leaveCall } from './leave-call.ts';
import type { CalledPeer } from './call-requests.ts';

interface IncomingCallProps {
  id: string;
  peer: CalledPeer;
  onAccept: () => void;
  onClose: () => void;
}

/** Another member calls: accept or decline. Nothing of the microphone or camera is asked for before. */
export function IncomingCall({ id, peer, onAccept, onClose }: IncomingCallProps) {
  const t = useTranslations('calls.incoming');
  return (
    <Popup
      open
      blocking
      onOpenChange={() => undefined}
      title={t('title', { name: peer.screenName })}
      picture={
        <span className="justify-self-start motion-safe:animate-pulse">
          <PeerPicture angelId={peer.angelId} name={peer.screenName} photo={peer.photo} size={88} />
        </span>
      }
      body={<p>{t('text')}</p>}
      closeLabel={t('decline')}
      actions={[
        { label: t('accept'), stays: true, onPress: onAccept },
        {
          label: t('decline'),
          tone: 'danger',
          stays: true,
          onPress: () => {
            leaveCall(id);
            onClose();
          },
        },
      ]}
    />
  );
}
