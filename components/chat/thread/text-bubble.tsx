import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { isOnlyEmoji } from '../emoji/is-only-emoji.ts';

interface TextBubbleProps {
  text: string;
  variant: 'own' | 'waiting' | 'peer';
  /** For how long it has been shown, in ms, if it was written just now: the brand's motion begins there. */
  age?: number | undefined;
  /** The message that this one answers, above the text. */
  quote?: ReactNode;
  /** Shown instead of the bare text. */
  children?: ReactNode;
}

/** The text of a message, with the corner and colour of its side; a few emoji alone have no bubble. */
export function TextBubble({ text, variant, age, quote, children = text }: TextBubbleProps) {
  const bare = quote === undefined && isOnlyEmoji(text);
  return (
    <div
      {...(age !== undefined && { style: { animationDelay: `-${String(age)}ms` } })}
      className={clsx(
        'bubble whitespace-pre-wrap',
        bare ? 'bubble-emoji' : `bubble-${variant}`,
        quote !== undefined && 'bubble-reply',
        age !== undefined && 'bubble-sent',
      )}
    >
      {quote}
      {quote === undefined ? children : <div>{children}</div>}
    </div>
  );
}
