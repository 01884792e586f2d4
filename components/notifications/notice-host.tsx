'use client';

import { useEffect } from 'react';
import { trackKpi } from '#components/tracking/track-kpi.ts';
import { EventCard } from './event-card.tsx';
import { PurchaseFailedCard } from './purchase-failed-card.tsx';
import { SummaryCard } from './summary-card.tsx';
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
