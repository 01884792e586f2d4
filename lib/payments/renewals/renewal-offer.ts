import type { Locale } from '../../brands/schema.ts';
import { knownLocale } from '../../brands/schema.ts';
import type { Intent } from '../../db/generated/client.ts';
import { translator } from '../../i18n/translate.ts';
import { formatMoney } from '../../kernel/money.ts';
import { currentText } from '../../legal/queries.ts';
import { fingerprint } from '../offers/fingerprint.ts';
import { longDate } from '../../text/long-date.ts';
import { offerOf, type SeenOffer } from '../offers/offer.ts';
import { nextPlanOf, type OpenRenewal } from './open-renewals.ts';
import { planNameOf } from '../subscriptions/plan-name.ts';

type Renewed = SeenOffer & { readonly locale: Locale };

/** The offer of a renewal, as its receipt shows it: no new contract, so no new right of withdrawal. */
export async function renewalOffer(
  renewal: OpenRenewal,
  last: Intent,
  periodEnd: Date,
  now: Date,
): Promise<Renewed> {
  const { brand, subscription } = renewal;
  const { member } = subscription;
  const plan = nextPlanOf(renewal);
  const locale = knownLocale(member.locale) ?? brand.locales.default;
  const { brandId, flowCode, country } = member;
  const terms = await currentText(brand, 'terms', locale);
  const { offer } = offerOf({
    plan,
    brand,
    locale,
    country,
    now,
    planName: await planNameOf({ plan, brandId, flowCode, locale }),
    descriptor: last.descriptor,
    termsVersion: terms.version,
    startsAt: subscription.periodEnd,
    guarantee: false,
  });
  const say = translator(locale, 'payments.offer');
  const date = longDate(periodEnd, brand.timezone, locale);
  const price = formatMoney(plan.priceMinor, plan.currency, locale);
  const renewed = {
    ...offer,
    nextChargeAt: periodEnd.toISOString(),
    lines: {
      ...offer.lines,
      nextCharge: say('next_subscription', { price, date }),
      cancellation: say('cancellation_renewal'),
    },
  };
  return { offer: renewed, hash: fingerprint(renewed), locale };
}
