import type { OwnPlan } from '#components/profile/own/own-plan.ts';
import type { Brand, Locale } from '#lib/brands/schema.ts';
import { hasPlan } from '#lib/credits/has-plan.ts';
import { db } from '#lib/db/client.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { clock } from '#lib/kernel/clock.ts';
import { formatMoney } from '#lib/kernel/money.ts';
import { shopFor } from '#lib/payments/queries.ts';

type Where = { readonly brand: Brand; readonly locale: Locale; readonly prefix: string };

/** Whether a paid period of the member runs, and what the cheapest plan costs: said before what needs one is pressed. */
export async function ownPlan(member: MemberViewer, where: Where): Promise<OwnPlan> {
  const now = clock.now();
  const [running, { plans }] = await Promise.all([
    hasPlan(db(), member.memberId, now),
    shopFor(member, { ...where, now }),
  ]);
  const renewing = plans.flatMap(({ priceMinor, currency, periodMonths }) =>
    periodMonths === null ? [] : [{ priceMinor, currency, months: periodMonths }],
  );
  const [cheapest] = renewing.toSorted((left, right) => left.priceMinor - right.priceMinor);
  return {
    running,
    from: cheapest
      ? {
          price: formatMoney(cheapest.priceMinor, cheapest.currency, where.locale),
          months: cheapest.months,
        }
      : null,
    href: `${where.prefix}/vip_plan/cred`,
  };
}
