'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { MESSAGE_MAX_LENGTH } from '#lib/chat/limits.ts';

/** Enter sends where there is a mouse; on phones it begins a new line. */
export function sendsByEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.shiftKey &&
    !event.nativeEvent.isComposing &&
    window.matchMedia('(hover: hover) and (pointer: fine)').matches
  );
}

interface MessageFieldProps {
  id: string;
  peerName: string;
  value: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Ids of what describes the field. */
  describedBy: string;
  onEscape: () => void;
  /** The member is about to write. */
  onBegin: () => void;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Rendered inside the field's frame, at the end. */
  children: ReactNode;
}

/** The text field, which grows with its text. */
export function MessageField(props: MessageFieldProps) {
  const { id, peerName, value, fieldRef, describedBy, onBegin, onChange, onSend, children } = props;
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
        maxLength={MESSAGE_MAX_LENGTH}
        placeholder={t('placeholder')}
        value={value}
        aria-describedby={describedBy}
        onFocus={onBegin}
        onChange={(event) => {
          onBegin();
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.onEscape();
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

/** Lets a field grow with its text where the style sheet alone cannot. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.setProperty('height', 'auto');
    const borders = element.offsetHeight - element.clientHeight;
    element.style.setProperty('height', `${String(element.scrollHeight + borders)}px`);
  }, [field, text]);
}
