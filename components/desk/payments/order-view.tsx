'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { OrderPage } from '#lib/desk/payments/shapes.ts';
import { AsyncContent } from '../async-content.tsx';
import type { Plain } from '../desk-call.ts';
import { Facts } from '../facts.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { money } from '../format.ts';
import { Moment } from '../moment.tsx';
import { BackLink } from '../back-link.tsx';
import { PageHeader } from '../page-header.tsx';
import { BlockDialog } from '../payment-blocks/block-dialog.tsx';
import { Pill } from '../pill.tsx';
import { PurposeGate } from '../purpose-gate.tsx';
import { useQuery } from '../use-query.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { toneOf } from './state-tones.ts';
import { Timeline } from './timeline.tsx';

type Shown = Plain<OrderPage>;

/** Why no refund is possible; null if one is. */
function barred({ chargeId, disputeOpen, leftMinor }: Shown): string | null {
  if (chargeId === null) return 'Not charged.';
  if (disputeOpen) return 'An open dispute blocks refunds.';
  return leftMinor === 0 ? 'Fully refunded.' : null;
}

interface OrderFactsProps {
  order: Shown;
  brand: string;
  accounts: boolean;
}

function OrderFacts({ order, brand, accounts }: OrderFactsProps) {
  const { trackerId, company, descriptor, receipt, chargeId, subscription, currency } = order;
  const { capturedMinor, leftMinor, refundedMinor, vatCountry, vatRate } = order;
  return (
    <div className="card grid gap-x-10 gap-y-2 p-4 lg:grid-cols-2">
      <Facts
        rows={[
          [
            'Member',
            <span key="member" className="flex flex-wrap gap-x-4">
              <Link
                prefetch={false}
                href={`/payments?member=${trackerId}`}
                className="underline underline-offset-2"
              >
                All orders
              </Link>
              {accounts && (
                <Link
                  prefetch={false}
                  href={`/members/${trackerId}`}
                  className="underline underline-offset-2"
                >
                  Account
                </Link>
              )}
            </span>,
          ],
          ['Brand', `${brand} (${humanize(company)})`],
          [
            'Charge',
            <code key="charge" className="font-mono text-xs">
              {chargeId ?? 'none'}
            </code>,
          ],
          ['Receipt', receipt ?? 'none'],
          ['Statement text', descriptor],
        ]}
      />
      <Facts
        rows={[
          ['Captured', money(capturedMinor, currency)],
          ['Refunded', money(refundedMinor, currency)],
          ['Remaining', money(leftMinor, currency)],
          ['VAT', `${vatCountry.toUpperCase()}, ${String(vatRate / 100)} %`],
          [
            'Subscription',
            subscription === null ? (
              'none'
            ) : (
              <span key="subscription">
                {humanize(subscription.state)}, period {subscription.period} until{' '}
                <Moment at={subscription.periodEnd} absolute />
                {subscription.renews && ', renews'}
                {subscription.suspended && ', suspended'}
              </span>
            ),
          ],
        ]}
      />
    </div>
  );
}

function Order({ orderId, brands, accounts, purpose }: OrderViewProps & { purpose: string }) {
  const result = useQuery('GET /api/desk/orders/{orderId}', { params: { orderId }, purpose });
  const [refunding, setRefunding] = useState(false);
  const [blocking, setBlocking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  return (
    <AsyncContent result={result}>
      {(order) => {
        const why = barred(order);
        return (
          <>
            <PageHeader
              title={order.planName}
              aside={
                <span className="flex flex-wrap gap-3">
                  <Button
                    variant="quiet"
                    onClick={() => {
                      setDone(null);
                      setBlocking(true);
                    }}
                  >
                    Refuse payer
                  </Button>
                  <Button
                    disabled={why !== null}
                    onClick={() => {
                      setDone(null);
                      setRefunding(true);
                    }}
                  >
                    Refund
                  </Button>
                </span>
              }
            >
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-semibold text-ink tabular-nums">
                  {money(order.amountMinor, order.currency)}
                </span>
                <Pill tone={toneOf(order.state)}>{humanize(order.state)}</Pill>
                {order.purpose !== 'order' && <Pill>{humanize(order.purpose)}</Pill>}
                {order.dispute !== null && (
                  <Pill tone={toneOf(order.dispute)}>dispute {humanize(order.dispute)}</Pill>
                )}
                <span>
                  <Moment at={order.createdAt} />
                </span>
                <code className="font-mono text-xs">{order.orderId}</code>
              </span>
            </PageHeader>
            {why !== null && <p className="mt-2 text-sm text-ink-soft">{why}</p>}
            <p
              role="status"
              className={done === null ? 'sr-only' : 'mt-3 text-sm font-semibold text-success'}
            >
              {done}
            </p>
            <section className="mt-4" aria-label="Summary">
              <OrderFacts
                order={order}
                brand={brands[order.brandId] ?? order.brandId}
                accounts={accounts}
              />
            </section>
            <section className="mt-8">
              <h2 className="display text-xl">Timeline</h2>
              <Timeline
                entries={order.timeline}
                currency={order.currency}
                purpose={purpose}
                onAsked={result.again}
              />
            </section>
            {blocking && (
              <BlockDialog
                orderId={orderId}
                purpose={purpose}
                onClose={() => {
                  setBlocking(false);
                }}
                onDone={(entries) => {
                  setBlocking(false);
                  setDone(
                    entries === 0 ? 'Nothing new to list.' : `Entries added: ${String(entries)}.`,
                  );
                  result.again();
                }}
              />
            )}
            {refunding && (
              <RefundDialog
                order={order}
                purpose={purpose}
                onClose={() => {
                  setRefunding(false);
                  result.again();
                }}
                onDone={(amountMinor) => {
                  setRefunding(false);
                  setDone(
                    amountMinor === null
                      ? 'A second person must approve this refund under Approvals.'
                      : `Refund of ${money(amountMinor, order.currency)} requested.`,
                  );
                  result.again();
                }}
              />
            )}
          </>
        );
      }}
    </AsyncContent>
  );
}

interface OrderViewProps {
  orderId: string;
  /** Names by id. */
  brands: Readonly<Record<string, string>>;
  /** Whether the operator may see members' accounts too. */
  accounts: boolean;
}

/** One order: its state, its history, and its actions. */
export function OrderView(props: OrderViewProps) {
  return (
    <>
      <p className="mb-3">
        <BackLink href="/payments">Payments</BackLink>
      </p>
      <PurposeGate subject={`order:${props.orderId}`}>
        {(purpose) => <Order {...props} purpose={purpose} />}
      </PurposeGate>
    </>
  );
}
