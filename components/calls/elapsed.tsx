'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { clockText } from '#components/media/voice/clock-text.ts';

const SECOND_MS = 1_000;

interface ElapsedProps {
  /** When the call that this page rejoined was answered; null: it is connected from now on. */
  since: number | null;
}

/** How long the two have been connected. */
export function Elapsed({ since }: ElapsedProps) {
  const t = useTranslations('calls');
  const [before] = useState(() => (since === null ? 0 : Math.max(0, Date.now() - since)));
  const [ms, setMs] = useState(before);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      setMs(before + performance.now() - began);
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
    };
  }, [before]);
  return (
    <span role="timer" aria-label={t('elapsed')} className="tabular">
      {clockText(ms)}
    </span>
  );
}
