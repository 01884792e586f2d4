'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { reportLog } from '#lib/http/client/report-log.ts';

/** Says that the plan of a link is not on sale, and writes it to the log: the link is ours or a partner's. */
export function MissingPlan({ productId }: { productId: string }) {
  const t = useTranslations('payments.plans');
  useEffect(() => {
    reportLog('rate plan not found', productId);
  }, [productId]);
  return (
    <p role="status" className="rounded-card bg-sunken p-4">
      {t('missing')}
    </p>
  );
}
