import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PeerPicture } from '#components/media/peer-picture.tsx';
import { CountBadge } from '#components/ui/badge.tsx';
import { cn } from '#components/ui/cn.ts';
import { preview } from './preview.ts';
import type { Conversation } from './types.ts';

interface ConversationRowProps {
  conversation: Conversation;
  href: string;
  current: boolean;
  /** Of the last message, as the list writes it. */
  time: string;
}

function LastWords({ last }: { last: NonNullable<Conversation['last']> }) {
  const t = useTranslations('chat.list');
  if (last.category === 'like_reply') return t('match');
  if (last.type === 'like' || last.type === 'visit') return t(last.type);
  if (last.blurred) {
    return (
      <span className="inline-flex items-center gap-1.5 italic">
        <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
        {t('blurred')}
      </span>
    );
  }
  if (last.msg === null) return t('removed');
  const text = preview(last.msg.replace(/<[^>]*>/g, ' '));
  return last.from === 'self' ? t('own', { text }) : text;
}

export function ConversationRow({ conversation, href, current, time }: ConversationRowProps) {
  const t = useTranslations('chat.list');
  const { angelId, screenName, photo, label, last, unread } = conversation;
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'relative flex items-center gap-3.5 px-4 py-3 no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-3',
        current &&
          "bg-sunken before:absolute before:inset-y-3 before:left-0 before:w-1 before:bg-accent before:content-['']",
      )}
    >
      <PeerPicture angelId={angelId} name={screenName} photo={photo} size={56} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span
            className={cn(
              'min-w-0 flex-1 truncate font-ui',
              unread > 0 ? 'font-bold' : 'font-semibold',
            )}
          >
            {screenName}
          </span>
          <span
            className={cn(
              'tabular shrink-0 font-ui text-xs text-ink-soft',
              unread > 0 && 'font-semibold text-ink',
            )}
          >
            {time}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <span
            className={cn(
              'min-w-0 flex-1 truncate text-sm',
              unread > 0 ? 'text-ink' : 'text-ink-soft',
            )}
          >
            {last !== null && <LastWords last={last} />}
          </span>
          <CountBadge count={unread} label={t('unread', { count: unread })} />
        </span>
        {label !== null && (
          <span className="mt-1 border-l-[3px] border-hosted pl-2 font-ui text-xs leading-tight font-semibold">
            {label}
          </span>
        )}
      </span>
    </a>
  );
}
