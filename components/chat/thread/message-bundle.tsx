'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState, type PointerEvent } from 'react';
import { PhotoBubble } from '../photo/photo-bubble.tsx';
import type { Bundle } from '../state/group-messages.ts';
import type { ThreadState } from '../state/thread-state.ts';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { ReactionMark } from '../reactions/reaction-mark.tsx';
import { AnswererMark } from './answerer-mark.tsx';
import { OwnBubble, PeerBubble } from './bubble.tsx';
import { MessageMenu, type MessageAction } from './message-menu.tsx';
import { Notice } from './notice.tsx';
import { markOf, SendMark } from './send-mark.tsx';

interface MessageBundleProps {
  bundle: Bundle;
  peer: Peer;
  marks: Pick<ThreadState, 'peerReadSeq' | 'peerDeliveredSeq' | 'sent'>;
  unlockHref: string;
  cardCheckHref: string | null;
  clock: (time: number) => string;
  onPick: (action: MessageAction, message: ThreadMessage) => void;
  onReact: (message: ThreadMessage, reaction: ThreadMessage['reaction']) => void;
}

/** Consecutive messages of one side, with the time and, below those of hosted profiles, who answered. */
export function MessageBundle(props: MessageBundleProps) {
  const { bundle, peer, marks } = props;
  const t = useTranslations('chat');
  const last = bundle.messages.at(-1);
  if (last === undefined) return null;
  if (last.type !== 'personal') return <Notice message={last} peer={peer} />;
  const own = bundle.from === 'self';
  return (
    <div
      data-answerer={last.answerer ?? undefined}
      className={own ? 'grid justify-items-end gap-1' : 'grid justify-items-start gap-1'}
    >
      <span className="sr-only">{own ? t('you') : peer.screenName}</span>
      {bundle.messages.map((message) => (
        <MessageRow
          key={message.seq}
          message={message}
          peer={peer}
          writtenAt={marks.sent?.seq === message.seq ? marks.sent.writtenAt : undefined}
          unlockHref={props.unlockHref}
          cardCheckHref={props.cardCheckHref}
          onPick={props.onPick}
          onReact={props.onReact}
        />
      ))}
      <p className="flex flex-wrap items-center gap-x-2 px-1 font-ui text-xs text-ink-soft">
        {!own && last.answerer !== null && <AnswererMark answerer={last.answerer} />}
        <time dateTime={new Date(last.time).toISOString()}>{props.clock(last.time)}</time>
        {own && <SendMark state={markOf(last.seq, marks)} />}
      </p>
    </div>
  );
}

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
  /** When it was written, if it has just replaced the bubble of a message being sent. */
  writtenAt: number | undefined;
  unlockHref: string;
  cardCheckHref: string | null;
  onPick: (action: MessageAction, message: ThreadMessage) => void;
  onReact: (message: ThreadMessage, reaction: ThreadMessage['reaction']) => void;
}

/** One message with its menu, which opens by its button or by a long press. */
function MessageRow({ message, peer, writtenAt, onPick, onReact, ...hrefs }: MessageRowProps) {
  const [age] = useState(() => (writtenAt === undefined ? undefined : Date.now() - writtenAt));
  const press = useLongPress((row) => {
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  });
  const own = message.from === 'self';
  const menu = message.removed ? null : (
    <MessageMenu
      message={message}
      system={peer.kind === 'system'}
      onPick={onPick}
      onReact={onReact}
    />
  );
  const { attachment } = message;
  const bubble = own ? (
    <OwnBubble message={message} age={age} stored={age !== undefined} />
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
      <div className={clsx('grid min-w-0 gap-1', own && 'justify-items-end')}>
        {attachment !== null && (
          <PhotoBubble message={message} attachment={attachment} peer={peer} />
        )}
        {(attachment === null || message.msg !== '') && bubble}
        <ReactionMark message={message} peerName={peer.screenName} />
      </div>
      {!own && menu}
    </div>
  );
}
