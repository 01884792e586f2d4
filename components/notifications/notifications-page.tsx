'use client';

import { useTranslations } from 'next-intl';
import { useTimes } from '#components/chat/state/message-time.ts';
import { useNow } from '#components/chat/state/server-clock.ts';
import { EmptyPicture } from '#components/brand/empty-picture.tsx';
import { ListEnd } from '#components/brand/list-end.tsx';
import { buttonStyle } from '#components/ui/button-style.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { PausedLine } from './pause/paused-line.tsx';
import { FreshNotification } from './fresh-notification.tsx';
import { NotificationRow } from './notification-row.tsx';
import { countFresh, type NotificationsAnswer, type ReceivedNotification } from './notice-list.ts';
import { useNotifications } from './use-notifications.ts';

interface NotificationsPageProps {
  initial: NotificationsAnswer;
  now: number;
  timeZone: string;
  prefix: string;
}

/** Likes and, if there are any, visits, each with the number of new ones; those large, above the earlier ones. */
export function NotificationsPage({ initial, prefix, ...rest }: NotificationsPageProps) {
  const { like, visits } = useNotifications(initial);
  const t = useTranslations('notifications');
  const times = useTimes(rest.timeZone);
  const now = useNow(rest.now);

  const items = (
    list: readonly ReceivedNotification[],
    Item: typeof NotificationRow,
    className: string,
  ) => (
    <ul className={className}>
      {list.map((one) => (
        <li key={`${one.angelId}.${String(one.time)}`}>
          <Item notification={one} time={times.short(one.time, now)} prefix={prefix} />
        </li>
      ))}
    </ul>
  );
  const groups = (list: readonly ReceivedNotification[]) => {
    const fresh = list.filter(({ isRead }) => !isRead);
    const earlier = list.filter(({ isRead }) => isRead);
    const rows = items(earlier, NotificationRow, 'divide-y divide-line');
    return (
      <div className="grid grid-cols-1 gap-8">
        {fresh.length > 0 && (
          <section className="grid grid-cols-1 gap-3">
            <h2 className="display text-2xl">{t('groups.fresh')}</h2>
            {items(fresh, FreshNotification, 'grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4')}
          </section>
        )}
        {fresh.length > 0 && earlier.length > 0 ? (
          <section className="grid grid-cols-1 gap-1">
            <h2 className="font-ui text-sm font-semibold text-ink-soft">{t('groups.earlier')}</h2>
            {rows}
          </section>
        ) : (
          earlier.length > 0 && rows
        )}
        <ListEnd
          action={
            <a
              href={`${prefix}/find`}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              {t('empty.action')}
            </a>
          }
        >
          {t('end')}
        </ListEnd>
      </div>
    );
  };
  const answerable = (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <a href={`${prefix}/likes`} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
        {t('likers')}
      </a>
      <div className="w-full">{groups(like)}</div>
    </div>
  );
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
  const tab = (value: 'likes' | 'visits', list: readonly ReceivedNotification[]) => {
    const fresh = countFresh(list);
    return {
      value,
      label: t(`tabs.${value}`),
      count: { value: fresh, label: t('fresh', { count: fresh }) },
      content: list.length === 0 ? empty : value === 'likes' ? answerable : groups(list),
    };
  };
  return (
    <div className="mx-auto w-full max-w-4xl px-(--gutter) pt-2 pb-10 desk:pt-12">
      <h1 className="display mb-4 text-3xl max-desk:sr-only">{t('title')}</h1>
      <PausedLine timeZone={times.timeZone} />
      <Tabs
        label={t('tabs.label')}
        tabs={[tab('likes', like), ...(visits.length > 0 ? [tab('visits', visits)] : [])]}
      />
    </div>
  );
}
