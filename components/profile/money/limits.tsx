'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '#components/accounts/form-alert.tsx';
import { useErrorMessages } from '#components/requests/use-error-messages.ts';
import { Button } from '#components/ui/button.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { call } from '#lib/http/client/call.ts';
import { codeOf } from '#lib/http/client/call-error.ts';
import type { Cap, Pause } from '#lib/payments/spending-limits/limits.ts';
import { useMoneyFormat } from './use-money-format.ts';

type Answer = Awaited<ReturnType<typeof call<'GET /api/orders/limits/{trackerId}'>>>;
type Choice = { readonly capMinor?: Cap | null; readonly pauseDays?: Pause };

interface LimitsProps {
  saved: Answer;
  caps: readonly Cap[];
  pauses: readonly Pause[];
  trackerId: string;
  timeZone: string;
}

const NO_CAP = 'none';

/** The limits that members set for themselves: a monthly cap, or no orders at all for a while. */
export function Limits({ saved, caps, pauses, trackerId, timeZone }: LimitsProps) {
  const t = useTranslations('money.limits');
  const errors = useErrorMessages();
  const { money, day } = useMoneyFormat(timeZone);
  const [limits, setLimits] = useState(saved);
  const [fault, setFault] = useState<string>();
  const { currency, capMinor, nextCapAt, nextCapMinor, coolingOffUntil } = limits;
  const chosen = caps.find((cap) => cap === capMinor) ?? null;
  const capName = (minor: number | null): string =>
    minor === null ? t('noCap') : money(minor, currency);

  const set = async (choice: Choice): Promise<void> => {
    setFault(undefined);
    try {
      const params = { trackerId };
      setLimits(await call('POST /api/orders/limits/{trackerId}', { params, body: choice }));
    } catch (error) {
      setFault(errors(codeOf(error)));
    }
  };
  return (
    <div className="grid gap-6">
      <RadioGroup
        layout="columns"
        legend={t('cap')}
        name="cap"
        options={[null, ...caps].map((minor) => ({
          value: minor === null ? NO_CAP : String(minor),
          label: capName(minor),
        }))}
        value={capMinor === null ? NO_CAP : String(capMinor)}
        onPick={(value) => {
          void set({ capMinor: caps.find((cap) => String(cap) === value) ?? null });
        }}
      />
      <div role="status" className="grid gap-1 text-sm text-ink-soft">
        <p>{t('spent', { amount: money(limits.spentMinor, currency) })}</p>
        {nextCapAt !== null && (
          <p>{t('next', { cap: capName(nextCapMinor), date: day(nextCapAt) })}</p>
        )}
        {coolingOffUntil !== null && <p>{t('paused', { date: day(coolingOffUntil) })}</p>}
      </div>
      {nextCapAt !== null && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            void set({ capMinor: chosen });
          }}
        >
          {t('keep', { cap: capName(chosen) })}
        </Button>
      )}
      <div className="grid gap-2">
        <p className="font-ui font-semibold">{t('pause')}</p>
        <p className="text-sm text-ink-soft">{t('pauseText')}</p>
        <div className="flex flex-wrap gap-2">
          {pauses.map((days) => (
            <Button
              key={days}
              variant="secondary"
              size="sm"
              onClick={() => {
                void set({ pauseDays: days });
              }}
            >
              {t('days', { count: days })}
            </Button>
          ))}
        </div>
      </div>
      <FormAlert>{fault}</FormAlert>
    </div>
  );
}
