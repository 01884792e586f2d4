import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isOnlyEmoji } from '../emoji/is-only-emoji.ts';

interface TextBubbleProps {
  text: string;
  variant: 'own' | 'waiting' | 'peer';
  /** For how long it has been shown, in ms, if it was written just now: the brand's motion begins there. */
  age?: number | undefined;
  /** Shown instead of the bare text. */
  children?: ReactNode;
}

/** The text of a message, with the corner and colour of its side; a few emoji alone have no bubble. */
export function TextBubble({ text, variant, age, children = text }: TextBubbleProps) {
  return (
    <div
      {...(age !== undefined && { style: { animationDelay: `-${String(age)}ms` } })}
      className={clsx(
        'bubble whitespace-pre-wrap',
        isOnlyEmoji(text) ? 'bubble-emoji' : `bubble-${variant}`,
        age !== undefined && 'bubble-sent',
      )}
    >
      {children}
    </div>
  );
}
