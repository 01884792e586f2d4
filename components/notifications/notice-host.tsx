'use client';

import { Bell, CreditCard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { trackKpi } from '#components/tracking/track-kpi.ts';
import { EventCard } from './event-card.tsx';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { NoticeCard } from './notice-card.tsx';
import { NoticeIcon } from './notice-icon.tsx';
import { useNotices, type NoticesOf } from './use-notices.ts';

/** The current popup, if there is one. */
export function NoticeHost({ prefix, ...notices }: NoticesOf & { prefix: string }) {
  const { shown, dismiss } = useNotices(notices);
  const kind = shown?.newest.kind;
  const key = shown?.newest.key;
  useEffect(() => {
    if (key !== undefined && kind !== undefined) trackKpi('notice_popup', { value: kind });
  }, [key, kind]);
  if (shown === null) return null;
  const { content } = shown.newest;
  const card = { prefix, onClose: dismiss };
  switch (content.is) {
    case 'event':
      return <EventCard key={key} event={content.event} count={shown.keys.length} {...card} />;
    case 'summary':
      return <SummaryCard key={key} {...card} />;
    case 'text':
      return <PurchaseFailedCard key={key} {...content} {...card} />;
  }
}

/** How much is unread since the member was last here, counted now. */
function SummaryCard({ prefix, onClose }: { prefix: string; onClose: () => void }) {
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

interface PurchaseFailedCardProps {
  title: string;
  text: string;
  prefix: string;
  onClose: () => void;
}

/** A payment that failed after the buyer had left its page, with a link to try another. */
function PurchaseFailedCard({ title, text, prefix, onClose }: PurchaseFailedCardProps) {
  const t = useTranslations('notifications.purchase');
  return (
    <NoticeCard
      picture={<NoticeIcon icon={CreditCard} danger />}
      href={`${prefix}/vip_plan/cred`}
      label={t('again')}
      onClose={onClose}
    >
      <p className="font-ui leading-snug font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{text}</p>
    </NoticeCard>
  );
}
