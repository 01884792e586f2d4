'use client';

import { clsx } from 'clsx';
import { OwnBubble, PeerBubble } from './bubble.tsx';
import { MessageMenu, type MessageAction } from './message-menu.tsx';
import { PhotoBubble } from '../photo/photo-bubble.tsx';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { useLongPress } from './use-long-press.ts';

interface MessageRowProps {
  message: ThreadMessage;
  peer: Peer;
  unlockHref: string;
  cardCheckHref: string | null;
  onPick: (action: MessageAction, message: ThreadMessage) => void;
}

/** One message with its menu, which opens by its button or by a long press. */
export function MessageRow({ message, peer, onPick, ...hrefs }: MessageRowProps) {
  const press = useLongPress((row) => {
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  });
  const own = message.from === 'self';
  const menu = message.removed ? null : (
    <MessageMenu message={message} system={peer.kind === 'system'} onPick={onPick} />
  );
  const { attachment } = message;
  const bubble = own ? (
    <OwnBubble message={message} />
  ) : (
    <PeerBubble message={message} peer={peer} {...hrefs} />
  );
  return (
    <div
      {...press}
      className={clsx(
        'message-row flex max-w-full min-w-0 items-center',
        own ? 'justify-end justify-self-end' : 'justify-self-start',
      )}
    >
      {own && menu}
      {attachment === null ? (
        bubble
      ) : (
        <div className={clsx('grid min-w-0 gap-1', own && 'justify-items-end')}>
          <PhotoBubble message={message} attachment={attachment} peer={peer} />
          {message.msg !== '' && bubble}
        </div>
      )}
      {!own && menu}
    </div>
  );
}
