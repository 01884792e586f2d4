'use client';

import { BellOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { usePauseEnd } from './use-pause-end.ts';
import { usePause } from './pause-state.tsx';
import { usePauseActions } from './use-pause-actions.ts';

/** While all notices are paused: until when, and a button that ends it. */
export function PausedLine({ timeZone }: { timeZone: string }) {
  const t = useTranslations('notifications.pause');
  const { pause } = usePause();
  const { pending, end } = usePauseActions();
  const endOf = usePauseEnd(timeZone);
  return (
    <div role="status" className="empty:hidden">
      {pause !== null && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-sunken px-4 py-2.5">
          <BellOff aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 basis-48 text-sm font-medium">{endOf(pause)}</p>
          <Button size="sm" variant="secondary" pending={pending} onClick={() => void end()}>
            {t('end')}
          </Button>
        </div>
      )}
    </div>
  );
}
