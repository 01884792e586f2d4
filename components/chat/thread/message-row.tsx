'use client';

import { clsx } from 'clsx';
import { useRef, type PointerEvent } from 'react';
import { PhotoBubble } from '../photo/photo-bubble.tsx';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { OwnBubble, PeerBubble } from './bubble.tsx';
import { MessageMenu, type MessageAction } from './message-menu.tsx';

const LONG_MS = 450;
const STRAY_PX = 10;

/** Handlers for a long press; a finger that moves is scrolling. */
function useLongPress(onLongPress: (element: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const stop = (): void => {
    clearTimeout(timer.current);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType !== 'touch') return;
      const element = event.currentTarget;
      from.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = setTimeout(() => {
        onLongPress(element);
      }, LONG_MS);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STRAY_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

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
