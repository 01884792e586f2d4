'use client';

import { EventCard } from './event-card.tsx';
import { PurchaseFailedCard } from './purchase-failed-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useNotices, type NoticesOf } from './use-notices.ts';

/** The popup that stands, if one does. */
export function NoticeHost({ prefix, ...notices }: NoticesOf & { prefix: string }) {
  const { shown, dismiss } = useNotices(notices);
  if (shown === null) return null;
  const { key, content } = shown.newest;
  const card = { prefix, onClose: dismiss };
  switch (content.is) {
    case 'event':
      return <EventCard key={key} event={content.event} count={shown.keys.length} {...card} />;
    case 'summary':
      return <SummaryCard key={key} {...card} />;
    case 'words':
      return <PurchaseFailedCard key={key} {...content} {...card} />;
  }
}
