import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { AccountNav } from '#components/profile/own/account-nav.tsx';
import { Part } from '#components/profile/security/part.tsx';
import { FailedTries } from './failed-tries.tsx';
import { Ledger } from './ledger.tsx';
import { Limits } from './limits.tsx';
import { Orders } from './orders.tsx';
import { StoredCards } from './stored-cards.tsx';
import { Subscription } from './subscription.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

interface MoneyPageProps {
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

/** A member's subscription, cards, orders, credits and limits. */
export function MoneyPage(props: MoneyPageProps) {
  const { subscription, plans, cards, orders, waiting, tries, ledger, limits, prefix, ...whose } =
    props;
  const t = useTranslations('money');
  const tCards = useTranslations('checkout.cards');
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="money" prefix={prefix} />
      <h1 className="display pt-6 pb-6 text-3xl lg:pt-10 lg:pb-10">{t('title')}</h1>
      <Part id="subscription" title={t('subscription.title')} text={t('subscription.text')}>
        <Subscription subscription={subscription} plans={plans} prefix={prefix} {...whose} />
      </Part>
      <Part id="cards" title={tCards('title')} text={tCards('text')}>
        <StoredCards storedCards={cards} trackerId={props.trackerId} />
      </Part>
      <Part id="orders" title={t('orders.title')} text={t('orders.text')}>
        <WaitingOrders orders={waiting} timeZone={whose.timeZone} />
        <Orders lines={orders} {...whose} />
        <FailedTries tries={tries} timeZone={whose.timeZone} />
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
