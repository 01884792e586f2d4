'use client';

import Link from 'next/link';
import { use, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { deskCall } from '../desk-call.ts';
import { Facts } from '../facts.tsx';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { useMutation } from '../use-mutation.ts';
import { Assignee } from './assignee.tsx';
import { Snooze } from './snooze.tsx';
import { Tags } from './tags.tsx';
import { TicketListContext } from './use-ticket-list.ts';
import type { Ticket } from './types.ts';

const STATES = {
  open: ['accent', 'open'],
  waiting: ['good', 'answered'],
  closed: ['plain', 'closed'],
} as const;

/** What the member thought of the help, and why. */
function Rating({ rating, comment, at }: NonNullable<Ticket['rating']>) {
  return (
    <>
      <Pill tone={rating === 'good' ? 'good' : 'bad'}>{rating}</Pill> <Moment at={at} />
      {comment !== null && <p className="mt-1 whitespace-pre-line wrap-anywhere">{comment}</p>}
    </>
  );
}

/** Since when it waits, and by when it is to be answered. */
function Since({ at, dueAt }: { at: string; dueAt: string | null }) {
  return (
    <>
      <Moment at={at} />
      {dueAt !== null && (
        <>
          , due <Moment at={dueAt} />
        </>
      )}
    </>
  );
}

interface TicketHeadProps {
  ticket: Ticket;
  purpose: string;
  onDone: () => unknown;
}

/** The sender, language and state of a ticket; closes or reopens it. */
export function TicketHead({ ticket, purpose, onDone }: TicketHeadProps) {
  const { reference, state, sinceAt, dueAt, brand, email, erased, bounced, member } = ticket;
  const { mergedInto, rating } = ticket;
  const { again: listAgain } = use(TicketListContext);
  const { pending, errorMessage, run } = useMutation();
  const [tone, label] = STATES[state];
  const changeState = (action: 'close' | 'reopen') =>
    run(async () => {
      const key = `POST /api/desk/tickets/{reference}/${action}` as const;
      await deskCall(key, { params: { reference }, purpose }).finally(onDone);
      listAgain();
    });
  const rows: (readonly [string, ReactNode])[] = [
    ['From', email === '' ? '–' : email],
    [
      'Member',
      member === null ? (
        'No account'
      ) : (
        <Link
          prefetch={false}
          href={`/members/${member.trackerId}`}
          className="underline underline-offset-2"
        >
          {member.name === '' ? member.trackerId : member.name}
        </Link>
      ),
    ],
    ['Since', <Since key="since" at={sinceAt} dueAt={dueAt} />],
    ...(rating === null ? [] : [['Rated', <Rating key="rating" {...rating} />] as const]),
    ['Tags', erased ? '–' : <Tags key="tags" ticket={ticket} purpose={purpose} onDone={onDone} />],
  ];
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="display text-xl tabular-nums">{reference}</h2>
        <Pill tone={tone}>{label}</Pill>
        <Pill>{brand.name}</Pill>
        {bounced && <Pill tone="bad">email bounced</Pill>}
        <span className="ml-auto">
          {state === 'closed' ? (
            !erased &&
            mergedInto === null && (
              <Button
                variant="secondary"
                size="sm"
                pending={pending}
                onClick={() => void changeState('reopen')}
              >
                Reopen
              </Button>
            )
          ) : (
            <Button
              variant="secondary"
              size="sm"
              pending={pending}
              onClick={() => void changeState('close')}
            >
              Close
            </Button>
          )}
        </span>
      </div>
      <Facts rows={rows} />
      {!erased && (
        <dl className="grid gap-x-3 gap-y-2 text-sm sm:grid-cols-2">
          <div className="grid content-start gap-1">
            <dt className="text-ink-soft">Assigned to</dt>
            <dd>
              <Assignee ticket={ticket} purpose={purpose} onDone={onDone} />
            </dd>
          </div>
          {state !== 'closed' && (
            <div className="grid content-start gap-1">
              <dt className="text-ink-soft">Snoozed</dt>
              <dd>
                <Snooze ticket={ticket} purpose={purpose} onDone={onDone} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <ErrorMessage>{errorMessage}</ErrorMessage>
    </header>
  );
}
