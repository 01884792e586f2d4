'use client';

import { clsx } from 'clsx';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { realHost, splitLinks } from '#lib/text/split-links.ts';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { OpenLink } from '../text-warnings/open-link.tsx';

interface LinkPreviewProps {
  message: Pick<ThreadMessage, 'seq' | 'from' | 'msg'>;
  preview: NonNullable<ThreadMessage['preview']>;
  peer: Peer;
}

/**
 * What the linked page of a message says about itself. All of it comes from our server: nothing is loaded from the page
 * before its link is followed, which shows first where it leads.
 */
export function LinkPreview({ message, preview, peer }: LinkPreviewProps) {
  const t = useTranslations('chat.preview');
  const { trackerId } = useRealtime();
  const [pressed, setPressed] = useState(false);
  const [pictured, setPictured] = useState(true);
  const { title, description, picture } = preview;
  const link = splitLinks(message.msg ?? '').find(({ address }) => address !== null);
  if (!link || link.address === null) return null;
  const { text, address } = link;
  const isWide = picture !== null && picture.width > picture.height;
  const shown = picture !== null && pictured;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setPressed(true);
        }}
        className={clsx(
          'w-full max-w-80 overflow-hidden rounded-card border border-line bg-raised text-left font-ui text-ink',
          shown && !isWide && 'grid grid-cols-[5.5rem_minmax(0,1fr)]',
        )}
      >
        {shown && (
          <img
            src={`/api/get/messages/${trackerId}/${peer.angelId}/${String(message.seq)}/preview`}
            alt=""
            loading="lazy"
            width={picture.width}
            height={picture.height}
            onError={() => {
              setPictured(false);
            }}
            className={clsx(
              'bg-sunken object-cover',
              isWide ? 'aspect-[1.91] h-auto w-full' : 'size-full min-h-24',
            )}
          />
        )}
        <span className="grid min-w-0 content-center gap-0.5 px-3.5 py-2.5">
          <span className="flex min-w-0 items-center gap-1.5 text-xs text-ink-soft">
            <Link2 aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
            <span className="sr-only">{t('label')}</span>
            <span dir="ltr" className="truncate">
              {realHost(address).replace(/^www\./, '')}
            </span>
          </span>
          <span
            dir="auto"
            className="line-clamp-2 leading-snug font-semibold [overflow-wrap:anywhere]"
          >
            {title}
          </span>
          {description !== '' && (
            <span
              dir="auto"
              className="line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere] text-ink-soft"
            >
              {description}
            </span>
          )}
        </span>
      </button>
      {pressed && (
        <OpenLink
          link={{ text, address }}
          risky={false}
          onClose={() => {
            setPressed(false);
          }}
        />
      )}
    </>
  );
}
