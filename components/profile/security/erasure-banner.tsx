'use client';

import { Hourglass } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { CancelErasure } from './cancel-erasure.tsx';

interface ErasureBannerProps {
  trackerId: string;
  eraseAt: Date;
  timeZone: string;
}

/** Above every page of a member whose account is due for erasure: the date, and a button to cancel. */
export function ErasureBanner({ trackerId, eraseAt, timeZone }: ErasureBannerProps) {
  const t = useTranslations('shell.erasure');
  const format = useFormatter();
  return (
    <section
      aria-label={t('label')}
      className="border-b border-line bg-danger-soft text-on-danger-soft"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-2 px-(--gutter) py-2.5">
        <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-56 font-ui text-sm font-medium">
          {t('text', { day: format.dateTime(eraseAt, { dateStyle: 'long', timeZone }) })}
        </p>
        <CancelErasure trackerId={trackerId} />
      </div>
    </section>
  );
}
