'use client';

import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { later } from '#components/ui/later.tsx';
import type { NextPrice } from '#lib/credits/next-price.ts';
import { EmojiButton, EmojiPanel, insertAt } from '../emoji/emoji-button.tsx';
import { useTextHints } from '../text-warnings/use-text-hints.ts';
import { ReplyBar } from '../replies/reply-bar.tsx';
import type { Quote } from '../state/types.ts';
import { CostLine } from './cost-line.tsx';
import { MessageField } from './message-field.tsx';
import { MESSAGE_MAX_LENGTH } from '#lib/chat/limits.ts';
import { isBlank } from '#lib/text/is-blank.ts';

/** Loaded with the first hint. */
const ComposerHint = later(
  async () => (await import('../text-warnings/composer-hint.tsx')).ComposerHint,
);

interface ComposerProps {
  peerName: string;
  /** Whether the peer is a hosted profile. */
  hosted: boolean;
  /** The peer's latest text, and whether the member may send phone numbers and the like. */
  recentText: string;
  cardVerified: boolean;
  cardCheckHref: string | null;
  value: string;
  /** The message that this one answers. */
  replyTo: Quote | null;
  onCancelReply: () => void;
  onChange: (text: string) => void;
  onSend: () => void;
  price: NextPrice;
  plansHref: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Beside the field: a button for what can be sent besides text. */
  photo?: ReactNode;
}

/** The composer: a field that grows with its text, and the price of the message below it. */
export function Composer(props: ComposerProps) {
  const { peerName, value, replyTo, onChange, onCancelReply, price, plansHref, fieldRef } = props;
  const t = useTranslations('chat.composer');
  const id = useId();
  const [emoji, setEmoji] = useState(false);
  const emojiButton = useRef<HTMLButtonElement>(null);
  const textHints = useTextHints({
    draft: value,
    recentText: props.recentText,
    cardVerified: props.cardVerified,
  });
  const empty = isBlank(value);
  const send = (): void => {
    if (!empty && textHints.pass()) props.onSend();
  };
  return (
    <form
      method="post"
      className="grid grid-cols-1 gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div role="status" className="empty:hidden">
        {textHints.hints.length > 0 && (
          <ComposerHint
            hints={textHints.hints}
            held={textHints.held}
            peerName={peerName}
            cardCheckHref={props.cardCheckHref}
          />
        )}
      </div>
      {replyTo !== null && (
        <ReplyBar id={`${id}-reply`} quote={replyTo} peerName={peerName} onCancel={onCancelReply} />
      )}
      <div className="flex items-end gap-2">
        {props.photo}
        <MessageField
          id={id}
          peerName={peerName}
          value={value}
          fieldRef={fieldRef}
          describedBy={clsx(replyTo !== null && `${id}-reply`, `${id}-cost`)}
          onEscape={onCancelReply}
          onChange={onChange}
          onBegin={textHints.begin}
          onSend={send}
        >
          <EmojiButton
            buttonRef={emojiButton}
            open={emoji}
            panelId={`${id}-emoji`}
            onToggle={() => {
              setEmoji(!emoji);
            }}
          />
        </MessageField>
        <IconButton
          type="submit"
          variant="primary"
          label={t(textHints.held ? 'sendAnyway' : 'send')}
          aria-disabled={empty || undefined}
          icon={<SendHorizontal aria-hidden="true" strokeWidth={1.75} />}
        />
      </div>
      {emoji && (
        <EmojiPanel
          id={`${id}-emoji`}
          onPick={(character) => {
            insertAt(fieldRef.current, character, { most: MESSAGE_MAX_LENGTH, onChange });
          }}
          onClose={() => {
            setEmoji(false);
            emojiButton.current?.focus();
          }}
        />
      )}
      <div id={`${id}-cost`}>
        <CostLine price={price} plansHref={plansHref} hosted={props.hosted} />
      </div>
    </form>
  );
}
