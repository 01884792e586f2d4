import { clsx } from 'clsx';
import { Eye, Flame, Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { noticeKind } from './notice-list.ts';
import { BadgedPicture } from './badged-picture.tsx';
import type { ReceivedNotification } from './notice-list.ts';

const icons = { like: Heart, visit: Eye, match: Flame } as const;

interface NotificationRowProps {
  notification: ReceivedNotification;
  time: string;
  prefix: string;
}

/** Who did what, and when; links to the profile, for a match to the chat. */
export function NotificationRow({ notification, time, prefix }: NotificationRowProps) {
  const t = useTranslations('notifications');
  const { screenName, photo, label, angelId } = notification;
  const unread = !notification.read;
  const kind = noticeKind(notification);
  return (
    <a
      href={`${prefix}/${kind === 'match' ? 'chats' : 'user'}/${angelId}`}
      className="flex items-center gap-4 px-1 py-3 no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-3 desk:px-3"
    >
      <BadgedPicture
        angelId={angelId}
        photo={photo}
        name={screenName}
        icon={icons[kind]}
        place="list"
      />
      <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
        <span className={clsx('font-ui [overflow-wrap:anywhere]', unread && 'font-bold')}>
          {t(`row.${kind}`, { name: screenName })}
        </span>
        {label !== null && <Badge tone="hosted">{label}</Badge>}
        <span className="font-ui text-sm text-ink-soft">{time}</span>
      </span>
      {unread && (
        <span className="size-2.5 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </a>
  );
}
