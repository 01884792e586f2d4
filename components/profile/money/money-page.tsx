import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { AccountNav } from '#components/profile/own/account-nav.tsx';
import { Part } from '#components/profile/security/part.tsx';
import { FailedTries } from './failed-tries.tsx';
import { Ledger } from './ledger.tsx';
import { Limits } from './limits.tsx';
import { MoneyLead } from './money-lead.tsx';
import { Orders } from './orders.tsx';
import { StoredCards } from './stored-cards.tsx';
import { Subscription } from './subscription.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

interface MoneyPageProps {
  /** The credits left, at the top of the page. */
  credits: ReactNode;
  subscription: ComponentProps<typeof Subscription>['subscription'];
  plans: ComponentProps<typeof Subscription>['plans'];
  cards: ComponentProps<typeof StoredCards>['storedCards'];
  orders: ComponentProps<typeof Orders>['lines'];
  waiting: ComponentProps<typeof WaitingOrders>['orders'];
  tries: ComponentProps<typeof FailedTries>['tries'];
  ledger: Pick<ComponentProps<typeof Ledger>, 'first' | 'pageSize'>;
  limits: Pick<ComponentProps<typeof Limits>, 'saved' | 'caps' | 'pauses'>;
  trackerId: string;
  timeZone: string;
  prefix: string;
}

/** What renews, what is left to spend and the cards, then the statements of money and credits, then the limits. */
export function MoneyPage(props: MoneyPageProps) {
  const { credits, subscription, plans, cards, orders, waiting, tries, ledger, limits } = props;
  const { trackerId, timeZone, prefix } = props;
  const whose = { trackerId, timeZone };
  const t = useTranslations('money');
  const tCards = useTranslations('checkout.cards');
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="money" prefix={prefix} />
      <h1 className="display pt-6 pb-6 text-3xl lg:pt-10 lg:pb-10">{t('title')}</h1>
      <MoneyLead
        id="subscription"
        title={t('subscription.title')}
        beside={
          <>
            {credits}
            <Part stacked id="cards" title={tCards('title')} text={tCards('text')}>
              <StoredCards storedCards={cards} trackerId={trackerId} />
            </Part>
          </>
        }
      >
        <Subscription subscription={subscription} plans={plans} prefix={prefix} {...whose} />
      </MoneyLead>
      <Part id="orders" title={t('orders.title')} text={t('orders.text')}>
        <WaitingOrders orders={waiting} timeZone={timeZone} />
        <Orders lines={orders} {...whose} />
        <FailedTries tries={tries} timeZone={timeZone} />
      </Part>
      <Part id="credits" title={t('ledger.title')} text={t('ledger.text')}>
        <Ledger {...ledger} {...whose} />
      </Part>
      <Part id="limits" title={t('limits.title')} text={t('limits.text')}>
        <Limits {...limits} {...whose} />
      </Part>
    </div>
  );
}
