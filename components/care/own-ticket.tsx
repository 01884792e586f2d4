'use client';

import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AccountNav } from '#components/profile/own/account-nav.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { call } from '#lib/http/client/call.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { MessageFiles } from './message-files.tsx';
import { TICKET_STATE_TONE } from './ticket-state-tone.ts';
import { TicketRating } from './ticket-rating.tsx';
import { TicketReplyForm } from './ticket-reply-form.tsx';

type Ticket = AnswerOf<Contracts['GET /api/users/tickets/{reference}']>;

interface OwnTicketProps {
  ticket: Ticket;
  brandName: string;
  timeZone: string;
  prefix: string;
}

/** One ticket with the answers to it, and a field to reply. */
export function OwnTicket({ brandName, timeZone, prefix, ...given }: OwnTicketProps) {
  const t = useTranslations('care.tickets');
  const format = useFormatter();
  const { reference } = given.ticket;
  const { data: ticket, mutate } = useSWR(
    ['own-ticket', reference],
    () => call('GET /api/users/tickets/{reference}', { params: { reference } }),
    { fallbackData: given.ticket },
  );
  const { state, rating, ratingComment, messages } = ticket;
  const replace = (next: Ticket): void => {
    void mutate(next, { revalidate: false });
  };
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="profile" prefix={prefix} />
      <p className="pt-4">
        <a
          href={`${prefix}/profile/tickets`}
          className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4"
        >
          {t('back')}
        </a>
      </p>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <h1 className="display text-3xl tabular-nums">{t('number', { reference })}</h1>
        <Badge tone={TICKET_STATE_TONE[state]}>{t(state)}</Badge>
      </header>
      <ol className="mt-8 grid max-w-[40rem] gap-5">
        {messages.map(({ id, own, text, at, files }) => (
          <li key={id} className={clsx('grid gap-1', own ? 'pl-8' : 'pr-8')}>
            <p className="flex flex-wrap gap-x-2 font-ui text-sm text-ink-soft">
              <span className="font-semibold text-ink">{own ? t('own') : brandName}</span>
              <time dateTime={at}>
                {format.dateTime(new Date(at), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                  timeZone,
                })}
              </time>
            </p>
            <p
              className={clsx(
                'rounded-field px-4 py-3 wrap-anywhere whitespace-pre-line',
                own ? 'bg-sunken' : 'border border-line bg-raised',
              )}
            >
              {text === '' ? t('empty') : text}
            </p>
            <MessageFiles reference={reference} files={files} />
          </li>
        ))}
      </ol>
      <TicketReplyForm reference={reference} closed={state === 'closed'} onTicket={replace} />
      {messages.some(({ own }) => !own) && (
        <TicketRating
          reference={reference}
          rating={rating}
          comment={ratingComment ?? ''}
          onTicket={replace}
        />
      )}
    </div>
  );
}
