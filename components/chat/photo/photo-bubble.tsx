'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRealtime } from '#components/notifications/use-realtime.ts';
import type { Peer, ThreadMessage } from '../types.ts';
import { CoveredPhoto } from './covered-photo.tsx';
import { PhotoView } from './photo-view-later.tsx';

interface PhotoBubbleProps {
  message: Pick<ThreadMessage, 'seq' | 'from'>;
  attachment: NonNullable<ThreadMessage['attachment']>;
  peer: Peer;
}

/** The photo of a message: covered until its receiver opens it, small in the thread, large when pressed. */
export function PhotoBubble({ message, attachment, peer }: PhotoBubbleProps) {
  const t = useTranslations('chat.photo');
  const { trackerId } = useRealtime();
  const [opened, setOpened] = useState(false);
  const [large, setLarge] = useState(false);
  const [gone, setGone] = useState(false);
  if (attachment.state === 'covered' && !opened) {
    return (
      <CoveredPhoto
        peer={peer}
        onOpened={() => {
          setOpened(true);
        }}
      />
    );
  }
  const own = message.from === 'self';
  if (gone) return <p className="bubble bubble-removed">{t('gone')}</p>;
  const { width, height } = attachment;
  const src = `/api/get/messages/${trackerId}/${peer.angelId}/${String(message.seq)}/picture`;
  const alt = own ? t('own') : t('peer', { name: peer.screenName });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setLarge(true);
        }}
        className="block max-w-full overflow-hidden rounded-card"
      >
        <img
          src={src}
          alt={alt}
          loading="lazy"
          {...(width !== null && height !== null && { width, height })}
          onError={() => {
            setGone(true);
          }}
          className="h-auto max-h-80 w-60 max-w-full bg-sunken object-cover"
        />
        <span className="sr-only">{t('larger')}</span>
      </button>
      {large && (
        <PhotoView
          src={src}
          alt={alt}
          width={width}
          height={height}
          onClose={() => {
            setLarge(false);
          }}
        />
      )}
    </>
  );
}
