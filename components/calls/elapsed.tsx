'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { clockText } from '#components/media/voice/clock-text.ts';

const SECOND_MS = 1_000;

/** How long the two have been connected. */
export function Elapsed() {
  const t = useTranslations('calls');
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      setMs(performance.now() - began);
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <span role="timer" aria-label={t('elapsed')} className="tabular">
      {clockText(ms)}
    </span>
  );
}
