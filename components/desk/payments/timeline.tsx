'use client';

import { clsx } from 'clsx';
import { Button } from '#components/ui/button.tsx';
import type { TimelineEntry } from '#lib/desk/payments/shapes.ts';
import { deskCall, type Plain } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { moment, money } from '../format.ts';
import { useMutation } from '../use-mutation.ts';

type Entry = Plain<TimelineEntry>;
interface TimelineProps {
  entries: readonly Entry[];
  currency: string;
  purpose: string;
  /** Called after an entry was checked again. */
  onAsked: () => void;
}

const DOTS = {
  plain: 'bg-line-strong',
  accent: 'bg-accent',
  good: 'bg-success',
  bad: 'bg-danger',
} as const;

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  order: 'Order',
  attempt: 'Payment',
  event: 'Provider',
  charge: 'Charge',
  receipt: 'Receipt',
  refund: 'Refund',
  dispute: 'Dispute',
  credits: 'Credits',
  subscription: 'Subscription',
  declaration: 'Declaration',
  action: 'Staff',
  incident: 'Incident',
};

/** The format of times in the contract. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Requests the current state of a pending item. */
export function AskAgain({
  again: { kind, id },
  purpose,
  onAsked,
}: Pick<TimelineProps, 'purpose' | 'onAsked'> & { again: NonNullable<Entry['again']> }) {
  const { pending, errorMessage, run } = useMutation();
  const ask = () =>
    run(async () => {
      if (kind === 'attempt') {
        const params = { reference: id };
        await deskCall('POST /api/desk/attempts/{reference}/ask', { params, purpose });
      } else if (kind === 'refund') {
        await deskCall('POST /api/desk/refunds/{id}/ask', { params: { id }, purpose });
      } else {
        await deskCall('POST /api/desk/providerEvents/{id}/retry', { params: { id }, purpose });
      }
      onAsked();
    });
  return (
    <div className="mt-1.5">
      <Button size="sm" variant="secondary" pending={pending} onClick={() => void ask()}>
        {kind === 'event' ? 'Process again' : 'Check status'}
      </Button>
      <ErrorMessage>{errorMessage}</ErrorMessage>
    </div>
  );
}

/** The order's history, oldest first, each entry with its time. */
export function Timeline({ entries, currency, purpose, onAsked }: TimelineProps) {
  return (
    <ol aria-label="Timeline" className="mt-4">
      {entries.map(({ id, at, kind, title, tone, amountMinor, facts, payload, again }) => (
        <li
          key={id}
          className="relative grid gap-x-5 border-l border-line pb-5 pl-5 text-sm last:border-transparent last:pb-0 md:ml-50"
        >
          <span
            aria-hidden="true"
            className={clsx('absolute top-1.5 -left-[4.5px] size-2 rounded-full', DOTS[tone])}
          />
          <p className="text-ink-soft tabular-nums md:absolute md:top-0 md:-left-50 md:w-46 md:whitespace-nowrap">
            <time dateTime={at}>{moment(at)}</time>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
            <span>
              <span className="mr-1 text-xs font-normal text-ink-soft">{KINDS[kind]}</span>{' '}
              <span>{title}</span>
            </span>
            {amountMinor !== null && (
              <span className="tabular-nums">{money(amountMinor, currency)}</span>
            )}
          </p>
          {facts.length > 0 && (
            <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft">
              {facts.map(([name, value = '']) => (
                <div key={`${name}:${value}`} className="flex min-w-0 gap-1.5">
                  <dt>{name}</dt>
                  <dd className="min-w-0 break-all text-ink">
                    {MOMENT.test(value) ? moment(value) : value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {payload !== null && (
            <details className="mt-1">
              <summary className="w-fit cursor-pointer py-1 text-ink-soft hover:text-ink">
                Payload
              </summary>
              <pre
                role="region"
                tabIndex={0}
                aria-label="Provider payload"
                className="mt-1 max-h-80 overflow-auto rounded-card bg-sunken p-3 font-mono text-xs"
              >
                {payload}
              </pre>
            </details>
          )}
          {again !== null && <AskAgain again={again} purpose={purpose} onAsked={onAsked} />}
        </li>
      ))}
    </ol>
  );
}
