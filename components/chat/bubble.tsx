import { clsx } from 'clsx';
import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { BlurredText } from './blurred-text.tsx';
import { isOnlyEmoji } from './emoji/is-only-emoji.ts';
import { SimpleHtmlText } from './simple-html-text.tsx';
import type { ThreadMessage } from './types.ts';

type Shown = Pick<ThreadMessage, 'msg' | 'removed' | 'edited'>;

function EditedMark() {
  const t = useTranslations('chat.message');
  return <span className="ml-2 text-xs italic">{t('edited')}</span>;
}

/** Stands where somebody took their message back. */
function Removed() {
  const t = useTranslations('chat');
  return <p className="bubble bubble-removed">{t('removed')}</p>;
}

/** What the member wrote. */
export function OwnBubble({ message, faded = false }: { message: Shown; faded?: boolean }) {
  if (message.removed) return <Removed />;
  const words = message.msg ?? '';
  return (
    <div
      className={clsx(
        'bubble whitespace-pre-wrap',
        isOnlyEmoji(words) ? 'bubble-emoji' : 'bubble-own',
        faded && 'opacity-60',
      )}
    >
      {words}
      {message.edited && <EditedMark />}
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
  if (message.removed) return <Removed />;
  if (message.blurred || message.msg === null) {
    return (
      <div className="bubble bubble-peer">
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
  if (message.isHtml) {
    return (
      <div className="bubble bubble-peer">
        <SimpleHtmlText html={message.msg} />
      </div>
    );
  }
  return (
    <div
      className={clsx(
        'bubble whitespace-pre-wrap',
        isOnlyEmoji(message.msg) ? 'bubble-emoji' : 'bubble-peer',
      )}
    >
      {message.msg}
      {message.edited && <EditedMark />}
    </div>
  );
}
