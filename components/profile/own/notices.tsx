'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '#components/ui/switch.tsx';
import { CHANNELS, type Preferences } from './preferences.ts';
import { usePreferences } from './use-preferences.ts';

interface NoticesProps {
  trackerId: string;
  saved: Preferences;
}

/** The channels by which notices may reach the member outside the app. Each press takes effect at once. */
export function Notices({ trackerId, saved }: NoticesProps) {
  const t = useTranslations('account.notices');
  const { shown, toggle } = usePreferences(trackerId, saved);
  return (
    <div className="divide-y divide-line">
      {CHANNELS.map((channel) => (
        <Switch
          key={channel}
          id={`notice-${channel}`}
          label={t(`${channel}.label`)}
          hint={t(`${channel}.hint`)}
          checked={shown[channel]}
          onChange={() => {
            toggle(channel);
          }}
          className="min-h-16"
        />
      ))}
    </div>
  );
}
