'use client';

import { useTranslations } from 'next-intl';
import { VoicePlayer } from '#components/media/voice/voice-player.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import type { Voice } from '#lib/realtime/events.ts';
import type { Peer, ThreadMessage } from '../state/types.ts';

interface VoiceBubbleProps {
  message: Pick<ThreadMessage, 'seq' | 'from'>;
  voice: Voice;
  peer: Peer;
}

/** The voice message of a message. */
export function VoiceBubble({ message, voice, peer }: VoiceBubbleProps) {
  const t = useTranslations('chat.voice');
  const { trackerId } = useRealtime();
  const own = message.from === 'self';
  return (
    <VoicePlayer
      src={`/api/get/messages/${trackerId}/${peer.angelId}/${String(message.seq)}/voice`}
      voice={voice}
      label={own ? t('own') : t('peer', { name: peer.screenName })}
      className={own ? 'bubble-own' : 'bubble-peer'}
    />
  );
}
