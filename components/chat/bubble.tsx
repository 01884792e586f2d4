import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '#components/ui/cn.ts';
import { BlurredText } from './blurred-text.tsx';
import { SimpleHtmlText } from './simple-html-text.tsx';
import type { ThreadMessage } from './types.ts';

const shape =
  'w-fit max-w-[min(100%,34rem)] rounded-card px-4 py-2.5 text-base leading-snug break-words';

/** What the member wrote. */
export function OwnBubble({ children, faded }: { children: ReactNode; faded?: boolean }) {
  return (
    <div
      className={cn(
        shape,
        'ml-auto rounded-br-[0.25rem] bg-accent whitespace-pre-wrap text-on-accent transition-opacity',
        faded === true && 'opacity-60',
      )}
    >
      {children}
    </div>
  );
}

/** What the other side wrote, or strokes in its place with the way to read it. */
export function PeerBubble({
  message,
  unlockHref,
}: {
  message: ThreadMessage;
  unlockHref: string;
}) {
  const t = useTranslations('chat');
  const box = cn(shape, 'rounded-bl-[0.25rem] bg-raised [border:var(--card-border)] border-line');
  if (message.removed) return <p className={cn(box, 'text-ink-soft italic')}>{t('removed')}</p>;
  if (message.blurred || message.msg === null) {
    return (
      <div className={box}>
        <span className="sr-only">{t('blurred.hidden')}</span>
        <BlurredText className="text-ink-soft" />
        <a
          href={unlockHref}
          className="-mb-1 flex min-h-11 items-center gap-2 font-ui text-sm font-semibold text-accent-ink underline underline-offset-4"
        >
          <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          {t('blurred.unlock')}
        </a>
      </div>
    );
  }
  return (
    <div className={cn(box, !message.isHtml && 'whitespace-pre-wrap')}>
      {message.isHtml ? <SimpleHtmlText html={message.msg} /> : message.msg}
    </div>
  );
}
