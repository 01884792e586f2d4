'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { call } from '#lib/http/client/call.ts';
import type { OtherPlan } from '#lib/payments/own/other-plans.ts';
import { AskedTwice } from './asked-twice.tsx';
import { useMoneyFormat } from './use-money-format.ts';

interface ChangePlanProps {
  plans: readonly OtherPlan[];
  /** Id of the plan that applies from the next period on, as currently set. */
  chosen: string;
  /** When that plan begins. */
  from: Date;
  timeZone: string;
}

/** Changes the plan from the next period on; the button that orders it has the label of an order. */
export function ChangePlan({ plans, chosen, from, timeZone }: ChangePlanProps) {
  const t = useTranslations('money.change');
  const { money, day } = useMoneyFormat(timeZone);
  const [picked, setPicked] = useState(chosen);
  const plan = plans.find(({ productId }) => productId === picked);
  const terms = ({ planName, priceMinor, currency, periodMonths }: OtherPlan) => ({
    plan: planName,
    amount: money(priceMinor, currency),
    months: periodMonths,
    date: day(from),
  });
  return (
    <Disclosure title={t('button')} className="border-t">
      <RadioGroup
        legend={t('legend')}
        name="plan"
        layout="column"
        options={plans.map((option) => ({
          value: option.productId,
          label: option.planName,
          hint: t('price', terms(option)),
        }))}
        value={picked}
        onPick={setPicked}
      />
      {plan && picked !== chosen && (
        <div className="pt-3">
          <AskedTwice
            key={picked}
            button={t('button')}
            title={t('title')}
            consequence={() => <p>{t('text', terms(plan))}</p>}
            confirm={t('order')}
            doneTitle={t('done')}
            act={async () => {
              const body = { plan: picked, acceptOrder: true };
              await call('POST /api/orders/changePlan', { body });
              return <p>{t('doneText', terms(plan))}</p>;
            }}
          />
        </div>
      )}
    </Disclosure>
  );
}
