'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRequest } from '#components/requests/use-request.ts';
import { AccountNav } from '#components/profile/own/account-nav.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { Button } from '#components/ui/button.tsx';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import type { Contracts } from '#lib/http/contracts.ts';
import { call } from '#lib/http/client/call.ts';
import { TICKET_STATE_TONE } from './ticket-state-tone.ts';

type Page = AnswerOf<Contracts['GET /api/users/tickets']>;

interface OwnTicketsProps {
  first: Page;
  timeZone: string;
  prefix: string;
}

/** The member's tickets, the newest first, each with its state. */
export function OwnTickets({ first, timeZone, prefix }: OwnTicketsProps) {
  const t = useTranslations('care.tickets');
  const format = useFormatter();
  const [{ tickets, next }, setPage] = useState(first);
  const { pending, run } = useRequest();
  const more = (before: string) =>
    run(async () => {
      const page = await call('GET /api/users/tickets', { query: { before } });
      setPage({ tickets: [...tickets, ...page.tickets], next: page.next });
    });
  return (
    <div className="mx-auto max-w-page px-(--gutter) pt-2 pb-12 lg:pt-6">
      <AccountNav current="profile" prefix={prefix} />
      <h1 className="display pt-6 text-3xl lg:pt-10">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t('lead')}</p>
      {tickets.length === 0 ? (
        <p className="mt-8 max-w-[34rem] rounded-field bg-sunken px-4 py-3">{t('none')}</p>
      ) : (
        <ul className="mt-8 max-w-[40rem] divide-y divide-line border-y border-line">
          {tickets.map(({ reference, state, excerpt, at }) => (
            <li key={reference}>
              <a
                href={`${prefix}/profile/tickets/${reference}`}
                className="grid gap-1.5 py-4 no-underline transition-colors hover:text-accent-ink"
              >
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-ui text-sm">
                  <Badge tone={TICKET_STATE_TONE[state]}>{t(state)}</Badge>
                  <span className="tabular-nums">{t('number', { reference })}</span>
                  <time dateTime={at} className="text-ink-soft">
                    {format.dateTime(new Date(at), { dateStyle: 'medium', timeZone })}
                  </time>
                </span>
                <span className="line-clamp-2 wrap-anywhere">
                  {excerpt === '' ? t('empty') : excerpt}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {next !== null && (
          <Button variant="secondary" pending={pending} onClick={() => void more(next)}>
            {t('more')}
          </Button>
        )}
        <a
          href={`${prefix}/contactUs`}
          className={buttonStyle({ variant: tickets.length === 0 ? 'primary' : 'secondary' })}
        >
          {t('write')}
        </a>
      </div>
    </div>
  );
}
