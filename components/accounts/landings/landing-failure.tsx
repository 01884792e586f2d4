'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';
import { call } from '#lib/http/client/call.ts';

interface LandingFailureProps {
  /** Which landing failed, and what was wrong with its link; neither holds any part of the link. */
  subject: string;
  reason: string;
  /** Where to go instead. */
  to: string;
}

/** Handles an invalid link: logs it and goes on, without an entry in the browser's history. */
export function LandingFailure({ subject, reason, to }: LandingFailureProps) {
  const t = useTranslations('accounts.landing');
  useEffect(() => {
    const leave = (): void => {
      window.location.replace(to);
    };
    call('POST /api/log/client', { body: { subject, logText: reason } }).then(leave, leave);
  }, [subject, reason, to]);
  return (
    <p className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      <a href={to} className="text-ink underline">
        {t('goOn')}
      </a>
    </p>
  );
}
