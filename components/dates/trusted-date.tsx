'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { FormNote } from '#components/accounts/form-note.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { useRequest } from '#components/requests/use-request.ts';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import { TrustedPlan } from './trusted-plan.tsx';
import type { TrustedDate as Shown } from './types.ts';

interface TrustedDateProps {
  token: string;
  timeZone: string;
}

type View = Shown | { readonly fault: string } | 'loading' | 'declined';

/** What a trusted person sees by their link: the request, then the plan, then only how it ended. */
export function TrustedDate({ token, timeZone }: TrustedDateProps) {
  const t = useTranslations('dates.shared');
  const errors = useErrorMessages();
  const [view, setView] = useState<View>('loading');
  const answering = useRequest();
  const load = useCallback(
    () =>
      call('POST /api/users/dates/shared', { body: { token } }).then(setView, (error: unknown) => {
        setView({ fault: codeOf(error) });
      }),
    [token],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const answer = async (agree: boolean): Promise<void> => {
    const done = await answering.run(() =>
      call('POST /api/users/dates/answer', { body: { token, agree } }),
    );
    if (!done) return;
    if (agree) await load();
    else setView('declined');
  };
  if (view === 'loading') {
    return (
      <div role="status" aria-busy="true" className="grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  if (view === 'declined') {
    return (
      <FormNote title={t('stopped')}>
        <p>{t('stoppedText')}</p>
      </FormNote>
    );
  }
  if ('fault' in view) {
    const isGone = view.fault === 'token_expired';
    return (
      <div role="alert" className="grid justify-items-start gap-5">
        <p className="text-ink-soft">{isGone ? t('gone') : errors(view.fault)}</p>
        {!isGone && (
          <Button
            variant="secondary"
            onClick={() => {
              setView('loading');
              void load();
            }}
          >
            {t('again')}
          </Button>
        )}
      </div>
    );
  }
  const props = { answer, pending: answering.pending };
  return view.agreed || view.state === 'checked_in' || view.state === 'canceled' ? (
    <TrustedPlan date={view} timeZone={timeZone} {...props} />
  ) : (
    <Request from={view.from} {...props} />
  );
}

interface RequestProps {
  from: string;
  pending: boolean;
  answer: (agree: boolean) => Promise<void>;
}

/** Before the person agrees: who asks, for what, and what we do with their address. */
function Request({ from, pending, answer }: RequestProps) {
  const t = useTranslations('dates.shared');
  return (
    <div className="grid gap-5">
      <p>{t('ask', { name: from })}</p>
      <p className="text-sm text-ink-soft">{t('askMore')}</p>
      <div className="grid gap-2">
        <Button
          size="lg"
          wide
          pending={pending}
          onClick={() => {
            void answer(true);
          }}
        >
          {t('agree')}
        </Button>
        <Button
          variant="quiet"
          wide
          disabled={pending}
          onClick={() => {
            void answer(false);
          }}
        >
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}
