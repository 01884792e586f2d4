import { FAILED } from '../../payments/attempts/attempt-states.ts';
import { actionText } from '../plain/action-text.ts';
import { humanize } from '../plain/code-text.ts';
import type { OrderParts } from './order-parts.ts';
import { redactPayload } from './redact-payload.ts';
import type { TimelineEntry } from './shapes.ts';

type Fact = [string, string];
type Entry = Pick<TimelineEntry, 'id' | 'at' | 'kind' | 'title'> & Partial<TimelineEntry>;
type Parts = OrderParts;
type Attempt = Parts['attempts'][number];

const HANGING = new Set(['submitting', 'requires_action', 'confirming', 'unknown', 'authorized']);
const RETURNING = new Set(['requested', 'submitted', 'pending']);
const STUCK = new Set(['failed', 'unmatched']);

const fact = (name: string, value: string | number | null | undefined): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [[name, String(value)]];

function ordered(parts: Parts): Entry[] {
  const { id, orderConfirmedAt, purpose, amountMinor, company, flowCode, descriptor } = parts;
  const { orderId, startNow, fulfilledAt, state, expiresAt } = parts;
  const facts = [
    ...fact('Order', orderId),
    ...fact('Company', humanize(company)),
    ...fact('Statement text', descriptor),
    ...fact('Flow', flowCode),
    ...(startNow ? [['Starts', 'immediately, as requested'] as Fact] : []),
  ];
  const kind = 'order';
  return [
    {
      id,
      at: orderConfirmedAt,
      kind,
      amountMinor,
      facts,
      title: purpose === 'order' ? 'Order placed' : `Created: ${humanize(purpose)}`,
    },
    ...(fulfilledAt
      ? [{ id: `${id}:done`, at: fulfilledAt, kind, title: 'Fulfilled', tone: 'good' } as const]
      : []),
    ...(state === 'expired'
      ? [{ id: `${id}:end`, at: expiresAt, kind, title: 'Expired unpaid' } as const]
      : []),
  ];
}

function attempted(attempt: Attempt): Entry[] {
  const { id, state, method, provider, capturedAt, reference, createdAt, updatedAt } = attempt;
  const failed = FAILED.has(state);
  const facts = [
    ...fact('Reference', reference),
    ...fact('Provider reference', attempt.providerReference),
    ...fact('Outcome', attempt.outcome === null ? null : humanize(attempt.outcome)),
    ...fact('Refused by', attempt.blockId === null ? null : 'our list of refused payers'),
    ...fact('Initiated by', attempt.initiator),
    ...fact('3-D Secure', attempt.threeDs ? 'passed' : null),
    ...fact('Status checks', attempt.syncs === 0 ? null : attempt.syncs),
  ];
  const begun: Entry = {
    id,
    at: createdAt,
    kind: 'attempt',
    facts,
    amountMinor: attempt.amountMinor,
    title: `Attempt by ${humanize(method)} at ${humanize(provider)}: ${humanize(state)}`,
    tone: failed ? 'bad' : state === 'captured' ? 'good' : 'accent',
    again: HANGING.has(state) ? { kind: 'attempt', id: reference } : null,
  };
  if (capturedAt === null && !failed) return [begun];
  const amountMinor = attempt.capturedMinor;
  const ended: Entry = failed
    ? {
        id: `${id}:end`,
        at: updatedAt,
        kind: 'attempt',
        title: `Attempt finished: ${humanize(state)}`,
      }
    : {
        id: `${id}:end`,
        at: capturedAt ?? updatedAt,
        kind: 'attempt',
        amountMinor,
        title: `Payment captured at ${humanize(provider)}`,
        tone: 'good',
      };
  return [begun, ended];
}

function refunded({ refunds }: Attempt): Entry[] {
  return refunds.flatMap((refund) => {
    const { id, state, amountMinor, kind, reason, bookedAt, note } = refund;
    const facts = [
      ...fact('Reason', refund.reasonText ?? reason),
      ...fact('Kind', humanize(kind)),
      ...fact('Provider reference', refund.providerReference),
      ...fact('Credit note', note),
    ];
    const asked: Entry = {
      id,
      at: refund.createdAt,
      kind: 'refund',
      amountMinor,
      facts,
      title: `Refund requested: ${humanize(state)}`,
      tone: state === 'failed' ? 'bad' : state === 'succeeded' ? 'good' : 'accent',
      again: RETURNING.has(state) ? { kind: 'refund', id } : null,
    };
    if (bookedAt === null) return [asked];
    const title = 'Refund booked';
    return [asked, { id: `${id}:end`, at: bookedAt, kind: 'refund', title, tone: 'good' }];
  });
}

function disputed({ disputes }: Attempt): Entry[] {
  return disputes.flatMap((dispute) => {
    const { id, openedAt, amountMinor, kind, state, dueAt, moves, note } = dispute;
    const facts = [
      ...fact('State', humanize(state)),
      ...fact('Reason', dispute.reasonCode),
      ...fact('Provider reference', dispute.providerReference),
      ...fact('Response due', dueAt?.toISOString().slice(0, 10)),
      ...fact('Credits deducted', dispute.creditsTaken === 0 ? null : dispute.creditsTaken),
      ...fact('Credit note', note),
    ];
    const reported: Entry = {
      id,
      at: openedAt,
      kind: 'dispute',
      amountMinor,
      facts,
      title: `Dispute opened: ${humanize(kind)}`,
      tone: 'bad',
    };
    const moved = moves.map(({ id: moveId, at, from, to }): Entry => ({
      id: moveId,
      at,
      kind: 'dispute',
      title: `Dispute: ${humanize(from)} → ${humanize(to)}`,
      tone: to === 'won' ? 'good' : to === 'lost' ? 'bad' : 'accent',
    }));
    return [reported, ...moved];
  });
}

function reported({ events }: Parts): Entry[] {
  return events.map((event) => ({
    id: event.id,
    at: event.receivedAt,
    kind: 'event',
    title: `Event from ${humanize(event.provider)}: ${humanize(event.state)}`,
    tone: STUCK.has(event.state) ? 'bad' : 'plain',
    facts: [
      ...fact('Event', event.dedupeKey),
      ...fact('Attempts', event.tries),
      ...fact('Error', event.lastError),
    ],
    payload: redactPayload(event.payload),
    again: STUCK.has(event.state) ? { kind: 'event', id: event.id } : null,
  }));
}

function sold({ charge, chargeId }: Parts): Entry[] {
  if (!charge) return [];
  const { id, at, amountMinor, vatMinor, vatCountry, vatRate, receipt } = charge;
  const vat = `${(vatMinor / 100).toFixed(2)} (${vatCountry.toUpperCase()} ${vatRate / 100} %)`;
  const facts = [...fact('Charge', chargeId), ...fact('VAT included', vat)];
  const tone = 'good';
  const title = 'Charged';
  const sale: Entry = { id, at, kind: 'charge', title, amountMinor, tone, facts };
  if (!receipt) return [sale];
  const paper = { id: receipt.id, at: receipt.createdAt, kind: 'receipt' } as const;
  return [sale, { ...paper, title: `Receipt ${receipt.label}` }];
}

function credited({ credits }: Parts): Entry[] {
  return credits.map(({ id, at, delta, bucket, reason, balanceAfter }) => ({
    id,
    at,
    kind: 'credits',
    title: `${delta > 0 ? '+' : '−'}${Math.abs(delta)} credits (${bucket})`,
    facts: [...fact('Reason', humanize(reason)), ...fact('Balance after', balanceAfter)],
  }));
}

function subscribed({ charge, subscription, noticeSentAt }: Parts): Entry[] {
  if (!charge || !subscription) return [];
  const { id, createdAt, canceledAt, withdrawnAt, endedAt, endReason, suspendedAt } = subscription;
  const begins = charge.period === 1;
  const step = (name: string, at: Date | null, title: string, why: string | null = null) =>
    at === null
      ? []
      : [
          {
            id: `${id}:${name}`,
            at,
            kind: 'subscription',
            title,
            facts: fact('Reason', why),
          } as const,
        ];
  const facts = fact('Notice sent', noticeSentAt?.toISOString());
  const period: Entry = begins
    ? { id, at: createdAt, kind: 'subscription', title: 'Subscription started' }
    : {
        id,
        at: charge.at,
        kind: 'subscription',
        facts,
        title: `Period ${String(charge.period)} started`,
      };
  return [
    period,
    ...step('suspended', suspendedAt, 'Subscription suspended during the dispute'),
    ...step('canceled', canceledAt, 'Subscription cancelled', endReason),
    ...step('withdrawn', withdrawnAt, 'Subscription withdrawn', endReason),
    ...step('ended', endedAt, 'Subscription ended', endReason),
  ];
}

function declared({ declarations }: Parts): Entry[] {
  return declarations.map(({ id, receivedAt, kind, state, reference }) => ({
    id,
    at: receivedAt,
    kind: 'declaration',
    title: kind === 'cancel' ? 'Cancellation received' : 'Withdrawal received',
    facts: [...fact('Reference', reference), ...fact('State', state)],
  }));
}

function done({ actions }: Parts): Entry[] {
  return actions.map(({ id, at, actor, by, action, purpose, reason }) => {
    const system = actor === 'system';
    return {
      id,
      at,
      kind: system ? 'incident' : 'action',
      tone: system ? 'bad' : 'plain',
      title: actionText(action),
      facts: [
        ...(system ? [] : fact('Operator', by)),
        ...fact('Reason', reason),
        ...fact('Reason for access', purpose),
      ],
    } as const;
  });
}

/** The history of an order's money as one timeline, oldest first. Pure. */
export function timelineOf(parts: OrderParts): TimelineEntry[] {
  const { attempts } = parts;
  const entries = [
    ...ordered(parts),
    ...attempts.flatMap(attempted),
    ...reported(parts),
    ...sold(parts),
    ...credited(parts),
    ...subscribed(parts),
    ...attempts.flatMap(refunded),
    ...attempts.flatMap(disputed),
    ...declared(parts),
    ...done(parts),
  ];
  const whole = entries.map((entry) => ({
    tone: 'plain' as const,
    amountMinor: null,
    facts: [],
    payload: null,
    again: null,
    ...entry,
  }));
  return whole.sort((one, other) => one.at.getTime() - other.at.getTime());
}
