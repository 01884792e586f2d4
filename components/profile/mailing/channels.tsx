'use client';

import { useTranslations } from 'next-intl';
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
  /** Ways that this brand has; a missing one is not shown. */
  ways: { telegramReady: boolean; telegramId: string | null; pushKey: string | null };
}

const linkStyle =
  'inline-flex min-h-11 w-fit items-center font-semibold text-accent-ink underline underline-offset-4';

/** The ways a notice can reach the member outside the app; those that work, and no others. */
export function Channels(props: ChannelsProps) {
  const { trackerId, email, confirmed, saved, prefix, brand, ways } = props;
  const t = useTranslations('mailing.channels');
  const { shown, toggle } = usePreferences(trackerId, saved);
  return (
    <div className="grid gap-5">
      <Card className="grid gap-1 py-3">
        <Switch
          id="channel-email"
          label={<span className="wrap-anywhere">{t('email', { email })}</span>}
          hint={t('emailHint')}
          checked={shown.email}
          onChange={() => {
            toggle('email');
          }}
        />
        {!confirmed && (
          <p className="grid border-t border-line pt-3 text-sm">
            {t('unconfirmed')}
            <a href={`${prefix}/profile/security#address`} className={linkStyle}>
              {t('unconfirmedGo')}
            </a>
          </p>
        )}
      </Card>
      {ways.telegramReady && (
        <TelegramBlock trackerId={trackerId} linked={ways.telegramId !== null} />
      )}
      {ways.pushKey !== null && (
        <PushBlock trackerId={trackerId} pushKey={ways.pushKey} brand={brand} />
      )}
      <a href={`${prefix}/profile#notices`} className={linkStyle}>
        {t('all')}
      </a>
    </div>
  );
}
