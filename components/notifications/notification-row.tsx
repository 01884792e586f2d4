import { Eye, Flame, Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { cn } from '#components/ui/cn.ts';
import type { ReceivedNotification } from './types.ts';

const icons = { like: Heart, visit: Eye, match: Flame } as const;

interface NotificationRowProps {
  notification: ReceivedNotification;
  time: string;
  prefix: string;
  onOpen: (notification: ReceivedNotification) => void;
}

export function NotificationRow({ notification, time, prefix, onOpen }: NotificationRowProps) {
  const t = useTranslations('notifications');
  const { screenName, photo, label, angelId } = notification;
  const unread = !notification.read;
  const match = notification.category === 'like_reply';
  const kind = match ? 'match' : notification.type === 'visit' ? 'visit' : 'like';
  const Icon = icons[kind];
  const href = `${prefix}/${match ? 'chats' : 'user'}/${angelId}`;
  return (
    <a
      href={href}
      onClick={() => {
        onOpen(notification);
      }}
      className="flex items-center gap-4 px-1 py-3 no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-3 desk:px-3"
    >
      <span className="relative shrink-0">
        <Avatar name={screenName} size={60} {...(photo !== null && { src: photo })} />
        <span
          aria-hidden="true"
          className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full bg-accent text-on-accent ring-2 ring-surface"
        >
          <Icon strokeWidth={1.75} className="size-4" />
        </span>
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
        <span className={cn('font-ui', unread && 'font-bold')}>
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
