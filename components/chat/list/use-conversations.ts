'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { onLikesHere } from '#components/discovery/liked-memory.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useCatchUp, useRealtime, useSocketEvent } from '#components/realtime/use-realtime.ts';
import { useMountedLate } from '#components/realtime/use-realtime.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { useRetried } from '#components/requests/use-retried.ts';
import { loadConversations } from '../state/chat-calls.ts';
import { onOwnSend, onPendingChange, type OwnSend } from '../state/own-sends.ts';
import type { Conversation, ListAnswer } from '../state/types.ts';
import {
  mergeConversations,
  withMessage,
  withoutPeers,
  withOwnSend,
  withPendingMessage,
  withRead,
} from './list-state.ts';

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether the page is visible; on the server it is assumed to be. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    watch,
    () => !document.hidden,
    () => true,
  );
}

const NONE: readonly Conversation[] = [];

/** Whether the window is wide enough for the list beside the thread. */
function isSideBySide(): boolean {
  return window.matchMedia('(min-width: 48rem)').matches;
}

/**
 * The list as the server rendered it, updated by the socket and, after a lost connection, by its cursor. Null
 * if the page hides the list: it is then fetched once it is visible.
 */
export function useConversations(initial: ListAnswer | null, openId: string | undefined) {
  const { trackerId } = useRealtime();
  const { setUnread } = useMemberState();
  const showError = useErrorToast();
  const seenId = usePageVisible() ? openId : undefined;
  const [list, setList] = useState(initial?.messages);
  const [pending, setPending] = useState(initial?.pendingMessage ?? null);
  const [matches, setMatches] = useState(initial?.newMatches ?? []);
  const [hasMore, setHasMore] = useState(initial?.hasMore ?? false);
  const [loading, setLoading] = useState(false);
  const cursor = useRef(initial?.cursor);

  const take = (answer: ListAnswer): void => {
    cursor.current = answer.cursor;
    setUnread(answer.totalUnreadMessages);
    setPending(answer.pendingMessage);
    setMatches(answer.newMatches ?? []);
    setList((before = NONE) =>
      mergeConversations(withoutPeers(before, answer.closed), answer.messages),
    );
  };
  const fetchChanges = async (): Promise<void> => {
    if (cursor.current === undefined) return;
    const answer = await loadConversations(trackerId, { after: cursor.current });
    take(answer);
    if (answer.hasMore) await fetchChanges();
  };
  const refresh = useRetried(fetchChanges);
  const begin = useEffectEvent(() => {
    if (cursor.current !== undefined || (openId !== undefined && !isSideBySide())) return;
    loadConversations(trackerId, {}).then((answer) => {
      take(answer);
      setHasMore(answer.hasMore);
    }, showError);
  });
  useEffect(() => {
    begin();
  }, [openId]);
  const older = (): void => {
    const last = list?.at(-1)?.last;
    if (loading || !hasMore || !last) return;
    setLoading(true);
    loadConversations(trackerId, { before: last.time })
      .then((answer) => {
        setList((before = NONE) => mergeConversations(before, answer.messages));
        setHasMore(answer.hasMore);
      }, showError)
      .finally(() => {
        setLoading(false);
      });
  };
  useSocketEvent('chat', (event) => {
    if (event.seq === null || list === undefined) return;
    // A new conversation needs data that an event lacks, the label for example.
    if (!list.some(({ angelId }) => angelId === event.angelId)) {
      refresh();
      return;
    }
    if (event.from === 'self' && event.angelId === pending?.angelId) refresh();
    setList((before = NONE) => withMessage(before, event, seenId));
  });
  const handleOwnSend = useEffectEvent((send: OwnSend) => {
    if (list?.some(({ angelId }) => angelId === send.angelId) !== true) {
      refresh();
      return;
    }
    if (send.angelId === pending?.angelId) refresh();
    setList((before) => before && withOwnSend(before, send));
  });
  const handleChange = useEffectEvent(refresh);
  useEffect(
    () =>
      onOwnSend((send) => {
        handleOwnSend(send);
      }),
    [],
  );
  useEffect(
    () =>
      onPendingChange(() => {
        handleChange();
      }),
    [],
  );
  // A like from the open thread may have made a match, for which the server sends this tab no event.
  useEffect(
    () =>
      onLikesHere(() => {
        handleChange();
      }),
    [],
  );
  // Only the server knows whether the newest message changed.
  useSocketEvent('message', refresh);
  useSocketEvent('read', ({ angelId, by }) => {
    if (by === 'self') setList((before) => before && withRead(before, angelId));
  });
  useSocketEvent('conversation', ({ angelId, closed }) => {
    if (closed) {
      setList((before) => before && withoutPeers(before, [angelId]));
      setMatches((before) => withoutPeers(before, [angelId]));
    } else refresh();
  });
  // A match made on another device of the member; one that the peer made arrives as a message.
  useSocketEvent('like', ({ matched }) => {
    if (matched) refresh();
  });
  useCatchUp(refresh);
  useMountedLate(refresh);
  const conversations = list && withPendingMessage(withRead(list, seenId), pending);
  return { conversations, matches, hasMore, loading, older };
}
