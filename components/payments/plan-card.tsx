import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PresentedPlan } from '#lib/payments/offers/plan-schema.ts';
import { Badge } from '#components/ui/badge.tsx';
import { usePrice } from './use-price.ts';

interface PlanCardProps {
  plan: PresentedPlan;
  name: string;
  chosen: boolean;
  /** Cost of one message in credits in the member's flow. */
  messageCost: number;
  /** The first press chooses the plan, a press on the chosen plan goes on. */
  onPick: () => void;
  onProceed: () => void;
}

const tones = { accent: 'accent', second: 'second', neutral: 'neutral' } as const;

/** The chosen card has the accent colour as its background, so a badge of that colour would be invisible on it. */
function toneOf(colour: string | null, chosen: boolean) {
  const tone = tones[(colour ?? 'neutral') as keyof typeof tones];
  return chosen && tone === 'accent' ? 'neutral' : tone;
}

function Price({ plan }: { plan: PresentedPlan }) {
  const t = useTranslations('payments.plans');
  const price = usePrice();
  return (
    <span className="tabular ms-auto grid max-w-full grid-cols-1 justify-items-end gap-0.5 text-end">
      {plan.oldPrice !== null && (
        <s className="text-sm text-ink-soft">
          <span className="sr-only">
            {t('oldPrice', { price: price(plan.oldPrice, plan.currency) })}
          </span>
          <span aria-hidden="true">{price(plan.oldPrice, plan.currency)}</span>
        </s>
      )}
      <span className="display text-2xl leading-none">{price(plan.price, plan.currency)}</span>
      <span className="text-sm text-ink-soft">
        {plan.priceDescription ??
          (plan.periodMonths === null ? t('once') : t('period', { months: plan.periodMonths }))}
      </span>
      {plan.periodMonths !== null && plan.periodMonths > 1 && (
        <span className="text-sm text-ink-soft">
          {t('perMonth', {
            price: price(Number(plan.price) / plan.periodMonths, plan.currency),
          })}
        </span>
      )}
    </span>
  );
}

/** What is granted; a pack named after its credits does not repeat them. */
function Granted({ plan }: { plan: PresentedPlan }) {
  const t = useTranslations('payments.plans');
  const credits = t('credits', { count: plan.credits });
  const granted = [
    ...(plan.credits === 0 || plan.planName === credits ? [] : [credits]),
    ...(plan.bonusCredits > 0 ? [t('bonus', { count: plan.bonusCredits })] : []),
  ];
  return granted.length > 0 && <span className="tabular ps-8.5">{granted.join(' ')}</span>;
}

/** How many messages it pays for, its description, and whether it renews: in the full width below name and price. */
function Details({ plan, messageCost }: { plan: PresentedPlan; messageCost: number }) {
  const t = useTranslations('payments.plans');
  const messages = Math.floor((plan.credits + plan.bonusCredits) / messageCost);
  const details = [
    ...(plan.credits > 0 ? [t('messages', { count: messages })] : []),
    ...(plan.description === null ? [] : [plan.description]),
  ];
  return (
    <span className="tabular grid gap-1 ps-8.5 text-sm text-ink-soft">
      {details.length > 0 && <span>{details.join(' · ')}</span>}
      {plan.kind === 'subscription' && <span>{t('renews')}</span>}
    </span>
  );
}

export function PlanCard({ plan, name, chosen, messageCost, ...on }: PlanCardProps) {
  const { onPick, onProceed } = on;
  return (
    <label
      className={clsx(
        'relative grid cursor-pointer grid-cols-1 gap-3 rounded-card border-[length:max(var(--border-control),1.5px)] p-4 transition-colors duration-(--duration-quick) hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus desk:p-5',
        chosen
          ? 'border-ink bg-accent-soft text-on-accent-soft [&_.text-ink-soft]:text-current'
          : 'border-line-strong bg-raised',
        plan.spacingBottom && 'mb-4',
      )}
    >
      <input
        type="radio"
        name={name}
        value={plan.productId}
        checked={chosen}
        onChange={onPick}
        onClick={() => {
          if (chosen) onProceed();
        }}
        className="sr-only"
      />
      {(plan.badge !== null || plan.suggestion !== null) && (
        <span className="flex flex-wrap gap-2">
          {plan.badge !== null && <Badge tone={chosen ? 'neutral' : 'accent'}>{plan.badge}</Badge>}
          {plan.suggestion !== null && (
            <Badge tone={toneOf(plan.suggestionColor, chosen)}>{plan.suggestion}</Badge>
          )}
        </span>
      )}
      <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {/* Its text wraps before the price moves below it. */}
        <span className="grid min-w-0 flex-1 basis-36 content-start gap-1">
          <span className="flex items-center gap-2.5 text-lg leading-tight font-semibold">
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full border-2',
                chosen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
              )}
            >
              {chosen && <Check className="size-4" strokeWidth={3} />}
            </span>
            {plan.planName}
          </span>
          <Granted plan={plan} />
        </span>
        <Price plan={plan} />
      </span>
      <Details plan={plan} messageCost={messageCost} />
    </label>
  );
}
