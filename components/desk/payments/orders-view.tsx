'use client';

import Link from 'next/link';
import type { OrderRow } from '#lib/desk/payments/shapes.ts';
import { AsyncContent } from '../async-content.tsx';
import type { Plain } from '../desk-call.ts';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { money } from '../format.ts';
import { Moment } from '../moment.tsx';
import { MoreLink } from '../next-page.tsx';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import type { OrderQuery } from './order-filter-names.ts';
import { orderAddress, OrderFilters, type Choices } from './order-filters.tsx';
import { toneOf } from './state-tones.ts';

interface OrdersViewProps {
  query: OrderQuery;
  choices: Choices;
}

function OrderLine({ order, brand }: { order: Plain<OrderRow>; brand: string }) {
  const { orderId, planName, purpose, state, dispute, provider, method, tries } = order;
  const { amountMinor, currency, refundedMinor, createdAt } = order;
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 px-1 py-2.5 text-sm hover:bg-raised lg:grid-cols-[11rem_minmax(0,1fr)_8rem_11rem_8rem]">
      <p className="text-ink-soft tabular-nums max-lg:order-3 max-lg:col-span-full">
        <Moment at={createdAt} />
      </p>
      <p className="min-w-0 font-semibold max-lg:order-1">
        <Link
          prefetch={false}
          href={`/payments/${orderId}`}
          className="after:absolute after:inset-0 hover:underline"
        >
          {planName}
        </Link>
        {purpose !== 'order' && (
          <span className="ml-2 font-normal text-ink-soft">{humanize(purpose)}</span>
        )}
        <span className="block truncate font-mono text-xs font-normal text-ink-soft">
          {orderId}
        </span>
      </p>
      <p className="max-lg:order-4 max-lg:text-ink-soft">{brand}</p>
      <p className="text-ink-soft max-lg:order-5 max-lg:text-right">
        {provider === null ? 'no attempt' : `${humanize(provider)} · ${humanize(method ?? '')}`}
        {tries > 1 && ` · ${String(tries)} attempts`}
      </p>
      <p className="text-right tabular-nums max-lg:order-2">
        <span className="font-semibold">{money(amountMinor, currency)}</span>
        {refundedMinor > 0 && (
          <span className="block text-xs text-ink-soft">
            −{money(refundedMinor, currency)} refunded
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-1.5 max-lg:order-6 max-lg:col-span-full lg:col-start-2">
        <Pill tone={toneOf(state)}>{humanize(state)}</Pill>
        {dispute !== null && <Pill tone={toneOf(dispute)}>dispute {humanize(dispute)}</Pill>}
      </p>
    </li>
  );
}

/** Orders, newest first, filtered by the address. */
export function OrdersView({ query, choices }: OrdersViewProps) {
  const result = useQuery('GET /api/desk/payments', { query, purpose: 'Payments' });
  const brandName = new Map(choices.brands.map(({ id, name }) => [id, name]));
  return (
    <>
      <OrderFilters key={orderAddress(query)} query={query} choices={choices} />
      <div className="mt-4">
        <AsyncContent result={result}>
          {({ orders, next }) => (
            <>
              {orders.length === 0 && (
                <p className="border-t border-line py-8 text-ink-soft">
                  {next === null ? 'No orders found.' : 'No matches among the latest orders.'}
                </p>
              )}
              {orders.length > 0 && (
                <ul aria-label="Orders" className="divide-y divide-line border-y border-line">
                  {orders.map((order) => (
                    <OrderLine
                      key={order.orderId}
                      order={order}
                      brand={brandName.get(order.brandId) ?? order.brandId}
                    />
                  ))}
                </ul>
              )}
              <MoreLink href={next === null ? null : orderAddress({ ...query, before: next })}>
                Older orders
              </MoreLink>
            </>
          )}
        </AsyncContent>
      </div>
    </>
  );
}
