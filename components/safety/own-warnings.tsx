'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Warning } from './warning.ts';
import { WarningText } from './warning-text.tsx';

interface OwnWarningsProps {
  warnings: readonly Warning[];
  timeZone: string;
}

/** Earlier staff warnings, for the member to read again; renders nothing if there are none. */
export function OwnWarnings({ warnings, timeZone }: OwnWarningsProps) {
  const t = useTranslations('popups.warning');
  const format = useFormatter();
  const title = useId();
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby={title} className="mx-auto max-w-page px-(--gutter) pb-12">
      <h2 id={title} className="display text-2xl">
        {t('list')}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('how')}</p>
      <ul className="mt-6 max-w-[40rem] divide-y divide-line border-y border-line">
        {warnings.map((warning) => (
          <li key={warning.id} className="grid gap-2 py-4">
            <time dateTime={warning.at} className="font-ui text-sm text-ink-soft">
              {format.dateTime(new Date(warning.at), { dateStyle: 'long', timeZone })}
            </time>
            <WarningText warning={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
}
