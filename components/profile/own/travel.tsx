'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { call } from '#lib/http/client/call.ts';
import { TRAVEL_AGAIN_MS, TRAVEL_MS } from '#lib/accounts/limits.ts';
import { DAY } from '#lib/kernel/clock.ts';
import type { OwnPlan } from './own-plan.ts';
import { PlanNeeded } from './plan-needed.tsx';

export interface TravelPlace {
  /** The regions of the country, by name. */
  readonly regions: readonly string[];
  readonly home: string | null;
  readonly travel: { readonly region: string; readonly until: Date } | null;
  /** When the next trip may begin; null: now. */
  readonly nextAt: Date | null;
}

interface TravelProps {
  trackerId: string;
  place: TravelPlace;
  plan: OwnPlan;
}

const DAYS = { travelDays: TRAVEL_MS / DAY, travelAgainDays: TRAVEL_AGAIN_MS / DAY };

/** A visit to another region for two weeks: what it does and needs is said before it begins. */
export function Travel({ trackerId, place, plan }: TravelProps) {
  const t = useTranslations('account.travel');
  const format = useFormatter();
  const showError = useErrorToast();
  const [travel, setTravel] = useState(place.travel);
  const [nextAt, setNextAt] = useState(place.nextAt);
  const [region, setRegion] = useState('');
  const [pending, setPending] = useState(false);
  const day = (date: Date): string =>
    format.dateTime(date, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      showError(error);
    }
    setPending(false);
  };
  const start = () =>
    attempt(async () => {
      const begun = await call('POST /api/users/travel', { body: { region, clickid: trackerId } });
      const until = new Date(begun.travel.until);
      setTravel({ region: begun.travel.region, until });
      setNextAt(new Date(until.getTime() - TRAVEL_MS + TRAVEL_AGAIN_MS));
    });
  const end = () =>
    attempt(async () => {
      await call('POST /api/users/travel/end', { body: { clickid: trackerId } });
      setTravel(null);
    });
  if (travel !== null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="status">{t('on', { region: travel.region, date: day(travel.until) })}</p>
        <Button variant="secondary" pending={pending} onClick={() => void end()}>
          {t('end')}
        </Button>
      </div>
    );
  }
  const isOpen = plan.running && nextAt === null;
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-ink-soft">{t('text', DAYS)}</p>
      {!plan.running && <p>{t('needs')}</p>}
      {!plan.running && <PlanNeeded plan={plan} />}
      {plan.running && nextAt !== null && <p role="status">{t('next', { date: day(nextAt) })}</p>}
      {isOpen && (
        <>
          <Field id="travel-region" label={t('region')}>
            {(field) => (
              <Select
                {...field}
                placeholder={t('choose')}
                options={place.regions
                  .filter((name) => name !== place.home)
                  .map((name) => ({ value: name, label: name }))}
                value={region}
                onChange={({ target }) => {
                  setRegion(target.value);
                }}
              />
            )}
          </Field>
          <Button
            className="justify-self-start"
            disabled={region === ''}
            pending={pending}
            onClick={() => void start()}
          >
            {t('start', DAYS)}
          </Button>
        </>
      )}
    </div>
  );
}
