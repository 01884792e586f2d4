'use client';

import { useTranslations } from 'next-intl';
import type { Warning } from './warning.ts';

/** Why the member was warned, and the staff's note. */
export function WarningText({ warning: { reason, details } }: { warning: Warning }) {
  const t = useTranslations('popups.warning');
  return (
    <>
      <p>
        <strong className="text-ink">{t('because')}</strong> {t(`why.${reason}`)}
      </p>
      {details !== '' && (
        <div className="rounded-field bg-sunken px-4 py-3 text-ink">
          <p className="font-ui text-sm font-semibold">{t('added')}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{details}</p>
        </div>
      )}
    </>
  );
}
