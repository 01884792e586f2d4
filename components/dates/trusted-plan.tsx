'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { longDate } from '#lib/text/long-date.ts';
import { PlanFacts } from './plan-facts.tsx';
import type { TrustedDate } from './types.ts';

interface TrustedPlanProps {
  date: TrustedDate;
  timeZone: string;
  pending: boolean;
  answer: (agree: boolean) => Promise<void>;
}

/** The plan of a member for the person who agreed to receive it; once it is over, only how it ended. */
export function TrustedPlan({ date, timeZone, pending, answer }: TrustedPlanProps) {
  const t = useTranslations('dates.shared');
  const locale = useLocale();
  const { from: name, state, details: plan } = date;
  const moment = (at: string): string => longDate(new Date(at), timeZone, locale, 'moment');
  return (
    <div className="grid gap-5">
      {plan !== null && (
        <section className="card grid gap-4 p-5">
          <h2 className="display text-xl [overflow-wrap:anywhere]">{t('plan', { name })}</h2>
          <PlanFacts
            facts={[
              [t('who'), plan.name],
              [t('where'), plan.place],
              [t('when'), moment(plan.meetAt)],
              [t('checkIn'), moment(plan.checkInAt)],
            ]}
          />
        </section>
      )}
      <p className={state === 'missed' ? 'rounded-field bg-sunken px-4 py-3' : 'text-ink-soft'}>
        {t(`state.${state}`, { name })}
      </p>
      {plan !== null && (
        <Button
          variant="quiet"
          className="justify-self-start"
          pending={pending}
          onClick={() => {
            void answer(false);
          }}
        >
          {t('stop')}
        </Button>
      )}
    </div>
  );
}
