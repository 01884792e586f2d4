'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { AsyncContent } from '../async-content.tsx';
import type { DeskAnswer } from '../desk-call.ts';
import { Facts } from '../facts.tsx';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { money } from '../format.ts';
import { amountOfCredits, closureLabel, stateTone } from '../members/member-labels.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import { Merge } from './merge.tsx';

type Context = NonNullable<DeskAnswer<'GET /api/desk/tickets/{reference}/context'>['context']>;

const LINK = 'underline underline-offset-2';

interface TicketContextProps {
  reference: string;
  purpose: string;
  /** The ticket was merged into another one, so that it takes in no third. */
  isMerged: boolean;
  onDone: () => unknown;
}

/** What is known of the member who wrote a ticket, beside it: plan, credits, orders, tickets, restrictions. */
export function TicketContext({ reference, purpose, isMerged, onDone }: TicketContextProps) {
  const key = 'GET /api/desk/tickets/{reference}/context';
  const result = useQuery(key, { params: { reference }, purpose });
  const merge = (from: string): ReactNode =>
    !isMerged && (
      <Merge
        from={from}
        into={reference}
        purpose={purpose}
        onDone={() => {
          result.again();
          onDone();
        }}
      />
    );
  return (
    <aside aria-label="Member" className="min-w-0 text-sm">
      <AsyncContent result={result}>
        {({ context }) =>
          context === null ? (
            <p className="text-ink-soft">The sender has no account.</p>
          ) : (
            <Known context={context} merge={merge} />
          )
        }
      </AsyncContent>
    </aside>
  );
}

interface KnownProps {
  context: Context;
  /** The control that merges another ticket into this one. */
  merge: (from: string) => ReactNode;
}

function Known({ context, merge }: KnownProps) {
  const { trackerId, state, disabledReason, credits, subscription, orders, tickets } = context;
  const { measures, notes } = context;
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Link prefetch={false} href={`/members/${trackerId}`} className={`font-semibold ${LINK}`}>
            Open account
          </Link>
          <Pill tone={stateTone(state)}>
            {state === 'disabled' ? closureLabel(disabledReason) : state}
          </Pill>
        </p>
        <Facts
          rows={[
            ['Plan', <Plan key="plan" subscription={subscription} />],
            ['Credits', amountOfCredits(credits)],
          ]}
        />
      </div>
      <Part title="Last orders" none="No orders." rows={orders} keyOf={({ orderId }) => orderId}>
        {({ productId, amountMinor, currency, state: orderState, at }) => (
          <>
            {productId}, {money(amountMinor, currency)}, {humanize(orderState)}, <Moment at={at} />
          </>
        )}
      </Part>
      <Part
        title="Other tickets"
        none="No other tickets."
        rows={tickets}
        keyOf={(one) => one.reference}
      >
        {(one) => (
          <>
            <Link prefetch={false} href={`/tickets/${one.reference}?list=all`} className={LINK}>
              {one.reference}
            </Link>
            , {one.state === 'waiting' ? 'answered' : one.state}, <Moment at={one.createdAt} />{' '}
            {merge(one.reference)}
          </>
        )}
      </Part>
      <Part
        title="Restrictions"
        none="None."
        rows={measures}
        keyOf={({ kind, at }) => `${kind} ${at}`}
      >
        {({ kind, reason, at }) => (
          <>
            {MEASURES[kind]}, {humanize(reason)}, <Moment at={at} />
          </>
        )}
      </Part>
      {notes.length > 0 && (
        <Part title="Notes about the member" none="" rows={notes} keyOf={({ at }) => at}>
          {({ text, by, at }) => (
            <>
              {text}{' '}
              <span className="text-ink-soft">
                {by}, <Moment at={at} />
              </span>
            </>
          )}
        </Part>
      )}
    </div>
  );
}

const MEASURES: Readonly<Record<Context['measures'][number]['kind'], string>> = {
  warning: 'Warned',
  text: 'Profile text hidden',
  block: 'Account closed',
  reactivation: 'Account reopened',
};

function Plan({ subscription }: Pick<Context, 'subscription'>) {
  if (subscription === null) return 'none';
  const { productId, state, endsThen, periodEnd } = subscription;
  const then = endsThen ? 'ends' : state === 'past_due' ? 'unpaid since' : 'renews';
  return (
    <>
      {productId}, {humanize(state)}; {then} <Moment at={periodEnd} absolute />
    </>
  );
}

interface PartProps<Row> {
  title: string;
  none: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

function Part<Row>({ title, none, rows, keyOf, children }: PartProps<Row>) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-1 grid gap-1">
          {rows.map((row) => (
            <li key={keyOf(row)} className="break-words">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
