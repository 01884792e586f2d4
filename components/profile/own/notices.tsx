'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { chooseRing, isRingOn } from '#components/calls/ring.ts';
import { Switch } from '#components/ui/switch.tsx';
import { CHANNELS, type Preferences } from './preferences.ts';
import { usePreferences } from './use-preferences.ts';

interface NoticesProps {
  trackerId: string;
  saved: Preferences;
}

const noSubscription = (): (() => void) => () => undefined;

/** Whether calls ring in this browser, which remembers it. */
function RingSwitch() {
  const t = useTranslations('account.notices.calls');
  const stored = useSyncExternalStore(noSubscription, isRingOn, () => true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? stored;
  return (
    <Switch
      id="notice-calls"
      label={t('label')}
      hint={t('hint')}
      checked={isOn}
      onChange={() => {
        chooseRing(!isOn);
        setChosen(!isOn);
      }}
      className="min-h-16"
    />
  );
}

/** The channels by which notices may reach the member outside the app, and the sound of calls. Each press takes effect at once. */
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
      <RingSwitch />
    </div>
  );
}
