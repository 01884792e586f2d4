'use client';

import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { Locale } from '#lib/brands/schema.ts';
import { isQuiet } from '../at-work.ts';
import { deskCall } from '../desk-call.ts';
import { deskError } from '../desk-errors.ts';
import { LoadError } from '../error-message.tsx';
import { Moment } from '../moment.tsx';
import { BlurSetting } from '../queue/blur-setting.tsx';
import { useBlur } from '../queue/use-blur.ts';
import { NoteForm } from './note-form.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TicketContext } from './ticket-context.tsx';
import { TicketFiles } from './ticket-files.tsx';
import { TicketHead } from './ticket-head.tsx';
import { parseTicketQuery, ticketAddress } from './ticket-query.ts';
import type { Ticket, TicketMessage, TicketNote } from './types.ts';

/** Infrequent, since each access is logged; sending is refused if a new message has arrived meanwhile. */
const AGAIN_MS = 60_000;

/** One ticket with all its messages, and the draft of the answer. */
export function TicketThread({ reference }: { reference: string }) {
  const query = parseTicketQuery(useSearchParams());
  const purpose = `Ticket ${reference}`;
  const { data, error, mutate } = useSWR<Ticket, unknown>(
    ['desk-ticket', reference],
    () => deskCall('GET /api/desk/tickets/{reference}', { params: { reference }, purpose }),
    { refreshInterval: AGAIN_MS, isPaused: isQuiet, shouldRetryOnError: false },
  );
  const again = () => mutate();
  const blur = useBlur();
  const hasPictures = data?.messages.some(({ files }) =>
    files.some(({ kind }) => kind === 'picture'),
  );
  return (
    <article aria-label={`Ticket ${reference}`}>
      <Link
        prefetch={false}
        href={ticketAddress(query)}
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft lg:hidden"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        All tickets
      </Link>
      {data !== undefined ? (
        <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="min-w-0">
            <TicketHead ticket={data} purpose={purpose} onDone={again} />
            <ol className="mt-6 grid gap-4" aria-label="Messages">
              {entriesOf(data).map((entry) =>
                'from' in entry ? (
                  <TicketMessageView key={entry.id} message={entry} locale={data.locale}>
                    <TicketFiles
                      files={entry.files}
                      reference={reference}
                      purpose={purpose}
                      blur={blur}
                    />
                  </TicketMessageView>
                ) : (
                  <TicketNoteView key={entry.id} note={entry} />
                ),
              )}
            </ol>
            {hasPictures === true && (
              <div className="mt-3">
                <BlurSetting blur={blur} />
              </div>
            )}
            {data.mergedInto !== null ? (
              <p className="mt-6 rounded-card bg-sunken px-4 py-3 text-sm">
                Merged into{' '}
                <Link
                  prefetch={false}
                  href={ticketAddress(query, data.mergedInto)}
                  className="font-semibold underline underline-offset-2"
                >
                  {data.mergedInto}
                </Link>
                , which has all messages.
              </p>
            ) : data.erased ? (
              <p className="mt-6 rounded-card bg-sunken px-4 py-3 text-sm">
                The account and its messages were erased.
              </p>
            ) : (
              <>
                <ReplyForm ticket={data} purpose={purpose} onDone={again} />
                <NoteForm reference={reference} purpose={purpose} onDone={again} />
              </>
            )}
          </div>
          {data.member !== null && (
            <TicketContext
              reference={reference}
              purpose={purpose}
              isMerged={data.mergedInto !== null}
              onDone={again}
            />
          )}
        </div>
      ) : error === undefined ? (
        <div role="status" aria-busy="true" aria-label="Ticket" className="grid gap-4">
          <Skeleton className="block h-14" />
          <Skeleton className="block h-40" />
          <Skeleton className="block h-28" />
        </div>
      ) : (
        <LoadError errorMessage={deskError(error)} again={() => void again()} />
      )}
    </article>
  );
}

/** Messages and notes in the order of time. */
function entriesOf({ messages, notes }: Ticket): readonly (TicketMessage | TicketNote)[] {
  return [...messages, ...notes].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** A note of the staff, framed unlike the messages, which the sender has. */
function TicketNoteView({ note: { text, by, at } }: { note: TicketNote }) {
  return (
    <li className="mr-10 max-w-[44rem] rounded-card border border-dashed border-line-strong px-4 py-3">
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-soft">
        <span className="font-semibold">Internal note, {by}</span>
        <Moment at={at} />
      </p>
      <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{text}</p>
    </li>
  );
}

interface TicketMessageViewProps {
  message: TicketMessage;
  locale: Locale;
  /** Its files. */
  children: ReactNode;
}

/** A ticket message: the member's on the left, ours indented and tinted. */
function TicketMessageView({ message, locale, children }: TicketMessageViewProps) {
  const { from, text, at, by, fromAddress, attachments, refused, inApp } = message;
  const ours = from === 'care';
  return (
    <li
      className={clsx(
        'max-w-[44rem] rounded-card border px-4 py-3',
        ours
          ? 'ml-auto w-[calc(100%-2.5rem)] border-transparent bg-accent-soft text-on-accent-soft'
          : 'mr-10 border-line bg-raised',
      )}
    >
      <p className={clsx('flex flex-wrap gap-x-2 text-xs', !ours && 'text-ink-soft')}>
        <span className="font-semibold">{ours ? `Customer care, ${by ?? ''}` : 'Member'}</span>
        <Moment at={at} />
        {inApp && <span>· sent in the app</span>}
        {fromAddress !== null && <span className="wrap-anywhere">· from {fromAddress}</span>}
      </p>
      <p lang={locale} className="mt-1.5 wrap-anywhere whitespace-pre-line">
        {text === '' ? '–' : text}
      </p>
      {children}
      {refused.length > 0 && <RefusedFiles files={refused} />}
      {attachments > 0 && refused.length === 0 && (
        <p className="mt-2 text-xs">
          {attachments === 1 ? '1 attachment' : `${String(attachments)} attachments`} removed; the
          sender was notified.
        </p>
      )}
    </li>
  );
}
