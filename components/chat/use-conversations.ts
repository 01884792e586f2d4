'use client';

import { useRef, useState } from 'react';
import { useMemberState } from '#components/notifications/member-state.tsx';
import { useCatchUp, useRealtime, useSocketEvent } from '#components/notifications/use-realtime.ts';
import { useTellError } from '#components/notifications/use-tell-error.ts';
import { loadConversations } from './chat-calls.ts';
import { mergeConversations, withMessage, withoutPeers, withRead } from './list-state.ts';
import type { Conversation, ListAnswer } from './types.ts';

/** The list as the server rendered it, kept up by the socket and, after a lost line, by its cursor. */
export function useConversations(initial: ListAnswer, openId: string | undefined) {
  const { trackerId } = useRealtime();
  const { setUnread } = useMemberState();
  const tellError = useTellError();
  const [list, setList] = useState(initial.messages);
  const [hasMore, setHasMore] = useState(initial.hasMore);
  const [loading, setLoading] = useState(false);
  const cursor = useRef(initial.cursor);

  const add = (more: readonly Conversation[]): void => {
    setList((before) => mergeConversations(before, more));
  };
  const fetchChanges = async (): Promise<void> => {
    const answer = await loadConversations(trackerId, { after: cursor.current });
    cursor.current = answer.cursor;
    setUnread(answer.totalUnreadMessages);
    setList((before) => mergeConversations(withoutPeers(before, answer.closed), answer.messages));
    if (answer.hasMore) await fetchChanges();
  };
  const refresh = (): void => {
    fetchChanges().catch(() => undefined);
  };
  const older = (): void => {
    const last = list.at(-1)?.last;
    if (loading || !hasMore || !last) return;
    setLoading(true);
    loadConversations(trackerId, { before: last.time })
      .then((answer) => {
        add(answer.messages);
        setHasMore(answer.hasMore);
      }, tellError)
      .finally(() => {
        setLoading(false);
      });
  };
  useSocketEvent('chat', (event) => {
    // A new conversation needs what an event does not carry, the label among it.
    if (!list.some(({ angelId }) => angelId === event.angelId)) refresh();
    else setList((before) => withMessage(before, event, openId));
  });
  useSocketEvent('read', ({ angelId, by }) => {
    if (by === 'self') setList((before) => withRead(before, angelId));
  });
  useSocketEvent('conversation', ({ angelId, closed }) => {
    if (closed) setList((before) => withoutPeers(before, [angelId]));
    else refresh();
  });
  useCatchUp(refresh);
  return { conversations: withRead(list, openId), hasMore, loading, older };
}
