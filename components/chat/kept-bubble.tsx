'use client';

import { Hourglass, SendHorizontal, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRealtime } from '#components/notifications/use-realtime.ts';
import { useToldCall } from '#components/notifications/use-told-call.ts';
import { BubbleButton } from './bubble-button.tsx';
import { OwnBubble } from './bubble.tsx';
import { dropKept } from './chat-calls.ts';
import type { ThreadAnswer } from './types.ts';
import type { ThreadView } from './use-thread-view.ts';

interface KeptBubbleProps {
  kept: NonNullable<ThreadAnswer['kept']>;
  view: ThreadView;
}

/** A message that waits for credits: the same on every device, to be sent now or thrown away. */
export function KeptBubble({ kept, view }: KeptBubbleProps) {
  const t = useTranslations('chat');
  const errors = useTranslations('errors');
  const { trackerId } = useRealtime();
  const { pending, run } = useToldCall();
  const { idClient, msg, refusal } = kept;
  const drop = async (): Promise<void> => {
    if (await run(() => dropKept(trackerId))) view.stand({ kept: null });
  };
  return (
    <div className="grid justify-items-end gap-1 pl-12">
      <span className="sr-only">{t('you')}</span>
      <OwnBubble waiting message={{ msg, removed: false, edited: false }} />
      <p className="flex items-center gap-1.5 px-1 text-right font-ui text-sm text-ink-soft">
        <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        {refusal !== null && errors.has(refusal as never)
          ? errors(refusal as never)
          : t(kept.sendAfterPayment ? 'kept.afterPayment' : 'kept.waits')}
      </p>
      <p className="flex gap-5 px-1">
        <BubbleButton icon={Trash2} disabled={pending} onClick={() => void drop()}>
          {t('kept.discard')}
        </BubbleButton>
        <BubbleButton
          icon={SendHorizontal}
          onClick={() => {
            view.stand({ kept: null });
            view.retry({ idClient, msg, suggested: false, time: Date.now(), failed: undefined });
          }}
        >
          {t('kept.send')}
        </BubbleButton>
      </p>
    </div>
  );
}
