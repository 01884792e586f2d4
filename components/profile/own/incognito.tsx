'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '#components/ui/switch.tsx';
import { call } from '#lib/http/client/call.ts';
import type { OwnPlan } from './own-plan.ts';
import { PlanNeeded } from './plan-needed.tsx';
import { useSwitches } from './use-switches.ts';

interface IncognitoProps {
  trackerId: string;
  on: boolean;
  /** Nobody new sees a paused member: incognito applies when the pause ends. */
  paused: boolean;
  plan: OwnPlan;
  onChange: (on: boolean) => void;
}

/** Shown only to those whom the member likes: part of a plan, whose price is named before. Each press takes effect at once. */
export function Incognito({ trackerId, on, paused, plan, onChange }: IncognitoProps) {
  const t = useTranslations('account.visibility.incognito');
  const { shown, toggle } = useSwitches({ incognito: on }, async ({ incognito }) => {
    await call('POST /api/users/incognito', { body: { incognito, clickid: trackerId } });
    onChange(incognito);
  });
  const locked = !plan.running && !shown.incognito;
  const state = shown.incognito ? (paused ? 'onPaused' : 'on') : 'off';
  return (
    <div>
      <Switch
        id="visibility-incognito"
        label={t('label')}
        hint={locked ? t('locked') : t(state)}
        checked={shown.incognito}
        disabled={locked}
        onChange={() => {
          toggle('incognito');
        }}
        className="min-h-16"
      />
      {locked ? (
        <PlanNeeded plan={plan} />
      ) : (
        <p className="pb-3 text-sm text-ink-soft">{t('ends')}</p>
      )}
    </div>
  );
}
