'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { usePush } from './use-push.ts';
import { WayCard } from './way-card.tsx';

interface PushBlockProps {
  trackerId: string;
  pushKey: string;
  brand: string;
}

/** Push to this browser: switched on by a press, off by another, with help where the browser says no. */
export function PushBlock(props: PushBlockProps) {
  const t = useTranslations('mailing.channels.push');
  const { state, pending, fault, start, stop } = usePush(props);
  return (
    <WayCard title={t('title')} text={t(state ?? 'reading')} fault={fault}>
      {state === 'off' && (
        <Button pending={pending} onClick={start} className="w-fit">
          {t('start')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="quiet" pending={pending} onClick={stop} className="w-fit">
          {t('stop')}
        </Button>
      )}
    </WayCard>
  );
}
