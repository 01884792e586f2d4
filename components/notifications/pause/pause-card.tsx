'use client';

import { BellOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { NoticeIcon } from '#components/notifications/notice-icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { PAUSE_MORNING_HOUR, pauseLengths } from '#lib/notifications/limits.ts';
import { usePauseEnd } from './use-pause-end.ts';
import { usePause } from './pause-state.tsx';
import { usePauseActions } from './use-pause-actions.ts';

/** Pauses all notices for a chosen time, or shows until when they are paused, and ends that. */
export function PauseCard({ timeZone }: { timeZone: string }) {
  const t = useTranslations('notifications.pause');
  const { pause } = usePause();
  const { pending, begin, end } = usePauseActions();
  const endOf = usePauseEnd(timeZone);
  const actions = useRef<HTMLDivElement>(null);
  // The pressed button goes with the press: the keyboard stays with those that replace it.
  const press = (action: Promise<void>): void => {
    void action.then(() => actions.current?.focus());
  };
  return (
    <Card className="flex items-start gap-3.5 max-[15rem]:grid max-[15rem]:grid-cols-1 desk:gap-5">
      <NoticeIcon icon={BellOff} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <h2 className="font-ui font-medium">{t('title')}</h2>
        <p role="status" className="text-sm font-medium empty:hidden">
          {pause && endOf(pause)}
        </p>
        <p className="text-sm text-ink-soft">{t('text')}</p>
        <div ref={actions} tabIndex={-1} className="mt-2 flex flex-wrap gap-2 outline-none">
          {pause === null ? (
            pauseLengths.map((length) => (
              <Button
                key={length}
                size="sm"
                variant="secondary"
                disabled={pending}
                onClick={() => {
                  press(begin(length));
                }}
              >
                {t(`lengths.${length}`, { pauseHour: PAUSE_MORNING_HOUR })}
              </Button>
            ))
          ) : (
            <Button
              size="sm"
              pending={pending}
              onClick={() => {
                press(end());
              }}
            >
              {t('end')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
