'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { sendsByEnter } from './sends-by-enter.ts';
import { useAutoHeight } from './use-auto-height.ts';

export const MOST_CHARACTERS = 2000;

interface MessageFieldProps {
  id: string;
  peerName: string;
  value: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** The member is about to write. */
  onBegin: () => void;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Rendered inside the field's frame, at the end. */
  children: ReactNode;
}

/** The text field, which grows with its text. */
export function MessageField(props: MessageFieldProps) {
  const { id, peerName, value, fieldRef, onBegin, onChange, onSend, children } = props;
  const t = useTranslations('chat.composer');
  useAutoHeight(fieldRef, value);
  return (
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
        onFocus={onBegin}
        onChange={(event) => {
          onBegin();
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (!sendsByEnter(event)) return;
          event.preventDefault();
          onSend();
        }}
        className="field-box max-h-40 min-h-[43px] py-2 pr-12 leading-normal"
      />
      {children}
    </div>
  );
}
