'use client';

import { RotateCcw, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LocalMessage } from '../state/message-state.ts';
import { OwnBubble } from './bubble.tsx';
import { SendMark } from './send-mark.tsx';

interface LocalBubbleProps {
  message: LocalMessage;
  onRetry: (message: LocalMessage) => void;
  onDiscard: (message: LocalMessage) => void;
}

/** A message of the member that is being sent, or was refused and can be retried. */
export function LocalBubble({ message, onRetry, onDiscard }: LocalBubbleProps) {
  const t = useTranslations('chat');
  const errors = useTranslations('errors');
  const { failed } = message;
  return (
    <div className="grid justify-items-end gap-1 pl-12">
      <span className="sr-only">{t('you')}</span>
      <OwnBubble
        waiting={failed !== undefined}
        message={{ msg: message.msg, removed: false, edited: false }}
      />
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
            <BubbleButton
              icon={Trash2}
              onClick={() => {
                onDiscard(message);
              }}
            >
              {t('discard')}
            </BubbleButton>
            <BubbleButton
              icon={RotateCcw}
              onClick={() => {
                onRetry(message);
              }}
            >
              {t('retry')}
            </BubbleButton>
          </p>
        </div>
      )}
    </div>
  );
}

interface BubbleButtonProps {
  icon: LucideIcon;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button below an unsent message. */
export function BubbleButton({ icon: Icon, children, ...rest }: BubbleButtonProps) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-1.5 font-ui text-sm font-semibold underline underline-offset-4"
      {...rest}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {children}
    </button>
  );
}
