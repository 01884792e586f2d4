'use client';

import { clsx } from 'clsx';
import { Eye, Flame, Heart } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useTimes } from '#components/chat/state/message-time.ts';
import { useNow } from '#components/chat/state/server-clock.ts';
import { HostedLabel } from '#components/profile/hosted-label.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { BadgedPicture } from './badged-picture.tsx';
import {
  countFresh,
  noticeKind,
  type NotificationsAnswer,
  type ReceivedNotification,
} from './notice-list.ts';
import { useNotifications } from './use-notifications.ts';

interface NotificationsPageProps {
  initial: NotificationsAnswer;
  now: number;
  timeZone: string;
  prefix: string;
}

/** Likes and, if there are any, visits, each with the number of new ones; those on a card above the earlier ones. */
export function NotificationsPage({ initial, prefix, ...rest }: NotificationsPageProps) {
  const { like, visits } = useNotifications(initial);
  const t = useTranslations('notifications');
  const times = useTimes(rest.timeZone);
  const now = useNow(rest.now);

  const rows = (items: readonly ReceivedNotification[], className: string) => (
    <ul className={clsx('divide-y divide-line', className)}>
      {items.map((item) => (
        <li key={`${item.angelId}.${String(item.time)}`}>
          <NotificationRow notification={item} time={times.short(item.time, now)} prefix={prefix} />
        </li>
      ))}
    </ul>
  );
  const groups = (items: readonly ReceivedNotification[]) => {
    const fresh = items.filter(({ isRead }) => !isRead);
    const earlier = items.filter(({ isRead }) => isRead);
    if (fresh.length === 0) return rows(earlier, '');
    return (
      <div className="grid grid-cols-1 gap-6">
        <section className="grid grid-cols-1 gap-3">
          <h2 className="display text-xl">{t('groups.fresh')}</h2>
          {rows(fresh, 'card overflow-hidden px-3 py-0 desk:px-2')}
        </section>
        {earlier.length > 0 && (
          <section className="grid grid-cols-1 gap-1">
            <h2 className="font-ui text-sm font-semibold text-ink-soft">{t('groups.earlier')}</h2>
            {rows(earlier, '')}
          </section>
        )}
      </div>
    );
  };
  const empty = (
    <EmptyState
      title={t('empty.title')}
      picture={<EmptyPicture kind="empty" />}
      action={
        <a href={`${prefix}/find`} className={buttonStyle({ size: 'md' })}>
          {t('empty.action')}
        </a>
      }
    >
      {t(visits.length > 0 ? 'empty.likes' : 'empty.text')}
    </EmptyState>
  );
  const tab = (value: 'likes' | 'visits', items: readonly ReceivedNotification[]) => {
    const fresh = countFresh(items);
    return {
      value,
      label: t(`tabs.${value}`),
      count: { value: fresh, label: t('fresh', { count: fresh }) },
      content: items.length === 0 ? empty : groups(items),
    };
  };
  return (
    <div className="mx-auto w-full max-w-3xl px-(--gutter) pt-2 pb-10 desk:pt-12">
      <h1 className="display mb-4 text-3xl max-desk:sr-only">{t('title')}</h1>
      <Tabs
        label={t('tabs.label')}
        tabs={[tab('likes', like), ...(visits.length > 0 ? [tab('visits', visits)] : [])]}
      />
    </div>
  );
}

const icons = { like: Heart, visit: Eye, match: Flame } as const;

interface NotificationRowProps {
  notification: ReceivedNotification;
  time: string;
  prefix: string;
}

/** Who did what, and when; links to the profile, for a match to the chat. */
function NotificationRow({ notification, time, prefix }: NotificationRowProps) {
  const t = useTranslations('notifications');
  const { screenName, photo, label, answeredBy, angelId } = notification;
  const unread = !notification.isRead;
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
        {label !== null && <HostedLabel label={label} answeredBy={answeredBy} />}
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
