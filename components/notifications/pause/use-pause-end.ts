'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useHydrated } from '#components/ui/use-hydrated.ts';
import type { Pause } from './pause-state.tsx';

/** Until when the notices are paused, in the time zone of the device, and of the brand before the scripts have run. */
export function usePauseEnd(brandZone: string): (pause: Pause) => string {
  const t = useTranslations('notifications.pause');
  const format = useFormatter();
  const isHydrated = useHydrated();
  return ({ until }) => {
    if (until === null) return t('pausedOpen');
    const timeZone = isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : brandZone;
    const time = format.dateTime(until, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
    return t('pausedUntil', { time });
  };
}
