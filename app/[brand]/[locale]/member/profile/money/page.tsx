import { pageBrand, type BrandParams } from '#app/page-brand.ts';
import { pageMember } from '#app/page-member.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageMessages } from '#app/page-messages.tsx';
import { CreditsRow } from '#components/profile/own/credits-row.tsx';
import { MoneyPage } from '#components/profile/money/money-page.tsx';
import { FollowFragment } from '#components/profile/follow-fragment.tsx';
import { creditLines } from '#lib/credits/ledger.ts';
import { translator } from '#lib/i18n/translate.ts';
import { clock } from '#lib/kernel/clock.ts';
import { ownCards } from '#lib/payments/cards/stored-cards.ts';
import { failedTries } from '#lib/payments/history/failed-tries.ts';
import { moneyHistory } from '#lib/payments/history/queries.ts';
import { presentLimits } from '#lib/payments/spending-limits/present.ts';
import { otherPlans } from '#lib/payments/own/other-plans.ts';
import { ownSubscription } from '#lib/payments/own/own-subscription.ts';
import { waitingOrders } from '#lib/payments/history/waiting-orders.ts';
import { ORDER_PAUSE_DAYS, SPENDING_CAPS } from '#lib/payments/limits.ts';

type Props = { readonly params: Promise<BrandParams> };

/** Ledger entries per page. */
const PAGE_SIZE = 20;

export const generateMetadata = pageTitle('money');

export default async function Money({ params }: Props) {
  const { brand, locale, prefix } = await pageBrand(params);
  const member = await pageMember(brand.id);
  if (!member) return null;
  const { memberId, publicId } = member;
  const now = clock.now();
  const [subscription, plans, cards, orders, waiting, tries, first, saved] = await Promise.all([
    ownSubscription(memberId, locale, now),
    otherPlans(member, locale, now),
    ownCards(memberId, brand, now),
    moneyHistory(memberId, now),
    waitingOrders(memberId),
    failedTries(memberId, now),
    creditLines(member, undefined, PAGE_SIZE),
    presentLimits(memberId, brand, now),
  ]);
  const say = translator(locale, 'payments.outcome');
  return (
    <main>
      <PageMessages locale={locale} of={['money', 'rights', 'checkout.card', 'checkout.cards']}>
        <MoneyPage
          credits={<CreditsRow prefix={prefix} />}
          subscription={subscription}
          plans={plans}
          cards={cards}
          orders={orders}
          waiting={waiting}
          prefix={prefix}
          tries={tries.map((one) => ({ ...one, why: say(`${one.outcome}.title`) }))}
          ledger={{ first, pageSize: PAGE_SIZE }}
          limits={{ saved, caps: SPENDING_CAPS, pauses: ORDER_PAUSE_DAYS }}
          trackerId={publicId}
          timeZone={brand.timezone}
        />
      </PageMessages>
      <FollowFragment />
    </main>
  );
}
