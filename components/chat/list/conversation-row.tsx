'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { CountBadge } from '#components/ui/badge.tsx';
import { LastMessage } from './last-message.tsx';
import { useOpeningThread } from '../opening-thread.tsx';
import type { Conversation } from '../state/types.ts';

interface ConversationRowProps {
  conversation: Conversation;
  href: string;
  current: boolean;
  /** Time of the last message, as the list formats it. */
  time: string;
}

/** The peer, the last message and the unread count; a press opens the thread. */
export function ConversationRow({ conversation, href, current, time }: ConversationRowProps) {
  const t = useTranslations('chat.list');
  const { openThread } = useOpeningThread();
  const { angelId, screenName, photo, label, last, unread } = conversation;
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      data-conversation={angelId}
      data-answerer={last?.answerer ?? undefined}
      aria-current={current ? 'page' : undefined}
      onNavigate={(event) => {
        event.preventDefault();
        openThread(conversation);
      }}
      className={clsx(
        'relative flex items-center gap-3.5 px-4 py-3 no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-3',
        current &&
          "bg-sunken before:absolute before:inset-y-3 before:left-0 before:w-1 before:bg-accent before:content-['']",
      )}
    >
      <PeerPicture angelId={angelId} name={screenName} photo={photo} size={56} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span
            className={clsx(
              'min-w-0 flex-1 truncate font-ui',
              unread > 0 ? 'font-bold' : 'font-semibold',
            )}
          >
            {screenName}
          </span>
          <span
            className={clsx(
              'tabular shrink-0 font-ui text-xs',
              unread > 0 ? 'font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            {time}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <span
            className={clsx(
              'min-w-0 flex-1 truncate text-sm',
              unread > 0 ? 'text-ink' : 'text-ink-soft',
            )}
          >
            {last !== null && <LastMessage last={last} />}
          </span>
          <CountBadge count={unread} label={t('unread', { count: unread })} />
        </span>
        {label !== null && (
          <span className="mt-1 border-l-[3px] border-hosted pl-2 font-ui text-xs leading-tight font-semibold">
            {label}
          </span>
        )}
      </span>
    </Link>
  );
}
