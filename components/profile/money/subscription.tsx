'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { call } from '#lib/http/client/call.ts';
import type { OtherPlan } from '#lib/payments/own/other-plans.ts';
import type { OwnSubscription } from '#lib/payments/own/own-subscription.ts';
import { AskedTwice } from './asked-twice.tsx';
import { ChangePlan } from './change-plan.tsx';
import { useMoneyFormat } from './use-money-format.ts';

const RELOAD_AFTER_MS = 6_000;

interface SubscriptionProps {
  subscription: OwnSubscription | null;
  /** Plans that it can change to. */
  plans: readonly OtherPlan[];
  trackerId: string;
  timeZone: string;
  prefix: string;
}

/** What renews, when and for how much, and the button that ends it. */
export function Subscription(props: SubscriptionProps) {
  const { subscription, plans, trackerId, timeZone, prefix } = props;
  const t = useTranslations('money.subscription');
  const { money, day } = useMoneyFormat(timeZone);
  const [isCanceled, setIsCanceled] = useState(true);
  if (!subscription) {
    return (
      <p>
        {t('none')}{' '}
        <a href={`${prefix}/vip_plan/cred`} className="underline underline-offset-4">
          {t('plans')}
        </a>
      </p>
    );
  }
  const { planName, priceMinor, currency, isPastDue, nextPlanName, lastFour } = subscription;
  const { nextChargeAt, paidUntil } = subscription;
  const renews = nextChargeAt !== null;
  const date = day(nextChargeAt ?? paidUntil);
  return (
    <div className="grid gap-3">
      <p className="display text-2xl">{planName}</p>
      <p>{t(renews ? 'renews' : 'ends', { date, amount: money(priceMinor, currency) })}</p>
      {isPastDue && <p className="text-danger">{t('pastDue')}</p>}
      {renews && nextPlanName !== null && <p>{t('next', { plan: nextPlanName, date })}</p>}
      {renews && lastFour !== null && <p className="text-ink-soft">{t('card', { lastFour })}</p>}
      {renews && !isPastDue && plans.length > 1 && (
        <ChangePlan
          plans={plans}
          chosen={subscription.nextProductId}
          from={subscription.periodEnd}
          timeZone={timeZone}
        />
      )}
      {renews && (
        <AskedTwice
          button={t('cancel')}
          title={t('cancelTitle')}
          consequence={() => <p>{t('cancelText', { date: day(paidUntil) })}</p>}
          confirm={t('cancelConfirm')}
          doneTitle={t(isCanceled ? 'cancelDone' : 'cancelKoTitle')}
          reloadAfterMs={RELOAD_AFTER_MS}
          act={async () => {
            const body = { clickid: trackerId };
            const { status, periodEnd } = await call('POST /api/orders/unsubUser', { body });
            if (status === 'ok' && periodEnd !== null) {
              return <p>{t('cancelOk', { date: day(periodEnd) })}</p>;
            }
            setIsCanceled(false);
            return <NothingCanceled prefix={prefix} />;
          }}
        />
      )}
    </div>
  );
}

/** A cancellation that changed nothing: says so, and where to ask. */
function NothingCanceled({ prefix }: { prefix: string }) {
  const t = useTranslations('money.subscription');
  return (
    <div className="grid gap-2">
      <p>{t('cancelKo')}</p>
      <p>
        {t.rich('cancelKoHelp', {
          contact: (chunks) => (
            <a href={`${prefix}/contactUs`} className="underline underline-offset-4">
              {chunks}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
