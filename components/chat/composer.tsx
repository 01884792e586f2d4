'use client';

import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { NextPrice } from '#lib/realtime/client/next-price.ts';
import { CostLine } from './cost-line.tsx';
import { EmojiButton } from './emoji/emoji-button.tsx';
import { EmojiPanel } from './emoji/emoji-panel-later.tsx';
import { insertAt } from './emoji/insert-at.ts';
import { sendsByEnter } from './sends-by-enter.ts';
import { useAutoHeight } from './use-auto-height.ts';

export const MOST_CHARACTERS = 2000;

interface ComposerProps {
  peerName: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  price: NextPrice;
  plansHref: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Beside the field: what else than words can be sent. */
  photo?: ReactNode;
}

/** Where one writes: a line that grows, with what it costs below it. */
export function Composer(props: ComposerProps) {
  const { peerName, value, onChange, onSend, price, plansHref, fieldRef } = props;
  const t = useTranslations('chat.composer');
  const id = useId();
  const [emoji, setEmoji] = useState(false);
  const emojiButton = useRef<HTMLButtonElement>(null);
  useAutoHeight(fieldRef, value);
  const empty = value.trim() === '';
  return (
    <form
      method="post"
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) onSend();
      }}
    >
      <div className="flex items-end gap-2">
        {props.photo}
        <div className="relative flex min-w-0 flex-1 items-end">
          <label htmlFor={id} className="sr-only">
            {t('label', { name: peerName })}
          </label>
          <textarea
            ref={fieldRef}
            id={id}
            rows={1}
            maxLength={MOST_CHARACTERS}
            placeholder={t('placeholder')}
            value={value}
            aria-describedby={`${id}-cost`}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            onKeyDown={(event) => {
              if (!sendsByEnter(event)) return;
              event.preventDefault();
              if (!empty) onSend();
            }}
            className="field-box max-h-40 min-h-[43px] py-2 pr-12 leading-normal"
          />
          <EmojiButton
            buttonRef={emojiButton}
            open={emoji}
            panelId={`${id}-emoji`}
            onToggle={() => {
              setEmoji(!emoji);
            }}
          />
        </div>
        <IconButton
          type="submit"
          variant="primary"
          label={t('send')}
          aria-disabled={empty || undefined}
          icon={<SendHorizontal aria-hidden="true" strokeWidth={1.75} />}
        />
      </div>
      {emoji && (
        <EmojiPanel
          id={`${id}-emoji`}
          onPick={(sign) => {
            insertAt(fieldRef.current, sign, { most: MOST_CHARACTERS, onChange });
          }}
          onClose={() => {
            setEmoji(false);
            emojiButton.current?.focus();
          }}
        />
      )}
      <div id={`${id}-cost`}>
        <CostLine price={price} plansHref={plansHref} />
      </div>
    </form>
  );
}
