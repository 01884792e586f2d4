import { clsx } from 'clsx';
import { BadgeCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { PresentedPlan } from '#lib/payments/offers/plan-schema.ts';
import type { RenewingPlan } from '#lib/payments/subscriptions/renewing-plan.ts';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { namedHook, type PlanHook } from './hooks/plan-hook.ts';
import { MissingPlan } from './missing-plan.tsx';
import { Opens } from './opens.tsx';
import { PlanList } from './plan-list.tsx';

interface PlansPageProps {
  hook: PlanHook;
  /** The name of the profile that it is about, if any. */
  angelName: string | null;
  /** Cost of one message in credits in the member's flow. */
  messageCost: number;
  plans: readonly PresentedPlan[];
  selected: string | null;
  /** The free card check, for members who have not passed it; null if there is nothing to check. */
  verification: PresentedPlan | null;
  /** The member's flow requires the check before anything is written. */
  checkNeeded: boolean;
  /** The active plan that renews: another one can only follow it. */
  renewing: RenewingPlan | null;
  /** A plan that was asked for and is not on sale to this member; null when none was. */
  missing: string | null;
  /** A partner's page that the flow offers beside the plans. */
  framed: { readonly title: string; readonly host: string } | null;
  /** The brand's time zone, for dates. */
  timeZone: string;
  prefix: string;
}

/** Content of /vip_plan/{hook} and /purchase. The page around it reads `shopFor`. */
export function PlansPage({ hook, plans, selected, verification, ...props }: PlansPageProps) {
  const { prefix, renewing, timeZone, checkNeeded, angelName, framed, messageCost, missing } =
    props;
  const t = useTranslations('payments');
  const hooks = useTranslations('hooks');
  const named = angelName === null ? undefined : namedHook(hook);
  const check = verification && <CheckOffer needed={checkNeeded} prefix={prefix} />;
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 content-start gap-x-16 gap-y-8 px-(--gutter) py-8 lg:grid-cols-[1fr_minmax(26rem,32rem)] lg:grid-rows-[auto_1fr] lg:gap-y-12 lg:py-16">
      <header className="grid grid-cols-1 content-start gap-3 [&_h1]:[overflow-wrap:anywhere]">
        <h1 className="display text-3xl break-words lg:text-4xl">
          {named === undefined || angelName === null
            ? t(`header.${hook}.title`)
            : hooks(`header.${named}`, { name: angelName })}
        </h1>
        <p className="max-w-prose text-lg text-ink-soft">{t(`header.${hook}.text`)}</p>
      </header>
      <div className="grid grid-cols-1 content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {missing !== null && <MissingPlan productId={missing} />}
        {checkNeeded && check}
        {renewing && <RunningPlan renewing={renewing} timeZone={timeZone} prefix={prefix} />}
        {plans.length === 0 ? (
          <EmptyState title={t('plans.empty.title')}>{t('plans.empty.text')}</EmptyState>
        ) : (
          <PlanList
            plans={plans}
            selected={selected}
            hook={hook}
            messageCost={messageCost}
            prefix={prefix}
          />
        )}
        {!checkNeeded && check}
        {framed && (
          <p className="border-t border-line pt-6">
            <a
              href={`${prefix}/hook/iframe`}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {hooks('frame.open', framed)}
            </a>
          </p>
        )}
      </div>
      <Opens messageCost={messageCost} />
    </div>
  );
}

function RunningPlan({
  renewing,
  timeZone,
  prefix,
}: Pick<PlansPageProps, 'timeZone' | 'prefix'> & { renewing: RenewingPlan }) {
  const t = useTranslations('payments.plans.renewing');
  const format = useFormatter();
  const date = format.dateTime(renewing.periodEnd, { dateStyle: 'long', timeZone });
  return (
    <section className="grid gap-2 rounded-card bg-sunken p-5">
      <h2 className="text-lg font-semibold">{t('title', { plan: renewing.planName })}</h2>
      <p>{t('text', { date })}</p>
      <a
        href={`${prefix}/profile/money`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
      >
        {t('action')}
      </a>
    </section>
  );
}

interface CheckOfferProps {
  needed: boolean;
  prefix: string;
}

function CheckOffer({ needed, prefix }: CheckOfferProps) {
  const t = useTranslations('payments.plans');
  return (
    <section
      className={clsx(
        'flex flex-wrap items-center gap-4',
        needed ? 'rounded-card bg-sunken p-5' : 'border-t border-line pt-6',
      )}
    >
      {needed ? (
        <span className="grid size-12 shrink-0 place-content-center rounded-full border-2 border-current font-semibold">
          <span aria-hidden="true">18+</span>
          <span className="sr-only">{t('adults')}</span>
        </span>
      ) : (
        <BadgeCheck
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-8 shrink-0 text-ink-soft"
        />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg font-semibold">{t('checkTitle')}</h2>
        <p className="text-sm text-ink-soft">{needed ? t('checkNeeded') : t('checkText')}</p>
      </div>
      <a
        href={`${prefix}/purchase/check`}
        className={buttonStyle({ variant: needed ? 'primary' : 'secondary' })}
      >
        {t('checkAction')}
      </a>
    </section>
  );
}
