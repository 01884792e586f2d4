'use client';

import { BellOff, BellRing } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { usePush } from './use-push.ts';
import { ChannelCard } from './channel-card.tsx';

interface PushBlockProps {
  trackerId: string;
  pushKey: string;
  brand: string;
}

/** Push in this browser: switched on by one press, off by another, with help if the browser refuses. */
export function PushBlock(props: PushBlockProps) {
  const t = useTranslations('mailing.channels.push');
  const { state, pending, fault, start, stop } = usePush(props);
  const denied = state === 'denied';
  return (
    <ChannelCard
      icon={denied ? BellOff : BellRing}
      title={t('title')}
      text={t(state ?? 'reading')}
      on={state === 'on'}
      barred={denied}
      fault={fault}
    >
      {state === 'off' && (
        <Button size="sm" variant="secondary" pending={pending} onClick={start}>
          {t('start')}
        </Button>
      )}
      {state === 'on' && (
        <Button size="sm" variant="secondary" pending={pending} onClick={stop}>
          {t('stop')}
        </Button>
      )}
    </ChannelCard>
  );
}
