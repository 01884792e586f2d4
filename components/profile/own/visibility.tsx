'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { Switch } from '#components/ui/switch.tsx';
import { call } from '#lib/http/client/call.ts';
import { Incognito } from './incognito.tsx';
import type { OwnPlan } from './own-plan.ts';
import { useSwitches } from './use-switches.ts';

const CHOICES = [
  'searchable',
  'showsPresence',
  'showsRead',
  'showsTyping',
  'showsPreviews',
] as const;

interface VisibilityProps {
  trackerId: string;
  saved: Readonly<Record<(typeof CHOICES)[number] | 'incognito', boolean>>;
  plan: OwnPlan;
}

/** Whether others can find the member and see that they are online, have read a message or are typing, and whether links have previews. Each press takes effect at once. */
export function Visibility({ trackerId, saved, plan }: VisibilityProps) {
  const t = useTranslations('account.visibility');
  const { incognito: wasIncognito, ...switches } = saved;
  const [incognito, setIncognito] = useState(wasIncognito);
  const { shown, toggle } = useSwitches(switches, (tried) =>
    call('POST /api/users/visibility', { body: { ...tried, clickid: trackerId } }),
  );
  const hintOf = (choice: (typeof CHOICES)[number]): string => {
    if (!shown[choice]) return t(`${choice}.off`);
    return choice === 'searchable' && incognito ? t('searchable.incognito') : t(`${choice}.on`);
  };
  return (
    <div className="divide-y divide-line">
      {CHOICES.map((choice) => (
        <Fragment key={choice}>
          <Switch
            id={`visibility-${choice}`}
            label={t(`${choice}.label`)}
            hint={hintOf(choice)}
            checked={shown[choice]}
            onChange={() => {
              toggle(choice);
            }}
            className="min-h-16"
          />
          {choice === 'searchable' && (
            <Incognito
              trackerId={trackerId}
              on={wasIncognito}
              paused={!shown.searchable}
              plan={plan}
              onChange={setIncognito}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
