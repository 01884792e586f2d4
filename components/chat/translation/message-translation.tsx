'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useRef } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';
import { loadScript } from '#components/ui/load-script.ts';

const Translation = lazy(async () => {
  const script = await loadScript(() => import('./translation.tsx'));
  return { default: script.Translation };
});

interface MessageTranslationProps {
  angelId: string;
  seq: number;
  /** The peer writes in another language: a translation is offered below each message. */
  offered: boolean;
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Below a received text: the offer of a translation with its cost, or the translation. */
export function MessageTranslation(props: MessageTranslationProps) {
  const { angelId, seq, offered, shown, onShow } = props;
  const t = useTranslations('chat.translation');
  const box = useRef<HTMLDivElement>(null);
  if (!shown && !offered) return null;
  return (
    <div ref={box} className="px-1">
      {shown ? (
        <Suspense fallback={<Spinner />}>
          <Translation
            angelId={angelId}
            seq={seq}
            onHide={() => {
              box.current?.closest<HTMLElement>('[data-seq]')?.focus({ preventScroll: true });
              onShow(false);
            }}
          />
        </Suspense>
      ) : (
        <button
          type="button"
          className="flex min-h-11 items-center font-ui text-xs font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
          onClick={() => {
            onShow(true);
          }}
        >
          {t('offer')}
        </button>
      )}
    </div>
  );
}
