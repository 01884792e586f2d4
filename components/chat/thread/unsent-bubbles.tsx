'use client';

import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Hourglass, RotateCcw, SendHorizontal, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { discardPendingMessage } from '../state/chat-calls.ts';
import type { LocalMessage } from '../state/message-state.ts';
import { publishPendingChange } from '../state/own-sends.ts';
import type { ThreadAnswer } from '../state/types.ts';
import { OwnBubble } from './bubble.tsx';
import { SendMark } from './send-mark.tsx';
import type { ThreadView } from './use-thread-view.ts';

interface LocalBubbleProps {
  message: LocalMessage;
  quote: ReactNode;
  onRetry: (message: LocalMessage) => void;
  onDiscard: (message: LocalMessage) => void;
}

/** A message of the member that is being sent, or was refused and can be retried. */
export function LocalBubble({ message, quote, onRetry, onDiscard }: LocalBubbleProps) {
  const t = useTranslations('chat');
  const errors = useErrorMessages();
  const { failed } = message;
  return (
    <div className="grid justify-items-end gap-1 pl-12">
      <span className="sr-only">{t('you')}</span>
      <OwnBubble
        waiting={failed !== undefined}
        age={failed === undefined ? 0 : undefined}
        message={{ msg: message.msg, removed: false, edited: false }}
        quote={quote}
      />
      {failed === undefined ? (
        <p className="px-1 text-xs text-ink-soft">
          <SendMark state="sending" />
        </p>
      ) : (
        <div className="grid justify-items-end px-1">
          <p role="alert" className="text-right font-ui text-sm text-danger">
            {t('notSent')} {errors.has(failed) ? errors(failed) : errors('unexpected')}
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

interface PendingMessageBubbleProps {
  pendingMessage: NonNullable<ThreadAnswer['pendingMessage']>;
  quote: ReactNode;
  view: ThreadView;
}

/** The message that is pending until there are credits: the same on every device, to be sent now or discarded. */
export function PendingMessageBubble({ pendingMessage, quote, view }: PendingMessageBubbleProps) {
  const t = useTranslations('chat');
  const errors = useErrorMessages();
  const { trackerId } = useRealtime();
  const { pending, run } = useRequest();
  const { idClient, msg, refusal } = pendingMessage;
  const drop = async (): Promise<void> => {
    if (!(await run(() => discardPendingMessage(trackerId)))) return;
    view.updateStatus({ pendingMessage: null });
    publishPendingChange();
  };
  return (
    <div className="grid justify-items-end gap-1 pl-12">
      <span className="sr-only">{t('you')}</span>
      <OwnBubble waiting message={{ msg, removed: false, edited: false }} quote={quote} />
      <p className="flex items-center gap-1.5 px-1 text-right font-ui text-sm text-ink-soft">
        <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        {refusal !== null && errors.has(refusal)
          ? errors(refusal)
          : t(pendingMessage.sendAfterPayment ? 'pending.afterPayment' : 'pending.needsCredits')}
      </p>
      <p className="flex gap-5 px-1">
        <BubbleButton icon={Trash2} disabled={pending} onClick={() => void drop()}>
          {t('pending.discard')}
        </BubbleButton>
        <BubbleButton
          icon={SendHorizontal}
          onClick={() => {
            view.updateStatus({ pendingMessage: null });
            view.retry({
              idClient,
              msg,
              suggested: false,
              quote: pendingMessage.quote,
              time: Date.now(),
              failed: refusal ?? undefined,
            });
          }}
        >
          {t('pending.send')}
        </BubbleButton>
      </p>
    </div>
  );
}
