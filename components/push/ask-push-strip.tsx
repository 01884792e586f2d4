'use client';

import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { BellRing } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast.tsx';
import { call } from '#lib/http/client/call.ts';
import { rememberAsk } from './ask-memory.ts';
import { usePush } from './use-push.ts';

interface AskPushStripProps {
  /** Name of the peer whose answer is expected. */
  name: string;
  onDone: () => void;
}

/** Proposes push in one line, if the brand has it. Only a press makes the browser ask. */
export function AskPushStrip(props: AskPushStripProps) {
  const { trackerId } = useRealtime();
  const [pushKey, setPushKey] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    call('GET /api/get/channels/{trackerId}', { params: { trackerId } }).then(
      (configured) => {
        if (!left) setPushKey(configured.pushKey);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [trackerId]);
  return pushKey !== null && <Question trackerId={trackerId} pushKey={pushKey} {...props} />;
}

interface QuestionProps extends AskPushStripProps {
  trackerId: string;
  pushKey: string;
}

function Question({ trackerId, pushKey, name, onDone }: QuestionProps) {
  const t = useTranslations('chat.askPush');
  const errors = useErrorMessages();
  const brand = document.documentElement.dataset['brand'] ?? '';
  const { state, pending, fault, start } = usePush({ trackerId, pushKey, brand });
  useEffect(() => {
    rememberAsk('shown');
  }, []);
  useEffect(() => {
    if (state !== 'on' && state !== 'denied') return;
    showToast(state === 'on' ? 'success' : 'info', { title: t(state) });
    onDone();
  }, [state, t, onDone]);

  return (
    <aside
      aria-label={t('label')}
      data-state="open"
      className="motion-rise flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-raised px-4 py-3 font-ui text-sm text-ink desk:px-6"
    >
      <BellRing aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 basis-48 leading-snug">
        {t('text', { name })}
        {fault !== null && (
          <span role="alert" className="block text-danger">
            {errors(fault)}
          </span>
        )}
      </p>
      <div className="flex gap-2 max-desk:w-full max-desk:justify-end">
        <Button
          size="sm"
          variant="quiet"
          disabled={pending}
          onClick={() => {
            rememberAsk('no');
            onDone();
          }}
        >
          {t('no')}
        </Button>
        <Button size="sm" pending={pending} onClick={start}>
          {t('yes')}
        </Button>
      </div>
    </aside>
  );
}
