'use client';

import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { codeOf } from '#lib/http/client/call-error.ts';
import { translateMessage } from '../state/chat-calls.ts';

type Answer = Awaited<ReturnType<typeof translateMessage>>;
type Result = { readonly answer: Answer } | { readonly error: unknown };

const LINK =
  'flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4';

interface TranslationProps {
  angelId: string;
  seq: number;
  onHide: () => void;
}

/** The translation of a received message, fetched once it is rendered, and said to be a machine's. */
export function Translation({ angelId, seq, onHide }: TranslationProps) {
  const t = useTranslations('chat');
  const errorMessage = useErrorMessages();
  const { trackerId } = useRealtime();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that asked for it is gone.
    box.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    let over = false;
    const show = (shown: Result): void => {
      if (!over) setResult(shown);
    };
    translateMessage(trackerId, angelId, seq).then(
      (answer) => {
        show({ answer });
      },
      (error: unknown) => {
        show({ error });
      },
    );
    return () => {
      over = true;
    };
  }, [trackerId, angelId, seq, attempt]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="max-w-prose border-l-2 border-accent pl-3 font-ui text-sm leading-snug text-ink-soft"
    >
      {result === null && (
        <p className="flex min-h-11 items-center gap-2">
          <Spinner />
          {t('translation.pending')}
        </p>
      )}
      {result !== null && 'error' in result && (
        <>
          <p>{errorMessage(codeOf(result.error))}</p>
          <button
            type="button"
            className={LINK}
            onClick={() => {
              setResult(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('retry')}
          </button>
        </>
      )}
      {result !== null && 'answer' in result && (
        <>
          <p
            lang={result.answer.to}
            className="text-base whitespace-pre-wrap text-ink [overflow-wrap:anywhere]"
          >
            {result.answer.translation}
          </p>
          <p className="mt-1 flex items-start gap-1.5 text-xs">
            <Languages aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            {t('translation.mark')}
          </p>
          <button type="button" className={LINK} onClick={onHide}>
            {t('translation.hide')}
          </button>
        </>
      )}
    </div>
  );
}
