'use client';

import { Hourglass, SendHorizontal, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { BubbleButton } from './local-bubble.tsx';
import { OwnBubble } from './bubble.tsx';
import { discardPendingMessage } from '../state/chat-calls.ts';
import type { ThreadAnswer } from '../state/types.ts';
import type { ThreadView } from './use-thread-view.ts';

interface PendingMessageBubbleProps {
  pendingMessage: NonNullable<ThreadAnswer['pendingMessage']>;
  view: ThreadView;
}

/** The message that is pending until there are credits: the same on every device, to be sent now or discarded. */
export function PendingMessageBubble({ pendingMessage, view }: PendingMessageBubbleProps) {
  const t = useTranslations('chat');
  const errors = useTranslations('errors');
  const { trackerId } = useRealtime();
  const { pending, run } = useRequest();
  const { idClient, msg, refusal } = pendingMessage;
  const drop = async (): Promise<void> => {
    if (await run(() => discardPendingMessage(trackerId)))
      view.updateStatus({ pendingMessage: null });
  };
  return (
    <div className="grid justify-items-end gap-1 pl-12">
      <span className="sr-only">{t('you')}</span>
      <OwnBubble waiting message={{ msg, removed: false, edited: false }} />
      <p className="flex items-center gap-1.5 px-1 text-right font-ui text-sm text-ink-soft">
        <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        {refusal !== null && errors.has(refusal as never)
          ? errors(refusal as never)
          : t(pendingMessage.sendAfterPayment ? 'kept.afterPayment' : 'kept.waits')}
      </p>
      <p className="flex gap-5 px-1">
        <BubbleButton icon={Trash2} disabled={pending} onClick={() => void drop()}>
          {t('kept.discard')}
        </BubbleButton>
        <BubbleButton
          icon={SendHorizontal}
          onClick={() => {
            view.updateStatus({ pendingMessage: null });
            view.retry({ idClient, msg, suggested: false, time: Date.now(), failed: undefined });
          }}
        >
          {t('kept.send')}
        </BubbleButton>
      </p>
    </div>
  );
}
