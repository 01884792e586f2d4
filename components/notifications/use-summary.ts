'use client';

import { useEffect, useEffectEvent } from 'react';
import { landedAt } from '#components/popups/landing.ts';
import { nextCheck } from './check-times.ts';
import { isOverview } from './incoming.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import {
  isPending,
  hasUnnotified,
  storeNotifiedCount,
  wasNotifiedInVisit,
} from './notified-memory.ts';

/** Calls `onDue` when there is more than the member was notified of: at the next check, or at once after a return. */
export function useSummary(path: string, onDue: () => void): void {
  const { unread, newNotifications } = useMemberState();
  const total = unread + newNotifications;
  const overview = isOverview(path);
  const due = useEffectEvent(() => {
    if (hasUnnotified(total)) onDue();
  });
  useEffect(() => {
    if (overview) storeNotifiedCount(total);
    if (!hasUnnotified(total)) return undefined;
    const [now, landed] = [Date.now(), landedAt()];
    const at = isPending() ? now : nextCheck(landed, wasNotifiedInVisit(landed), now);
    const timer = setTimeout(() => {
      due();
    }, at - now);
    return () => {
      clearTimeout(timer);
    };
  }, [total, overview]);
}
