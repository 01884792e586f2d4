'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '#components/ui/switch.tsx';
import { call } from '#lib/http/client/call.ts';
import { useSwitches } from './use-switches.ts';

const CHOICES = ['searchable', 'showsPresence', 'showsRead', 'showsTyping'] as const;

interface VisibilityProps {
  trackerId: string;
  saved: Readonly<Record<(typeof CHOICES)[number], boolean>>;
}

/** Whether others can find the member and see that they are online, have read a message or are typing. Each press takes effect at once. */
export function Visibility({ trackerId, saved }: VisibilityProps) {
  const t = useTranslations('account.visibility');
  const { shown, toggle } = useSwitches(saved, (tried) =>
    call('POST /api/users/visibility', { body: { ...tried, clickid: trackerId } }),
  );
  return (
    <div className="divide-y divide-line">
      {CHOICES.map((choice) => (
        <Switch
          key={choice}
          id={`visibility-${choice}`}
          label={t(`${choice}.label`)}
          hint={t(`${choice}.${shown[choice] ? 'on' : 'off'}`)}
          checked={shown[choice]}
          onChange={() => {
            toggle(choice);
          }}
          className="min-h-16"
        />
      ))}
    </div>
  );
}
