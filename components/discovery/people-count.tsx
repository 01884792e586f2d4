'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Filters } from '#lib/discovery/search/filters.ts';
import { call } from '#lib/http/client/call.ts';
import { logFailure } from './log-failure.ts';

interface PeopleCountProps {
  total: number;
  /** Null while the number is too small to be shown. */
  activeNow: number | null;
  region: string;
  filters: Filters;
}

const EVERY_MS = 60_000;

/** How many profiles match and how many of them are online now; refreshed while the page is visible. */
export function PeopleCount({ region, filters, ...first }: PeopleCountProps) {
  const t = useTranslations('discovery');
  const [count, setCount] = useState<Pick<PeopleCountProps, 'total' | 'activeNow'>>(first);
  const body = JSON.stringify({ region, ...filters });
  useEffect(() => {
    const ask = (): void => {
      if (document.hidden) return;
      call('POST /api/dispenser/totalRegion', { body: JSON.parse(body) as Filters }).then(
        setCount,
        (error: unknown) => {
          logFailure('totalRegion', error);
        },
      );
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [body]);
  return (
    <p className="text-ink-soft max-desk:text-sm">
      {t('total', { count: count.total })}
      {count.activeNow !== null && ` · ${t('here', { count: count.activeNow })}`}
    </p>
  );
}
