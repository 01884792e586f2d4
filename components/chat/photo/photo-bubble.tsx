'use client';

import { EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { later } from '#components/ui/later.tsx';
import { call } from '#lib/http/client/call.ts';
import type { Peer, ThreadMessage } from '../state/types.ts';

/** The large view, loaded only when it is opened. */
const PhotoView = later(async () => (await import('./photo-view.tsx')).PhotoView);

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

interface CoveredPhotoProps {
  peer: Peer;
  onOpened: () => void;
}

/** Replaces a peer's first photos: nothing of them is loaded before the member asks for it. */
function CoveredPhoto({ peer, onOpened }: CoveredPhotoProps) {
  const { angelId, screenName: name } = peer;
  const t = useTranslations('chat.photo');
  const { pending, run } = useRequest();
  const open = async (): Promise<void> => {
    const done = await run(() => call('POST /api/users/chatPhotos/open', { body: { angelId } }));
    if (done) onOpened();
  };
  return (
    <div className="bubble bubble-peer relative isolate grid w-64 max-w-full justify-items-center gap-2 overflow-hidden text-center">
      <span aria-hidden="true" className="pattern absolute inset-0 -z-10 opacity-50" />
      <EyeOff aria-hidden="true" strokeWidth={1.5} className="size-8 text-ink-soft" />
      <p className="font-ui font-semibold [overflow-wrap:anywhere]">{t('covered', { name })}</p>
      <p className="text-sm text-ink-soft">{t('coveredText', { name })}</p>
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void open()}>
        {t('open', { name })}
      </Button>
    </div>
  );
}
