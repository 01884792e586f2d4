import { useTranslations } from 'next-intl';
import type { WaitingOrder } from '#lib/payments/history/waiting-orders.ts';
import { useMoneyFormat } from './use-money-format.ts';

interface WaitingOrdersProps {
  orders: readonly WaitingOrder[];
  timeZone: string;
}

/** Payments that the bank has not decided yet. Renders nothing if there are none. */
export function WaitingOrders({ orders, timeZone }: WaitingOrdersProps) {
  const t = useTranslations('money.waiting');
  const { money, day } = useMoneyFormat(timeZone);
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('title')} className="mb-2 rounded-card bg-sunken px-4 py-2">
      <ul className="divide-y divide-line">
        {orders.map(({ orderId, planName, amountMinor, currency, at }) => (
          <li key={orderId} className="grid gap-1 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold break-words">{planName}</span>
              <span className="tabular font-semibold">{money(amountMinor, currency)}</span>
            </span>
            <span className="text-sm text-ink-soft">{t('since', { date: day(at) })}</span>
          </li>
        ))}
      </ul>
      <p className="pb-2 text-sm text-ink-soft">{t('text')}</p>
    </section>
  );
}
