'use client';

import Link from 'next/link';
import { Avatar } from '#components/ui/avatar.tsx';
import type { QueuedConversation } from '#lib/desk/conversations/contract.ts';
import { localTime, zonedMoment } from '../format.ts';
import { LANGUAGES } from '../members/member-labels.ts';
import { Pill } from '../pill.tsx';
import { TimeLeft, WaitingTime } from './waiting-time.tsx';

interface QueueRowProps {
  conversation: QueuedConversation;
  brand: string;
  self: string;
}

/** One conversation of the queue; the whole row links to it. */
export function QueueRow({ conversation, brand, self }: QueueRowProps) {
  const { conversationId, persona, picture, member, last, lastMine, since, flagged, locale } =
    conversation;
  const own = conversation.heldBy === self;
  return (
    <li>
      <Link
        prefetch={false}
        href={`/conversations/${conversationId}`}
        className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-2 py-2.5 hover:bg-raised focus-visible:bg-raised lg:grid-cols-[2.5rem_13rem_minmax(0,1fr)_9rem]"
      >
        <Avatar name={persona} size={40} {...(picture !== null && { src: picture })} />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">
            {member} <span className="font-normal text-ink-soft">to</span> {persona}
          </span>
          <span className="block truncate text-xs text-ink-soft">
            {brand} · {LANGUAGES[locale] ?? locale}
          </span>
        </span>
        <span className="col-span-2 col-start-2 row-start-2 min-w-0 truncate text-sm text-ink-soft lg:col-span-1 lg:col-start-3 lg:row-start-1">
          {lastMine && <span className="font-medium">{persona}: </span>}
          {last === '' ? 'Photo' : last}
        </span>
        <span className="col-start-3 row-start-1 grid justify-items-end gap-1 text-sm lg:col-start-4">
          {since !== null && <WaitingTime since={since} />}
          {since === null && conversation.lastAt !== null && (
            <time
              dateTime={new Date(conversation.lastAt).toISOString()}
              title={zonedMoment(conversation.lastAt)}
              className="text-ink-soft tabular-nums"
            >
              {localTime(conversation.lastAt)}
            </time>
          )}
          <span className="flex flex-wrap justify-end gap-1">
            {flagged && <Pill tone="bad">Needs care</Pill>}
            {own && conversation.heldUntil !== null && (
              <Pill tone="accent">
                Yours, <TimeLeft until={conversation.heldUntil} />
              </Pill>
            )}
            {conversation.heldBy !== null && !own && <Pill>{conversation.heldByName}</Pill>}
          </span>
        </span>
      </Link>
    </li>
  );
}
