'use client';

import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemberState } from './member-state.tsx';
import { NoticeCard } from './notice-card.tsx';
import { NoticeIcon } from './notice-icon.tsx';

/** How much is unread since the member was last here, counted now. */
export function SummaryCard({ prefix, onClose }: { prefix: string; onClose: () => void }) {
  const t = useTranslations('notifications.summary');
  const { unread, newNotifications } = useMemberState();
  const place = unread > 0 ? 'chats' : 'notifications';
  return (
    <NoticeCard
      picture={<NoticeIcon icon={Bell} />}
      href={`${prefix}/${place}`}
      label={t(place)}
      onClose={onClose}
    >
      <p className="font-ui leading-snug font-semibold">{t('title')}</p>
      <ul className="text-sm text-ink-soft">
        {unread > 0 && <li>{t('messages', { count: unread })}</li>}
        {newNotifications > 0 && <li>{t('notices', { count: newNotifications })}</li>}
      </ul>
    </NoticeCard>
  );
}
