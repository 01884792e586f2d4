'use client';

import { useEffect, useState } from 'react';
import { call } from '#lib/http/client/call.ts';
import { isNotice } from '#components/realtime/is-notice.ts';
import { countFresh, withMarks, withNotice, withoutPeer } from './notice-list.ts';
import type { NotificationsAnswer } from './notice-list.ts';
import { useHostedLabels } from '#components/realtime/use-hosted-labels.ts';
import { useRetried } from '#components/requests/use-retried.ts';
import { useCatchUp, useRealtime, useSocketEvent } from '#components/realtime/use-realtime.ts';

/**
 * Likes and visits as the server rendered them, updated by the socket. Looking at them marks them as seen;
 * those that were new on arrival keep their mark until the page is left.
 */
export function useNotifications(initial: NotificationsAnswer): NotificationsAnswer {
  const { trackerId } = useRealtime();
  const hosted = useHostedLabels();
  const [lists, setLists] = useState(initial);
  const fresh = countFresh(lists.like) + countFresh(lists.visits);

  const reload = useRetried(async () => {
    const fetched = await call('GET /api/get/notifications/{trackerId}', { params: { trackerId } });
    setLists((shown) => withMarks(fetched, shown));
  });
  useSocketEvent('chat', (event) => {
    if (event.seq === null || !isNotice(event)) return;
    const label = hosted.label(event.kind, event.answeredBy);
    setLists((before) => withNotice(before, event, label));
  });
  useSocketEvent('conversation', ({ angelId, closed }) => {
    if (closed) setLists((before) => withoutPeer(before, angelId));
    else reload();
  });
  useCatchUp(reload);

  useEffect(() => {
    if (fresh === 0) return;
    const markAllSeen = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', markAllSeen);
      // The socket updates the shell's count; unseen ones are counted again with the next page.
      call('POST /api/log/notification/readed', { body: {} }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', markAllSeen);
    markAllSeen();
    return () => {
      document.removeEventListener('visibilitychange', markAllSeen);
    };
  }, [fresh]);
  return lists;
}
