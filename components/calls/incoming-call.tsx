'use client';

import { BellOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { usePause } from '#components/notifications/pause/pause-state.tsx';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { Button } from '#components/ui/button.tsx';
import { Popup } from '#components/ui/popup.tsx';
import { leaveCall } from './leave-call.ts';
import type { CalledPeer } from './call-requests.ts';
import { ring, isRingOn, type Ringing } from './ring.ts';

interface IncomingCallProps {
  id: string;
  peer: CalledPeer;
  onAccept: () => void;
  onClose: () => void;
}

/** Another member calls, and it rings: accept, decline, or silence it. Nothing of the microphone or camera is asked for before. */
export function IncomingCall({ id, peer, onAccept, onClose }: IncomingCallProps) {
  const t = useTranslations('calls.incoming');
  const ringing = useRef<Ringing | null>(null);
  const { pause } = usePause();
  const [silent, setSilent] = useState(() => pause !== null || !isRingOn());
  useEffect(() => {
    if (silent) return;
    const one = ring(id, () => {
      setSilent(true);
    });
    ringing.current = one;
    return one.stop;
  }, [id, silent]);
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
    >
      {!silent && (
        <Button variant="quiet" onClick={() => ringing.current?.mute()}>
          <BellOff aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {t('silence')}
        </Button>
      )}
    </Popup>
  );
}
