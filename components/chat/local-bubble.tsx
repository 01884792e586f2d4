'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OwnBubble } from './bubble.tsx';
import { SendMark } from './send-mark.tsx';
import type { LocalMessage } from './thread-state.ts';

const button =
  'inline-flex min-h-11 items-center gap-1.5 font-ui text-sm font-semibold underline underline-offset-4';

interface LocalBubbleProps {
  message: LocalMessage;
  onRetry: (message: LocalMessage) => void;
  onDiscard: (message: LocalMessage) => void;
}

/** An own message that is on its way, or was refused and can be tried again. */
export function LocalBubble({ message, onRetry, onDiscard }: LocalBubbleProps) {
  const t = useTranslations('chat');
  const errors = useTranslations('errors');
  const { failed } = message;
  return (
    <div className="grid justify-items-end gap-1 pl-12">
      <span className="sr-only">{t('you')}</span>
      <OwnBubble faded>{message.msg}</OwnBubble>
      {failed === undefined ? (
        <p className="px-1 text-xs text-ink-soft">
          <SendMark state="sending" />
        </p>
      ) : (
        <div className="grid justify-items-end px-1">
          <p role="alert" className="text-right font-ui text-sm text-danger">
            {t('notSent')}{' '}
            {errors.has(failed as never) ? errors(failed as never) : errors('unexpected')}
          </p>
          <p className="flex gap-5">
            <button
              type="button"
              className={button}
              onClick={() => {
                onDiscard(message);
              }}
            >
              <Trash2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {t('discard')}
            </button>
            <button
              type="button"
              className={button}
              onClick={() => {
                onRetry(message);
              }}
            >
              <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {t('retry')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
