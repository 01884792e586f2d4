'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { landedAt } from '#components/popups/landing.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime, useSocketEvent } from '#components/realtime/use-realtime.ts';
import { useCurrentPath } from '#components/shell/current-path.ts';
import { later } from '#components/ui/later.tsx';
import { usePause } from './pause/pause-state.tsx';
import { nextCheck } from './check-times.ts';
import { isOverview, popupDelay } from './incoming.ts';
import {
  asksForAnswer,
  notificationKind,
  opensPopup,
  type Content,
  type Notification,
  type NotificationKind,
} from './notification.ts';
import {
  hasUnnotified,
  isPending,
  storeNotifiedCount,
  wasNotifiedInVisit,
} from './notified-memory.ts';

/** Calls `onDue` when there is more than the member was notified of: at the next check, or at once after a return. */
function useSummary(path: string, isPaused: boolean, onDue: () => void): void {
  const { unread, newNotifications } = useMemberState();
  const total = unread + newNotifications;
  const overview = isOverview(path);
  const due = useEffectEvent(() => {
    if (hasUnnotified(total)) onDue();
  });
  useEffect(() => {
    if (overview) storeNotifiedCount(total);
    if (isPaused || !hasUnnotified(total)) return undefined;
    const [now, landed] = [Date.now(), landedAt()];
    const at = isPending() ? now : nextCheck(landed, wasNotifiedInVisit(landed), now);
    const timer = setTimeout(() => {
      due();
    }, at - now);
    return () => {
      clearTimeout(timer);
    };
  }, [total, overview, isPaused]);
}

/** The member's and the flow's parameters, for the reference text's request. */
interface Brief {
  country: string;
  region: number | null;
  fluxid: string;
  useAi: boolean;
}

/** Asks the server to look for a due answer after a notification was shown. The parameters are only a hint. */
function useAskForAnswer({ country, region, fluxid, useAi }: Brief) {
  const { connection, trackerId } = useRealtime();
  const { credits } = useMemberState();
  return (kind: NotificationKind): void => {
    if (!asksForAnswer(kind)) return;
    connection?.hint('brain', {
      trackerId,
      briefKind: kind,
      country,
      region,
      fluxid,
      use_ai: useAi,
      domain: window.location.hostname,
      landedTime: landedAt(),
      premiumLevel: credits.level,
      requestOrigin: 'online',
    });
  };
}

// Most pages have no notifications to show: the component is loaded with the first one.
const NoticeHost = later(async () => (await import('./notice-host.tsx')).NoticeHost);

interface IncomingPopupProps {
  prefix: string;
  brief: Brief;
}

/** Shows notifications while the member looks at something else; in a pause only those about payments. It takes no focus. */
export function IncomingPopup({ prefix, brief }: IncomingPopupProps) {
  const path = useCurrentPath();
  const ask = useAskForAnswer(brief);
  const isPaused = usePause().pause !== null;
  const [received, setReceived] = useState<readonly Notification[]>([]);
  const [needed, setNeeded] = useState(false);
  const receive = (key: string, kind: NotificationKind, content: Content, delay = 0): void => {
    setNeeded(true);
    setReceived((before) => [...before, { key, kind, at: Date.now() + delay, content }]);
  };
  useSocketEvent('chat', (event) => {
    const delay = popupDelay(event);
    if (isPaused || event.seq === null || delay === null) return;
    receive(event.id, notificationKind(event.type), { is: 'event', event }, delay);
  });
  useSocketEvent('notification', ({ type, title, text }) => {
    const kind = notificationKind(type);
    if (opensPopup(kind)) receive(type, kind, { is: 'text', title, text });
    else ask(kind);
  });
  useSummary(path, isPaused, () => {
    receive('summary', 'message', { is: 'summary' });
  });

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-40 px-3 desk:top-auto desk:right-6 desk:bottom-6 desk:left-auto desk:w-104 desk:px-0"
    >
      {needed && (
        <NoticeHost
          received={received}
          onTaken={(taken) => {
            setReceived((before) => before.filter((one) => !taken.includes(one)));
          }}
          onShown={ask}
          path={path}
          prefix={prefix}
        />
      )}
    </div>
  );
}
