'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PauseCard } from '#components/notifications/pause/pause-card.tsx';
import { NoticeIcon } from '#components/notifications/notice-icon.tsx';
import { PushBlock } from '#components/push/push-block.tsx';
import { usePreferences } from '#components/profile/own/use-preferences.ts';
import type { Preferences } from '#components/profile/own/preferences.ts';
import { Card } from '#components/ui/card.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { TelegramBlock } from './telegram-block.tsx';

interface ChannelsProps {
  trackerId: string;
  email: string;
  confirmed: boolean;
  saved: Preferences;
  prefix: string;
  brand: string;
  timeZone: string;
  /** Channels that this brand has; a missing one is not shown. */
  channels: { telegramReady: boolean; telegramId: string | null; pushKey: string | null };
}

const linkStyle =
  'inline-flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4';

/** The channels by which a notice can reach the member outside the app; only those that work. */
export function Channels(props: ChannelsProps) {
  const { trackerId, email, confirmed, saved, prefix, brand, timeZone, channels } = props;
  const t = useTranslations('mailing.channels');
  const { shown, toggle } = usePreferences(trackerId, saved);
  return (
    <div className="grid gap-5">
      <Card className="flex items-start gap-3.5 max-[15rem]:grid max-[15rem]:grid-cols-1 desk:gap-5">
        <NoticeIcon icon={Mail} />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
          <Switch
            id="channel-email"
            label={<span className="wrap-anywhere">{t('email', { email })}</span>}
            hint={t('emailHint')}
            checked={shown.email}
            onChange={() => {
              toggle('email');
            }}
            className="items-start py-0"
          />
          {!confirmed && (
            <p className="mt-2 grid border-t border-line pt-3 text-sm">
              {t('unconfirmed')}
              <a href={`${prefix}/profile/security#address`} className={linkStyle}>
                {t('unconfirmedGo')}
              </a>
            </p>
          )}
        </div>
      </Card>
      {channels.telegramReady && (
        <TelegramBlock trackerId={trackerId} linked={channels.telegramId !== null} />
      )}
      {channels.pushKey !== null && (
        <PushBlock trackerId={trackerId} pushKey={channels.pushKey} brand={brand} />
      )}
      <PauseCard timeZone={timeZone} />
      <a href={`${prefix}/profile#notices`} className={linkStyle}>
        {t('all')}
      </a>
    </div>
  );
}
