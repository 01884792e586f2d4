import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TRAVEL_MS } from '#lib/accounts/limits.ts';
import { DAY } from '#lib/kernel/clock.ts';
import { WITHDRAWAL_DAYS } from '#lib/payments/limits.ts';

const WHAT = ['read', 'search', 'like', 'benefits', 'cost', 'leave'] as const;

/** What paying unlocks, in the same copy for every plan: below the plans on phones, beside them elsewhere. */
export function Opens({ messageCost }: { messageCost: number }) {
  const t = useTranslations('payments.plans.opens');
  return (
    <section
      aria-labelledby="opens"
      className="grid max-w-prose content-start gap-3 self-start border-t border-line pt-6 lg:sticky lg:top-[calc(var(--bar-height)+4rem)]"
    >
      <h2 id="opens" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <ul className="grid gap-2.5">
        {WHAT.map((what) => (
          <li key={what} className="flex items-start gap-3">
            <Check
              aria-hidden="true"
              strokeWidth={1.75}
              className="mt-0.5 size-5 shrink-0 text-success"
            />
            {t(what, {
              cost: messageCost,
              withdrawalDays: WITHDRAWAL_DAYS,
              travelDays: TRAVEL_MS / DAY,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
