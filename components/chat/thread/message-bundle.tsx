'use client';

import { clsx } from 'clsx';
import { Reply } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { later } from '#components/ui/later.tsx';
import { PhotoBubble } from '../photo/photo-bubble.tsx';
import { VoiceBubble } from '../voice/voice-bubble.tsx';
import type { Bundle } from '../state/group-messages.ts';
import type { ThreadState } from '../state/thread-state.ts';
import type { Peer, ThreadMessage } from '../state/types.ts';
import { Quote } from '../replies/quote.tsx';
import { isAnswerable } from '../replies/quote-of.ts';
import { ReplyButton } from '../replies/reply-button.tsx';
import { MessageTranslation } from '../translation/message-translation.tsx';
import { isTranslatable } from '../translation/is-translatable.ts';
import { ReactionMark } from '../reactions/reaction-mark.tsx';
import { AnswererMark } from './answerer-mark.tsx';
import { OwnBubble, PeerBubble } from './bubble.tsx';
import { MessageMenu, type MessageAction } from './message-menu.tsx';
import { Notice } from './notice.tsx';
import { markOf, SendMark } from './send-mark.tsx';
import { useRowGestures } from './use-row-gestures.ts';

/** Loaded only for messages that have one. */
const LinkPreview = later(async () => (await import('../previews/link-preview.tsx')).LinkPreview);

interface MessageBundleProps {
  bundle: Bundle;
  peer: Peer;
  marks: Pick<ThreadState, 'peerReadSeq' | 'peerDeliveredSeq' | 'sent'>;
  unlockHref: string;
  cardCheckHref: string | null;
  /** Number of the peer's first message with a link. */
  linkSeq: number | undefined;
  /** Something can be written here, so messages can be answered. */
  open: boolean;
  /** The peer writes in another language than the member's. */
  foreign: boolean;
  clock: (time: number) => string;
  onPick: (action: MessageAction, message: ThreadMessage) => void;
  onReact: (message: ThreadMessage, reaction: ThreadMessage['reaction']) => void;
  /** Shows the message with a number. */
  onShow: (seq: number) => void;
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
          linkSeq={props.linkSeq}
          open={props.open}
          foreign={props.foreign}
          onPick={props.onPick}
          onReact={props.onReact}
          onShow={props.onShow}
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

interface MessageRowProps extends Pick<
  MessageBundleProps,
  | 'peer'
  | 'unlockHref'
  | 'cardCheckHref'
  | 'linkSeq'
  | 'open'
  | 'foreign'
  | 'onPick'
  | 'onReact'
  | 'onShow'
> {
  message: ThreadMessage;
  /** When it was written, if it has just replaced the bubble of a message being sent. */
  writtenAt: number | undefined;
}

/** One message with its menu, which opens by its button or by a long press; a swipe answers the message. */
function MessageRow(props: MessageRowProps) {
  const { message, peer, writtenAt, open, foreign, onPick, onReact, onShow, linkSeq, ...hrefs } =
    props;
  const [translated, setTranslated] = useState(false);
  const [age] = useState(() => (writtenAt === undefined ? undefined : Date.now() - writtenAt));
  const answerable = open && isAnswerable(message);
  const reply = (): void => {
    onPick('reply', message);
  };
  const gestures = useRowGestures({
    onLongPress: (row) => {
      row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    },
    onSwipe: answerable ? reply : undefined,
  });
  const own = message.from === 'self';
  const translatable = peer.kind !== 'system' && isTranslatable(message);
  const menu = message.removed ? null : (
    <MessageMenu
      message={message}
      system={peer.kind === 'system'}
      answerable={answerable}
      onPick={onPick}
      onReact={onReact}
      onTranslate={
        translatable && !translated
          ? () => {
              setTranslated(true);
            }
          : undefined
      }
    />
  );
  const { attachment } = message;
  const quote =
    message.quote === null ? undefined : (
      <Quote quote={message.quote} peerName={peer.screenName} onShow={onShow} />
    );
  const bubble = own ? (
    <OwnBubble message={message} age={age} stored={age !== undefined} quote={quote} />
  ) : (
    <PeerBubble
      message={message}
      peer={peer}
      quote={quote}
      firstLink={message.seq === linkSeq}
      {...hrefs}
    />
  );
  return (
    <div
      {...gestures}
      data-seq={message.seq}
      tabIndex={-1}
      className={clsx(
        'message-row relative flex max-w-full min-w-0 items-center',
        own ? 'justify-end justify-self-end' : 'justify-self-start',
      )}
    >
      {answerable && <Reply aria-hidden="true" strokeWidth={1.75} className="swipe-mark" />}
      {own && menu}
      {own && answerable && <ReplyButton onPress={reply} />}
      <div className={clsx('grid min-w-0 gap-1', own && 'justify-items-end')}>
        {attachment?.voice && (
          <VoiceBubble message={message} voice={attachment.voice} peer={peer} />
        )}
        {attachment !== null && attachment.voice === undefined && (
          <PhotoBubble message={message} attachment={attachment} peer={peer} />
        )}
        {(attachment === null || message.msg !== '') && bubble}
        {message.preview !== null && message.seq !== linkSeq && (
          <LinkPreview message={message} preview={message.preview} peer={peer} />
        )}
        {translatable && (
          <MessageTranslation
            key={message.msg}
            angelId={peer.angelId}
            seq={message.seq}
            offered={foreign}
            shown={translated}
            onShow={setTranslated}
          />
        )}
        <ReactionMark message={message} peerName={peer.screenName} />
      </div>
      {!own && answerable && <ReplyButton onPress={reply} />}
      {!own && menu}
    </div>
  );
}
