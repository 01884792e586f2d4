'use client';

import { clsx } from 'clsx';
import { Hourglass, ImageIcon, LockKeyhole, Mic } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { CountBadge } from '#components/ui/badge.tsx';
import { useOpeningThread } from '../opening-thread.tsx';
import type { Conversation } from '../state/types.ts';
import { AnswererMark } from '../thread/answerer-mark.tsx';
import { simpleHtmlText } from '../thread/simple-html.ts';
import { preview } from './list-state.ts';

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
  const { angelId, screenName, photo, label, last, pending, unread } = conversation;
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
              'shrink-0 font-ui text-xs',
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
            {pending === undefined ? (
              last !== null && <LastMessage last={last} />
            ) : (
              <PendingText msg={pending.msg} />
            )}
          </span>
          <CountBadge count={unread} label={t('unread', { count: unread })} />
        </span>
        {label !== null && (
          <HostedLabel label={label} answeredBy={conversation.answeredBy} className="mt-1" />
        )}
      </span>
    </Link>
  );
}

/** The member's own message that waits for credits. */
function PendingText({ msg }: { msg: string }) {
  const t = useTranslations('chat.list');
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      <Hourglass aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
      <span className="truncate">{t('notSent', { text: preview(msg) })}</span>
    </span>
  );
}

type Last = NonNullable<Conversation['last']>;

/** The newest message in a few words, or the event that happened. */
function LastMessage({ last }: { last: Last }) {
  const t = useTranslations('chat.list');
  if (last.category === 'like_reply') return t('match');
  if (last.type === 'like' || last.type === 'visit') return t(last.type);
  if (last.removed) return t('removed');
  if (last.blurred) {
    return (
      <span className="inline-flex items-center gap-1.5 italic">
        <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
        {t('blurred')}
      </span>
    );
  }
  const Icon = last.attachment?.voice ? Mic : ImageIcon;
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {last.attachment !== null && (
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
      )}
      <span className="truncate">
        <LastMessageText last={last} />
      </span>
      {last.answerer === 'ai' && last.from === 'peer' && (
        <span className="shrink-0 text-xs text-ink-soft">
          <AnswererMark answerer="ai" />
        </span>
      )}
    </span>
  );
}

function LastMessageText({ last }: { last: Last }) {
  const t = useTranslations('chat.list');
  const msg = last.msg ?? '';
  if (msg === '' && last.attachment !== null) return t(last.attachment.voice ? 'voice' : 'photo');
  const text = preview(last.isHtml ? simpleHtmlText(msg) : msg);
  return last.from === 'self' ? t('own', { text }) : text;
}
