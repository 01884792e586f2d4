'use client';

import { Smile } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';

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
