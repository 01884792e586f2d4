'use client';

import { Smile } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { later } from '#components/ui/later.tsx';

interface EmojiButtonProps {
  buttonRef: Ref<HTMLButtonElement>;
  open: boolean;
  /** Id of the panel that it opens. */
  panelId: string;
  onToggle: () => void;
}

/** In the corner of the field; the panel opens below it. */
export function EmojiButton({ buttonRef, open, panelId, onToggle }: EmojiButtonProps) {
  const t = useTranslations('chat.emoji');
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={t(open ? 'close' : 'open')}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
      className="absolute right-0.5 bottom-0 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink aria-expanded:text-accent-ink"
    >
      <Smile aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}

interface InsertOptions {
  most: number;
  onChange: (text: string) => void;
}

/** Inserts an emoji at the caret of a field, or over the selection, and puts the caret behind it. */
export function insertAt(
  field: HTMLTextAreaElement | null,
  emoji: string,
  { most, onChange }: InsertOptions,
): void {
  if (field === null) return;
  const { value, selectionStart, selectionEnd } = field;
  const text = `${value.slice(0, selectionStart)}${emoji}${value.slice(selectionEnd)}`;
  if (text.length > most) return;
  onChange(text);
  const caret = selectionStart + emoji.length;
  // The field contains the new text only after React has rendered it.
  requestAnimationFrame(() => {
    field.setSelectionRange(caret, caret);
  });
}

/** The panel with its list, loaded only when it is opened. */
export const EmojiPanel = later(
  async () => (await import('./emoji-panel.tsx')).EmojiPanel,
  <div aria-busy="true" className="h-64" />,
);
