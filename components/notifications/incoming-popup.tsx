'use client';

import { useState } from 'react';
import { useCurrentPath } from '#components/shell/current-path.ts';
import { later } from '#components/ui/later.tsx';
import { popupDelay } from './incoming.ts';
import { notificationKind, opensPopup, type NotificationKind } from './notification-kinds.ts';
import type { Content, Notification } from './notification.ts';
import { useAskForAnswer, type Brief } from './use-ask-for-answer.ts';
import { useSocketEvent } from '#components/realtime/use-realtime.ts';
import { useSummary } from './use-summary.ts';

// Most pages have no notifications to show: the component is loaded with the first one.
const NoticeHost = later(async () => (await import('./notice-host.tsx')).NoticeHost);

interface IncomingPopupProps {
  prefix: string;
  brief: Brief;
}

/** Shows notifications while the member looks at something else. It takes no focus. */
export function IncomingPopup({ prefix, brief }: IncomingPopupProps) {
  const path = useCurrentPath();
  const ask = useAskForAnswer(brief);
  const [received, setReceived] = useState<readonly Notification[]>([]);
  const [needed, setNeeded] = useState(false);
  const receive = (key: string, kind: NotificationKind, content: Content, delay = 0): void => {
    setNeeded(true);
    setReceived((before) => [...before, { key, kind, at: Date.now() + delay, content }]);
  };
  useSocketEvent('chat', (event) => {
    const delay = popupDelay(event);
    if (event.seq === null || delay === null) return;
    receive(event.id, notificationKind(event.type), { is: 'event', event }, delay);
  });
  useSocketEvent('notification', ({ type, title, text }) => {
    const kind = notificationKind(type);
    if (opensPopup(kind)) receive(type, kind, { is: 'text', title, text });
    else ask(kind);
  });
  useSummary(path, () => {
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
