'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { call } from '#lib/http/client/call.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { Spinner } from '#components/ui/spinner.tsx';

const ASK_EVERY_MS = 1_000;
const MAX_CHECKS = 5;
/** How long the new total is shown. */
const SHOWN_MS = 1_200;

interface AddingCreditsProps {
  /** Credits at the time of the order. */
  before: number;
  onDone: () => void;
}

/**
 * Between the payment and its page: waits until the new credits are visible. They are granted by then, so
 * after a few seconds the page goes on even if it has not received them.
 */
export function AddingCredits({ before, onDone }: AddingCreditsProps) {
  const t = useTranslations('payments.credits');
  const { credits, setCredits } = useMemberState();
  const { trackerId } = useRealtime();
  const total = credits.totalCredits;
  const arrived = total !== before;
  const asks = useRef(0);

  useEffect(() => {
    if (arrived) {
      const timer = setTimeout(onDone, SHOWN_MS);
      return () => {
        clearTimeout(timer);
      };
    }
    const timer = setInterval(() => {
      asks.current += 1;
      if (asks.current > MAX_CHECKS) onDone();
      else {
        const params = { trackerId };
        call('GET /api/get/credits/{trackerId}', { params, query: { limit: 1 } }).then(
          (answer) => {
            setCredits(answer.remainingCredits);
          },
          () => undefined,
        );
      }
    }, ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [arrived, onDone, setCredits, trackerId]);

  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-surface p-6 text-center"
    >
      {arrived ? (
        <p className="display motion-rise tabular text-3xl">{t('done', { count: total })}</p>
      ) : (
        <>
          <Spinner className="size-8" />
          <p className="display text-xl">{t('adding')}</p>
        </>
      )}
    </div>
  );
}
